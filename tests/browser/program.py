"""The program itself, as a process of its own: started, killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["Program"]

ANSWER = "Open "
"""What the program says before the address, once that answers."""


@dataclass
class Program:
    """``scorekeeper --web`` on the games of one folder.

    A free port is taken at the first start and kept, so that pages find the program again.
    Whatever it complains of is kept too, and must be nothing when it is stopped.
    """

    folder: Path
    port: int = 0
    _process: subprocess.Popen[str] | None = None
    _complaints: list[Path] = field(default_factory=list)

    @property
    def url(self) -> str:
        """Where the program answers, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the program, and wait until it answers."""
        log = self.folder.with_name(f"{self.folder.name}-{len(self._complaints)}.log")
        self._complaints.append(log)
        command = [sys.executable, "-m", "scorekeeper", "--data", str(self.folder), "--web"]
        command += ["--no-browser", "--port", str(self.port)]
        with log.open("wb") as complaints:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=complaints, text=True, env=_plain()
            )
        told = self._process.stdout.readline()
        if not told.startswith(ANSWER):
            self.kill()
            raise AssertionError(f"{told}{self.complaints()}")
        self.port = int(told.strip().rstrip("/").rsplit(":", 1)[1])

    def kill(self) -> None:
        """End the program as a flat battery does: at once, and without a word."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Kill the program and start it again, on the same folder and at the same address."""
        self.kill()
        self.start()

    def stop(self) -> None:
        """Interrupt the program as a person does, and see that it never complained."""
        self._end(signal.SIGINT)
        complaints = self.complaints()
        assert not complaints, complaints

    def complaints(self) -> str:
        """Return what the program wrote on its error stream, over all its starts."""
        return "".join(
            log.read_text(encoding="utf-8", errors="replace") for log in self._complaints
        )

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with process:
            process.send_signal(how)
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                raise


def _plain() -> dict[str, str]:
    """Return the environment without what measures coverage: it makes each tap slower."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COV")}
