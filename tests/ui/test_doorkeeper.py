"""What stands between browsers and Flet."""

from __future__ import annotations

import pytest
from starlette.websockets import WebSocketDisconnect

from scorekeeper.ui.serving import _Doorkeeper


async def nothing(_message=None):
    return {}


async def test_a_page_may_ask_nobody_but_this_machine():
    sent = []

    async def app(_scope, _receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def hear(message):
        sent.append(message)

    await _Doorkeeper(app)({"type": "http"}, nothing, hear)

    headers = dict(sent[0]["headers"])
    assert headers[b"content-security-policy"].startswith(b"default-src 'self' ")
    assert b"http" not in headers[b"content-security-policy"]


async def test_a_page_that_leaves_in_mid_sentence_is_no_error():
    async def app(_scope, _receive, _send):
        raise WebSocketDisconnect(1006)

    await _Doorkeeper(app)({"type": "websocket"}, nothing, nothing)


async def test_any_other_error_is_one():
    async def app(_scope, _receive, _send):
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        await _Doorkeeper(app)({"type": "websocket"}, nothing, nothing)
