"""`python -m tests.counting` recounts all files and says where one differs.

With `--write` it writes the new counts, down to the depth of each block's last line. So a new block
needs only its head and one line, such as `9 0 0`.
"""

import sys

from tests.counting.blocks import FOLDER, Block, read


def main(arguments: list[str]) -> int:
    """Recount every file; return 1 if a block differs and is not rewritten."""
    differing = 0
    for file in sorted(FOLDER.glob("*.txt")):
        blocks = read(file.read_text("utf-8"), file.stem)
        counted = [block.recounted() for block in blocks]
        differing += sum(map(_say_difference, blocks, counted))
        if "--write" in arguments:
            _ = file.write_text("\n".join(block.text() for block in counted), "utf-8")
    return int(differing > 0 and "--write" not in arguments)


def _say_difference(written: Block, counted: Block) -> bool:
    """Print where a block differs; return whether it does."""
    if written.tree == counted.tree:
        return False
    print(f"{written.name}: the file has\n{written.text()}counted now:\n{counted.text()}")
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
