"""The command line of programs that attack servers for a while, with numbered seeds."""

import argparse
import random
import time
from collections.abc import Callable, Iterable


def main(
    summary: str, programs: Iterable[str], unit: str, batch: int, attack: Callable[[str, int, int], list[str]]
) -> None:
    """Attacks programs one after another with batches of inputs, and prints the findings."""
    parser = argparse.ArgumentParser(description=summary)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("names", nargs="*", help=f"of {', '.join(programs)}")
    arguments = parser.parse_args()
    names = [name for name in programs if not arguments.names or name.split()[0] in arguments.names]
    if not names:
        parser.error(f"There is no program '{arguments.names[0]}'.")
    print(f"seed {arguments.seed}")
    end, seed, sent, failed = time.monotonic() + arguments.seconds, arguments.seed, 0, False
    while time.monotonic() < end:
        for name in names:
            for text in attack(name, seed, batch):
                failed = True
                print(f"{name}, seed {seed}: {text}", flush=True)
            sent, seed = sent + batch, seed + 1
    print(f"{sent} {unit}")
    raise SystemExit(failed)
