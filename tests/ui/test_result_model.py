"""What is taken home: copied, shared and saved."""

import pytest
from ui.desks import ONE_HAND, Pocket, played, table_of


def a_result(**pocket):
    device = Pocket(**pocket)
    desk, table = table_of(rules=ONE_HAND, device=device)
    played(table, [1, 0, 0], [1, 0, 0])
    return desk.result(table.game.setup.id), device


def test_the_text_is_copied_and_that_is_said():
    result, device = a_result()

    result.copy()

    assert device.clipboard == result.text
    assert "1. Ann, Ben, Cy: 10" in result.text
    assert result.told == "The text is copied."


def test_a_device_that_cannot_copy_says_so():
    result, _ = a_result(copies=False)

    result.copy()

    assert result.told == "It cannot be copied here."


@pytest.mark.parametrize(
    ("save", "name", "head"),
    [
        ("save_hands", "oh-hell-2026-07-12.csv", "\ufeffgame_id,date,hand,"),
        ("save_sheet", "oh-hell-2026-07-12-scoresheet.csv", "\ufeffhand,cards,"),
    ],
)
def test_a_file_is_saved_under_the_evenings_name(save, name, head):
    result, device = a_result(place="")

    getattr(result, save)()

    assert device.files[name].startswith(head)
    assert result.told == f"{name} is with your downloads."


def test_where_a_file_was_saved_is_said():
    result, _ = a_result(place="/home/ann/sheet.csv")

    result.save_sheet()

    assert result.told == "Saved: /home/ann/sheet.csv"


def test_a_file_that_was_not_saved_is_not_said_to_be():
    result, device = a_result(place=None)

    result.save_hands()

    assert device.files == {}
    assert result.told == "Nothing was saved."


@pytest.mark.parametrize("phone", [True, False])
def test_only_phones_share(phone):
    result, _ = a_result(can_share=phone)

    result.shared()

    assert result.can_share == phone
    assert result.told == ""
