"""Folds of the Guide, as Python-Markdown needs them.

- A fold holds Markdown, as it does on GitHub.
- A block in XCTest and the fold below it with the same in Swift Testing become two tabs.
"""

import re
from textwrap import indent

from markdown import Extension
from markdown.preprocessors import Preprocessor

BOTH_LIBRARIES = re.compile(
    r"^(```.*\n(?:(?!```).*\n)*```\n)\n"
    r'<details class="swift-testing">\n<summary>.*</summary>\n((?:.*\n)*?)</details>$',
    re.MULTILINE,
)


def tabs(match):
    parts = zip(["XCTest", "Swift Testing"], match.groups())
    return "\n" + "".join(f'=== "{title}"\n\n{indent(text, "    ")}\n' for title, text in parts)


class Folds(Preprocessor):
    def run(self, lines):
        text = BOTH_LIBRARIES.sub(tabs, "\n".join(lines))
        return text.replace("\n<details>\n", '\n<details markdown="1">\n').split("\n")


class FoldsExtension(Extension):
    def extendMarkdown(self, md):
        # The priority 28 makes this run before fenced blocks are read, which has the priority 25.
        md.preprocessors.register(Folds(md), "folds", 28)


def makeExtension(**options):
    return FoldsExtension(**options)
