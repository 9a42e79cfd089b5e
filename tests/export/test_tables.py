"""The tables a game is taken away in."""

from dataclasses import replace

from hypothesis import example, given
from hypothesis import strategies as st
from sheets import table
from strategies import (
    ANN,
    BEN,
    CY,
    bid,
    dice,
    divided,
    game_of,
    halves,
    play,
    play_legally,
    setup_of,
    variations,
)

from scorekeeper.export.cells import unguarded
from scorekeeper.export.names import tidy
from scorekeeper.export.sheets import read_sheet
from scorekeeper.export.tables import games_csv, hands_csv, scoresheet_csv
from scorekeeper.rules import (
    Accept,
    Adjust,
    Bid,
    Breach,
    Game,
    Played,
    Player,
    PlayerId,
    SitOut,
    Tricks,
    Trump,
    TrumpMade,
)
from scorekeeper.rules.record import Deal, Leader


def column(text, name):
    return [row[name] for row in table(text)]


def test_hands_csv_has_one_row_per_player_and_hand():
    game = game_of(1, 2).after(TrumpMade(1, Trump.HEARTS))
    game = play(game, [1, 0, 0], [1, 0, 0]).after(Adjust(1, BEN, -10))

    assert table(hands_csv(game))[1] == {
        "game_id": "g1",
        "date": "2024-05-04 20:15:00",
        "hand": "1",
        "cards": "1",
        "trump": "hearts",
        "dealer": "Cy",
        "leader": "Ann",
        "status": "counts",
        "seat": "2",
        "player_id": "ben",
        "player": "Ben",
        "bid": "0",
        "tricks": "0",
        "made": "1",
        "off": "0",
        "adjust": "-10",
        "points": "10",
        "total": "0",
        "rank": "3",
    }
    assert len(table(hands_csv(game))) == 3


def test_a_game_without_entries_is_a_header_only():
    text = hands_csv(game_of(1))

    assert table(text) == []
    assert text.endswith("rank\r\n")


def test_not_entered_is_empty_and_zero_is_0():
    text = hands_csv(bid(game_of(1), 0))

    assert column(text, "bid") == ["0", "", ""]
    assert column(text, "points") == ["", "", ""]
    assert column(text, "status") == ["open"] * 3


def test_a_hand_sat_out_is_empty_and_says_so():
    text = hands_csv(play(game_of(1).after(SitOut(1, ANN)), [1, 0], [1, 0]))

    assert column(text, "status") == ["out", "counts", "counts"]
    assert column(text, "points") == ["", "11", "10"]
    assert column(text, "total") == ["0", "11", "10"]


def test_a_hand_that_the_table_let_pass_says_so():
    game = bid(game_of(2, 2, 2), 1, 0, 0).after(Accept(1, Breach.TRICKS))
    game = game.after(Played(1, ((ANN, 1), (BEN, 0), (CY, 0)))).after(Accept(2, Breach.MISSING))
    game = game.after(Played(2, ((ANN, 1),)))

    assert column(hands_csv(game), "status") == ["stands"] * 3 + ["missing"] * 3


def test_a_hand_being_corrected_stands_as_it_counts():
    game = play(game_of(1, 1), [1, 0, 0], [1, 0, 0]).after(Tricks(1, BEN, 1))

    assert column(hands_csv(game), "tricks") == ["1", "0", "0"]


def test_ties_share_a_rank():
    assert column(hands_csv(play(game_of(1), [0, 0, 0], [1, 0, 0])), "rank") == ["3", "1", "1"]


def named(*names, rules=None):
    """Return a setup of players called like this."""
    setup = setup_of(len(names)) if rules is None else setup_of(len(names), rules)
    players = tuple(Player(PlayerId(f"p{n}"), name) for n, name in enumerate(names))
    return replace(setup, players=players, first_dealer=players[-1].id)


def test_two_players_of_one_name_stay_apart():
    game = Game.start(named("Ann", "Ann", "Cy"))
    game = play(play(game, [1, 0, 0], [1, 0, 0]), [2, 0, 0], [2, 0, 0])

    assert column(hands_csv(game), "dealer") == ["Cy"] * 3 + ["p0"] * 3
    assert hands_csv(read_sheet(hands_csv(game)).game) == hands_csv(game)
    assert "Ann (1) bid,Ann (1) tricks,Ann (1) total,Ann (2) bid" in scoresheet_csv(game)


names = st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=8)
awkward = st.sampled_from(
    ["=1+1", "-8", "@a", "\tx", "a,b", 'a"b', "a;b", "'=1", "👩‍👩‍👧", "שרה", "p1"]
)


