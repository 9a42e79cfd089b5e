"""The bin: what was deleted, brought back, or deleted for good."""

from ui.desks import begun, desk_of, visiting


def deleted(desk):
    game = begun(desk).game.setup.id
    desk.library.delete(game)
    return game


async def test_a_deleted_game_waits_in_the_bin_and_comes_back(desk):
    game = deleted(desk)
    async with visiting(desk) as user:
        await user.tap("menu")
        await user.tap("menu-safe")
        assert user.text("bin").startswith("1 deleted game")
        await user.tap("bin")
        assert "It can be brought back for 30 more days." in user.text(f"binned-{game}")

        await user.tap(f"back-{game}")

        assert user.text("told") == "The game is back."
        assert not user.shows(f"binned-{game}")
        await user.back()
        assert user.text("bin").startswith("Nothing was deleted.")
        await user.back()
        assert user.shows("go-on")


async def test_for_good_is_asked_first(desk, store):
    game = deleted(desk)
    async with visiting(desk, "/safe/bin") as user:
        await user.tap(f"drop-{game}")
        assert "There is no way back from this." in user.text(f"asked-{game}")
        await user.tap(f"spare-{game}")
        assert game in store.bin

        await user.tap(f"drop-{game}")
        await user.tap(f"gone-{game}")

        assert store.bin == {}
        assert user.text("told") == "The game is deleted for good."
        assert "Nothing in the bin" in user.spoken()


async def test_a_game_that_another_page_brought_back_is_simply_gone_from_the_bin(desk):
    game = deleted(desk)
    async with visiting(desk, "/safe/bin") as user:
        desk.library.restore(game)

        await user.tap(f"back-{game}")

        assert not user.shows(f"binned-{game}")
        assert not user.shows("notice")


async def test_what_cannot_be_done_says_why_and_changes_nothing(desk, store):
    game = deleted(desk)
    async with visiting(desk, "/safe/bin") as user:
        store.broken = True
        await user.tap(f"back-{game}")
        assert "disk is full" in user.text("notice")
        await user.tap(f"drop-{game}")
        await user.tap(f"gone-{game}")

        assert "disk is full" in user.text("notice")
        assert user.shows(f"binned-{game}")
        assert game in store.bin


async def test_a_damaged_game_in_the_bin_can_be_deleted_for_good(store, desk):
    game = deleted(desk)
    store.bin[game] = "{"
    async with visiting(desk_of(store), "/safe/bin") as user:
        assert "Its file is damaged." in user.text(f"binned-{game}")

        await user.tap(f"drop-{game}")
        await user.tap(f"gone-{game}")

        assert store.bin == {}
