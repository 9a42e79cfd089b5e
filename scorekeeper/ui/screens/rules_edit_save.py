"""The foot of the editor of rules: what keeps a draft, what lets it go, and what is asked."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from scorekeeper.rules import Rules
from scorekeeper.ui.models.rules_edit import NAME, RulesEdit
from scorekeeper.ui.parts.buttons import primary, secondary
from scorekeeper.ui.parts.notice import notice
from scorekeeper.ui.parts.text_box import TextBox
from scorekeeper.ui.theme import Space
from scorekeeper.words import _, isolated

__all__ = ["LONGEST_NAME", "saving"]

LONGEST_NAME = 60

Saved = Callable[[str], None]


def saving(model: RulesEdit, on_saved: Saved, on_other: Callable[[str], None]) -> ft.Control | None:
    """Return the foot, once there is a draft; ``on_saved`` gets the key of what was kept.

    ``on_other`` gets the key of other rules, whose draft took the place of this one.
    """
    if not model.is_asking:
        return None
    told, buttons = _step(model, on_saved, on_other)
    return ft.Column(
        [
            # What comes and goes stands by itself: the line below is being written on.
            ft.Column([notice(told)] if told else [], spacing=0),
            ft.Column(_named(model), spacing=Space.SNUG),
            ft.Row(
                buttons,
                wrap=True,
                spacing=Space.SNUG,
                run_spacing=Space.SNUG,
                alignment=ft.MainAxisAlignment.END,
            ),
        ],
        spacing=Space.TIGHT,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _step(
    model: RulesEdit, on_saved: Saved, on_other: Callable[[str], None]
) -> tuple[str | None, list[ft.Control]]:
    """Return what is to be said, and the buttons that answer it."""
    if model.replaced is not None:
        return _replaced(model, model.replaced, on_other)
    if model.clash is not None:
        return _clash(model, on_saved)
    save = primary(
        _("Save") if model.is_ours else _("Save as ours"),
        key="save",
        on_tap=lambda: _tell(model.save(), on_saved),
    )
    undo = secondary(_("Undo changes"), key="undo-all", on_tap=model.undo_all)
    return model.notice, [undo, save]


def _clash(model: RulesEdit, on_saved: Saved) -> tuple[str, list[ft.Control]]:
    told = _("“{rules}” was changed elsewhere since you began.")
    another = secondary(_("Save as another"), key="save-another", on_tap=model.save_as_another)
    over = primary(
        _("Save mine over it"),
        key="save-over",
        on_tap=lambda: _tell(model.save_over(), on_saved),
    )
    return told.format(rules=isolated(model.base.name)), [another, over]


def _replaced(
    model: RulesEdit, theirs: Rules, on_other: Callable[[str], None]
) -> tuple[str, list[ft.Control]]:
    same = theirs.key == model.base.key
    told = _(
        "“{rules}” is being changed on another page too. "
        "There is room for one draft: yours is not kept."
    )
    other = secondary(
        _("Go on with the other"),
        key="take-theirs",
        on_tap=model.take_theirs if same else lambda: on_other(theirs.key),
    )
    mine = primary(_("Keep mine"), key="keep-mine", on_tap=model.keep_mine)
    return told.format(rules=isolated(theirs.name)), [other, mine]


def _tell(kept: Rules | None, on_saved: Saved) -> None:
    if kept is not None:
        on_saved(kept.key)


def _named(model: RulesEdit) -> list[ft.Control]:
    """Return the question for the name of new rules, before they are saved."""
    if not model.names_it:
        return []
    fault = model.faults.get(NAME)
    return [
        ft.Column([notice(fault, key="save-fault")] if fault else [], spacing=0),
        TextBox(
            _("What is it called at your table?"),
            box_key="save-name",
            start=model.rules.name,
            fresh=model.fresh,
            longest=LONGEST_NAME,
            on_write=lambda text: model.change(NAME, name=text),
        ),
    ]