@st.composite
def evenings(draw):
    """Draw a game with oddly named people, hands sat out, let pass, or half entered."""
    called = draw(st.lists((names | awkward).map(tidy).filter(bool), min_size=3, max_size=5))
    rules = draw(variations).rules()
    chance = dice(draw(st.integers(0, 2**32)))
    game = Game.start(named(*called, rules=rules))
    for _ in range(draw(st.integers(0, 4))):
        game = odd_hand(game, chance, draw(st.sampled_from(["plain", "out", "pass", "open"])))
        if chance.random() < 0.5:
            last = next(hand for hand in reversed(game.hands) if hand.has_entries)
            game = game.after(Adjust(last.number, game.seats[0], draw(halves)))
    for player in game.hand.order[: draw(st.integers(0, 2))]:
        game = game.after(Bid(game.hand.number, player, game.legal_bids(player)[0]))
    return game


def odd_hand(game, chance, kind):
    number = game.hand.number
    if kind == "out":
        game = game.after(SitOut(number, chance.choice(game.seats)))
    if kind == "open":
        return game.after(Accept(number, Breach.MISSING)).after(Played(number, ()))
    if kind == "plain":
        if game.settled_trump(number, game.hand.cards, 3) is None:
            game = game.after(TrumpMade(number, chance.choice(list(Trump))))
        return play_legally(game, chance, 1)
    for player in game.hand.order:
        game = game.after(Bid(number, player, game.legal_bids(player)[-1]))
    tricks = divided(chance, game.hand.cards - (kind == "pass"), len(game.hand.order))
    game = game.after(Accept(number, Breach.TRICKS)) if kind == "pass" else game
    return game.after(Played(number, tuple(zip(game.hand.order, tricks, strict=True))))


@given(evenings())
@example(play(Game.start(named("=1+1", "a,b", "שרה")), [1, 0, 0], [1, 0, 0]))
def test_hands_csv_reads_back_in(game):
    text = hands_csv(game)
    if not table(text):
        return

    read = read_sheet(text.encode(), game.setup.rules)

    assert hands_csv(read.game) == text
    assert read.game.totals == game.totals
    assert not any("the file gives" in note for note in read.notes)


@given(evenings())
def test_other_programs_take_nothing_for_a_formula_and_figures_for_figures(game):
    called = {player.id: player.name for player in game.setup.players}

    for row in table(hands_csv(game)):
        assert unguarded(row["player"]) == called[row["player_id"]]
        assert row["player"][0] not in "=+-@\t\r"
        assert float(row["total"]) == game.sheet[int(row["hand"]) - 1].totals[row["player_id"]]


def test_the_scoresheet_is_wide_and_ends_with_the_totals():
    game = play(game_of(1, 2), [1, 0, 0], [1, 0, 0])
    game = bid(game, 0)

    assert scoresheet_csv(game) == (
        "\ufeffhand,cards,dealer,Ann bid,Ann tricks,Ann total,Ben bid,Ben tricks,Ben total,"
        "Cy bid,Cy tricks,Cy total\r\n"
        "1,1,Cy,1,1,11,0,0,10,0,0,10\r\n"
        "2,2,Ann,,,11,0,,10,,,10\r\n"
        "total,,,,,11,,,10,,,10\r\n"
    )


def test_games_csv_has_one_row_per_player_and_game():
    game = play(play(game_of(1, 2), [1, 0, 0], [0, 1, 0]), [0, 1, 1], [0, 1, 1])

    rows = table(games_csv([(game, 42), (game, 43)]))

    assert len(rows) == 6
    assert rows[1] == {
        "game_id": "g1",
        "date": "2024-05-04 20:15:00",
        "minutes": "42",
        "rules": "classic",
        "players": "3",
        "hands": "2",
        "seat": "2",
        "player_id": "ben",
        "player": "Ben",
        "score": "10",
        "rank": "3",
        "winner": "0",
        "made": "1",
        "bids": "2",
        "zero_bids": "2",
        "zero_made": "1",
        "under": "0",
        "over": "1",
    }


def test_every_first_rank_wins_in_games_csv():
    game = play(game_of(1), [0, 0, 0], [0, 0, 1])

    assert column(games_csv([(game, 0)]), "winner") == ["1", "1", "0"]


def test_hands_csv_names_the_top_bidder_where_they_lead_and_nobody_before_that():
    game = bid(game_of(2, 2, deal=Deal(leader=Leader.TOP_BIDDER)), 0, 0)
    assert column(hands_csv(game), "leader") == ["", "", ""]

    game = bid(game, 1)

    assert column(hands_csv(game), "leader") == ["Cy", "Cy", "Cy"]
