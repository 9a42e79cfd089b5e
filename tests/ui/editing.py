"""What the tests of the editor of rules do again and again."""

from ui.desks import taps

EDIT = "/rules/classic/edit"


def told(user, card):
    """Return what a card says of its group."""
    return user.text(f"told-{card}")


async def opened(user, card, *keys):
    """Open the card of a group and tap what is in it."""
    await taps(user, f"group-{card}", *keys)
