"""Makes the sounds of the assets: ``python tests/ui/sounds.py assets/sounds``.

They are sines that die away, quiet and short: a click when an entry is taken, and a lower
one when it is refused.
"""

import io
import math
import struct
import sys
import wave
from pathlib import Path

RATE = 22_050
SOUNDS = {"taken": (1100, 0.05), "refused": (260, 0.14)}
"""Name -> pitch in hertz and length in seconds."""


def sound(pitch: float, length: float) -> bytes:
    """Return a sine of ``pitch`` that dies away, as the bytes of a WAV file."""
    count = int(RATE * length)
    heights = (
        0.35 * math.sin(2 * math.pi * pitch * n / RATE) * math.exp(-6 * n / count)
        for n in range(count)
    )
    held = io.BytesIO()
    with wave.open(held, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(32_767 * one)) for one in heights))
    return held.getvalue()


if __name__ == "__main__":
    for name, made in SOUNDS.items():
        (Path(sys.argv[1]) / f"{name}.wav").write_bytes(sound(*made))
