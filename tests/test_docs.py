"""The documentation: its examples run, and its links lead somewhere."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

import backtrick
from backtrick.cli import app
from backtrick.record import read, write
from backtrick.record.writer import FIRST_LINE
from tests.machines import ROOT
from tests.markdown import Block, Page, anchor, pages

if TYPE_CHECKING:
    from pathlib import Path

PAGES = pages()
ANY_LINES = "...\n"

each_page = pytest.mark.parametrize("page", PAGES, ids=[page.path.name for page in PAGES])


@each_page
def test_python_examples_run(
    page: Page,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """The Python of a page runs from top to bottom, and prints the text below it."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in page.blocks:
        if block.language == "python" and not block.title:
            code = compile("\n" * (block.line - 1) + block.text, page.path, "exec")
            exec(code, names)  # noqa: S102 - the project's own pages
            assert capsys.readouterr().out == (block.output or "")


@pytest.mark.parametrize("name", backtrick.GAMES)
def test_the_readme_plays_every_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its first program works for any game, with default options."""
    blocks = Page(ROOT / "README.md").blocks
    first = next(block.text for block in blocks if block.language == "python")
    assert first.count('"quick-easy"') == 1
    exec(first.replace("quick-easy", name), {})  # noqa: S102 - the project's own page
    assert capsys.readouterr().out.startswith("Outcome(")


@each_page
def test_commands_print_what_the_pages_show(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every `$ ./play ...` in a console block prints the text below it."""
    monkeypatch.chdir(ROOT)
    for block in page.blocks:
        for command, shown in commands(block):
            printed = "".join(f"{line.rstrip()}\n" for line in run(command).splitlines())
            assert re.fullmatch(pattern(shown), printed), printed


def commands(block: Block) -> list[tuple[str, str]]:
    """The commands of a console block, each with its output."""
    if block.language != "console":
        return []
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert parts[0] == ""
    return [(command, shown) for command, _, shown in (part.partition("\n") for part in parts[1:])]


def run(command: str) -> str:
    """The output of `./play` on a terminal 80 columns wide."""
    program, *arguments = shlex.split(command)
    assert program == "./play", "only ./play is run; put other commands in a block of sh"
    environment = {"COLUMNS": "80", "LC_ALL": "en.UTF-8"}
    return CliRunner().invoke(app, arguments, prog_name="./play", env=environment).output


def pattern(shown: str) -> str:
    """The text as a pattern, in which a line of three dots stands for any lines."""
    lines = shown.splitlines(keepends=True)
    return "".join(r"(?:.*\n)*?" if line == ANY_LINES else re.escape(line) for line in lines)


@each_page
def test_records_are_written_in_our_format(page: Page) -> None:
    """Every record on a page can be read, and is the same when written back."""
    for block in page.blocks:
        if block.text.startswith(FIRST_LINE) and not block.title:
            assert write(read(block.text)) == block.text


@each_page
def test_links_lead_somewhere(page: Page) -> None:
    """Every link to a file of the project, or to a heading, finds it."""
    for link in page.links:
        file, _, heading = link.partition("#")
        if "://" in link:
            continue
        target = page.path.parent / file if file else page.path
        assert target.exists(), link
        assert not heading or heading in map(anchor, Page(target).headings), link


def test_the_readme_leads_to_every_game() -> None:
    """Each game's page, and every page of docs/, is linked from README.md."""
    linked = set(Page(ROOT / "README.md").links)
    assert {f"docs/{name}.md" for name in backtrick.GAMES} <= linked
    assert {f"docs/{path.name}" for path in ROOT.glob("docs/*.md")} <= linked


def test_the_words_of_the_glossary_are_those_of_the_code() -> None:
    """Each type that the glossary of ARCHITECTURE.md names is one of Python or TypeScript."""
    named = re.findall(r"`([A-Z]\w+)`", Page(ROOT / "ARCHITECTURE.md").sections["Glossary"])
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    known = set(re.findall(r"^\s*(?:export )?(?:class|interface|type) (\w+)", texts, re.MULTILINE))
    assert named
    assert set(named) - known == set()
