"""Programs that write in a folder: this one, and others in processes of their own."""

import subprocess
import sys

from scorekeeper.storage.lock import FolderAccess

EVENING = "2026-07-12 20:15:00"
HOLDER = """
import os, sys
from pathlib import Path
from scorekeeper.storage.lock import FolderAccess

def enter(access):
    try:
        access.enter()
    except Exception as refused:
        print(type(refused).__name__, flush=True)
    else:
        print("writes", flush=True)

access = None
for line in sys.stdin:
    if line == "enter\\n":
        access = FolderAccess(Path(sys.argv[1]), lambda: "2026-07-12 20:15:00")
        enter(access)
    elif line == "leave\\n":
        access.leave()
        print("left", flush=True)
    elif line == "fork\\n" and not os.fork():
        enter(access)
        sys.stdin.readline()  # until the test is over
        os._exit(0)
"""


def access_to(folder, now=EVENING, **how):
    return FolderAccess(folder, lambda: now, **how)


class Holder:
    """Another program on the same folder; it goes in and out when it is told to."""

    def __init__(self, folder):
        command = [sys.executable, "-c", HOLDER, str(folder)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def tell(self, word):
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def hear(self):
        return self.process.stdout.readline().strip()

    def enter(self):
        """Have it go in; return what came of it."""
        self.tell("enter")
        return self.hear()

    def leave(self):
        self.tell("leave")
        return self.hear()

    def kill(self):
        self.process.kill()
        self.process.wait()


def access_of_another(folder):
    holder = Holder(folder)
    with holder.process:
        heard = holder.enter()
        holder.kill()
    return heard


def beside(folder, doing):
    """Do something while somebody else writes."""
    other = access_to(folder)
    other.enter()
    try:
        doing()
    finally:
        other.leave()
