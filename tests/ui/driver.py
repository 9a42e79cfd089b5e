"""Runs components in-process: a real Flet session whose client only echoes.

Neither Flutter nor a socket nor a browser takes part, so a test lasts milliseconds.
Flet offers no such thing; this file leans on its private names, and is the only one
that does.  When Flet moves, mend it here.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import flet as ft
import msgpack
from flet.components.public_utils import unwrap_component
from flet.controls.context import _context_page
from flet.controls.object_patch import DiffBuilder
from flet.messaging.connection import Connection
from flet.messaging.protocol import MessageAction, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

__all__ = ["Driver", "driving", "showing"]

_pack = configure_encode_object_for_msgpack(ft.BaseControl)

PLAIN = (type(None), str, int, float, bool)
"""What holds no control."""


def _skipping(walk: Callable[..., Any]) -> Callable[..., Any]:
    """Have Flet's walk through all fields of all controls pass over what holds no control.

    It would find nothing there, field by field; half the time of these tests goes into that.
    """

    def skipping(self: DiffBuilder, item: Any, *args: Any, **kwargs: Any) -> Any:
        return () if type(item) in PLAIN else walk(self, item, *args, **kwargs)

    return skipping


DiffBuilder._configure_dataclass = _skipping(DiffBuilder._configure_dataclass)
DiffBuilder._removed_controls = _skipping(DiffBuilder._removed_controls)

TURNS = 20
"""How often the loop turns before a change has surely arrived everywhere."""


class Echo(Connection):
    """The client's end: encodes all it is sent, and answers every call with nothing.

    ``answers`` maps the name of a method to what it answers instead, ``failures`` to what
    it complains of.
    """

    def __init__(self) -> None:
        super().__init__()
        self.pubsubhub = PubSubHub()
        self.loop = asyncio.get_running_loop()
        self.page_url = "http://test"
        self.session: Session | None = None
        self.crashes: list[str] = []
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.answers: dict[str, Any] = {}
        self.failures: dict[str, str] = {}
        self._answering: set[asyncio.Task[None]] = set()

    def send_message(self, message: Any) -> None:
        msgpack.packb([message.action.value, message.body], default=_pack)
        match message.action:
            case MessageAction.SESSION_CRASHED:
                self.crashes.append(message.body.message)
            case MessageAction.INVOKE_METHOD:
                self.calls.append((message.body.name, message.body.args or {}))
                answer = self.loop.create_task(self._answer(message.body))
                self._answering.add(answer)
                answer.add_done_callback(self._answering.discard)

    async def _answer(self, call: Any) -> None:
        assert self.session is not None
        answer, failure = self.answers.get(call.name), self.failures.get(call.name)
        self.session.handle_invoke_method_results(call.control_id, call.call_id, answer, failure)
        if call.name == "push_route":
            page = self.session.page
            self.session.apply_page_patch({"route": call.args["route"]})
            await self.session.dispatch_event(
                page._i, "route_change", {"route": call.args["route"]}
            )


class Driver:
    """A user's hands and eyes.  Controls are found by their keys, on the topmost view."""

    def __init__(self, session: Session, client: Echo) -> None:
        self._session, self._client = session, client

    @property
    def page(self) -> ft.Page:
        """The page the components are drawn on."""
        return self._session.page

    @property
    def calls(self) -> list[tuple[str, dict[str, Any]]]:
        """What the client was asked to do: (method, arguments), oldest first."""
        return self._client.calls

    def will_answer(self, method: str, answer: Any) -> None:
        """Have the client answer a call from now on."""
        self._client.answers[method] = answer

    def will_fail(self, method: str, complaint: str) -> None:
        """Have the client complain about a call from now on."""
        self._client.failures[method] = complaint

    @property
    def routes(self) -> list[str]:
        """The addresses of the views on top of one another, the topmost last."""
        return [unwrap_component(view).route for view in unwrap_component(self.page.views)]

    def keys(self, start: str = "") -> list[str]:
        """Return the key of every control to be seen that starts so, in no order."""
        keys = [control.key for control in self._seen()]
        return [key for key in keys if isinstance(key, str) and key.startswith(start)]

    def shows(self, key: str) -> bool:
        return bool(self._called(key))

    def find(self, key: str) -> Any:
        found = self._called(key)
        assert len(found) == 1, f"{len(found)} controls have the key {key!r}"
        return found[0]

    def identity(self, key: str) -> int:
        """Return what stays the same as long as a control is not built anew."""
        return int(self.find(key)._i)

    def is_dead(self, key: str) -> bool:
        """Return whether the control is shown, but cannot be tapped."""
        return bool(self.find(key).disabled)

    def _called(self, key: str) -> list[Any]:
        controls = self._session.index.values()
        return [one for one in controls if one.key == key and self._is_seen(one)]

    def _is_seen(self, control: Any) -> bool:
        """Return whether a control is on the topmost view."""
        top = unwrap_component(unwrap_component(self.page.views)[-1])
        while control is not None and control is not top:
            control = control.parent
        return control is top

    def _seen(self) -> list[Any]:
        return [control for control in self._session.index.values() if self._is_seen(control)]

    def all(self) -> list[Any]:
        """Return every control on the topmost view, in no order."""
        return self._seen()

    def spoken(self) -> list[str]:
        """Return all that can be read or heard on the topmost view, word for word."""
        words = ("value", "label", "tooltip", "hint_text", "semantics_label", "title")
        seen = [control for control in self._seen() if not _is_unseen(control)]
        said = [getattr(control, word, None) for control in seen for word in words]
        return [each for each in said if each and isinstance(each, str)]

    def text(self, key: str) -> str:
        """Return what is written in the control: its own value, or all texts within it."""
        control = self.find(key)
        if isinstance(control, ft.Text):
            return control.value
        return " ".join(_texts(control))

    def name(self, key: str) -> str:
        """Return what a screen reader calls the control."""
        control = self.find(key)
        while control is not None and not isinstance(control, ft.Page):
            if isinstance(control, ft.Semantics) and control.label:
                return control.label
            control = control.parent
        raise AssertionError(f"{key!r} has no name")

    async def tap(self, key: str) -> None:
        control = self.find(key)
        assert not control.disabled, f"{key!r} is disabled"
        assert control.on_click is not None, f"{key!r} does nothing when tapped"
        await self._session.dispatch_event(control._i, "click", None)
        await self.settle()

    async def hear(self, key: str) -> None:
        """Tap as a screen reader does: on the name, not on the screen."""
        await self._session.dispatch_event(self.find(key).parent._i, "tap", None)
        await self.settle()

    async def type(self, key: str, text: str) -> None:
        control = self.find(key)
        self._session.apply_patch(control._i, {"value": text})
        await self._session.dispatch_event(control._i, "change", text)
        await self.settle()

    async def send(self, key: str) -> None:
        """Press Enter in a field."""
        control = self.find(key)
        await self._session.dispatch_event(control._i, "submit", control.value)
        await self.settle()

    async def point(self, key: str, at: int) -> None:
        """Put the cursor of a field at an offset; -1 is none."""
        data = {"selected_text": "", "selection": {"base_offset": at, "extent_offset": at}}
        await self._session.dispatch_event(self.find(key)._i, "selection_change", data)
        await self.settle()

    async def resize(self, key: str, width: float, height: float) -> None:
        """Have the client report a new size of a control, in dp."""
        size = {"w": width, "h": height}
        await self._session.dispatch_event(self.find(key)._i, "size_change", size)
        await self.settle()

    async def press(self, key: str, **held: bool) -> None:
        """Press a key of the keyboard, named as Flet names it ("Enter", "3"), others ``held``."""
        event = {"key": key, "shift": False, "ctrl": False, "alt": False, "meta": False, **held}
        await self.happen("keyboard_event", event)

    async def event(self, key: str, name: str) -> None:
        """Have the client report an event of a control that says nothing more."""
        await self._session.dispatch_event(self.find(key)._i, name, None)
        await self.settle()

    async def happen(self, name: str, data: Any = None) -> None:
        """Have the client report an event of the page."""
        await self._session.dispatch_event(self.page._i, name, data)
        await self.settle()

    async def visit(self, route: str) -> None:
        """Go to an address, as by the browser's own line."""
        await self.page.push_route(route)
        await self.settle()

    async def back(self) -> None:
        """Go back, as by the phone's own gesture."""
        await self.happen("view_pop", {"route": self.routes[-1]})

    @property
    def top(self) -> Any:
        """The topmost view itself."""
        return unwrap_component(unwrap_component(self.page.views)[-1])

    async def confirm_pop(self) -> None:
        """Go back where the topmost view has asked to be told first."""
        await self._session.dispatch_event(self.top._i, "confirm_pop", None)
        await self.settle()

    async def fall_asleep(self) -> None:
        """Lose the connection for a while."""
        await self._session.disconnect(60)

    async def wake_up(self) -> None:
        await self._session.connect(self._client)
        await self.settle()

    async def settle(self) -> None:
        """Wait until every change has been drawn, and nothing has crashed."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert not self._client.crashes, self._client.crashes[0]
        updates = self._session._Session__updates_task
        if updates is not None and updates.done():
            updates.result()


def _is_unseen(control: Any) -> bool:
    """Return whether a writing only holds room open."""
    return isinstance(control, ft.Text) and control.opacity == 0


def _texts(control: Any) -> list[str]:
    """Return what is written in ``control`` and below it, in reading order."""
    if isinstance(control, ft.Text):
        return [control.value] if control.value and control.opacity != 0 else []
    if not isinstance(control, ft.BaseControl):
        return []
    children = [getattr(control, name, None) for name in ("content", "_b")]
    children += getattr(control, "controls", None) or []
    return [line for child in _flat(children) for line in _texts(child)]


def _flat(children: list[Any]) -> list[Any]:
    return [one for child in children for one in (child if isinstance(child, list) else [child])]


@asynccontextmanager
async def driving(
    component: Callable[..., Any], *args: Any, route: str | None = None, **kwargs: Any
) -> AsyncIterator[Driver]:
    """Draw ``component``; with a ``route`` it is the whole app, opened at that address."""

    def show(page: ft.Page) -> None:
        (page.render if route is None else page.render_views)(component, *args, **kwargs)

    async with showing(show, route) as driver:
        yield driver


@asynccontextmanager
async def showing(
    show: Callable[[ft.Page], None], route: str | None = None
) -> AsyncIterator[Driver]:
    """Have ``show`` fill a page, opened at ``route``."""
    client = Echo()
    session = client.session = Session(client)
    page = session.page
    token = _context_page.set(page)
    try:
        if route is not None:
            page.route = route
        show(page)
        msgpack.packb(session.get_page_patch(), default=_pack)
        driver = Driver(session, client)
        await driver.settle()
        yield driver
    finally:
        session.close()
        await asyncio.sleep(0)
        _context_page.reset(token)
