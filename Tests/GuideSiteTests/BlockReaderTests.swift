import XCTest

@testable import GuideSite
@testable import GuideTestHelpers

/// Pages are read into blocks, and what the site can't show is an error with its line.
final class BlockReaderTests: XCTestCase {
    private func blocks(_ text: String) throws -> [MarkdownBlock] {
        try MarkdownPage(path: "page.md", text: text).blocks
    }

    private func paragraph(_ text: String) -> MarkdownBlock { .paragraph([.text(text)]) }

    func testHeadingsHaveAnchorsAsOnGitHub() throws {
        let page = try MarkdownPage(
            path: "page.md",
            text: """
                # The first part: `isEven`, and "more"
                ## Again ##
                ### Again
                <details>
                <summary>Folded</summary>

                ## Don't [do](#again) it
                </details>
                """)
        XCTAssertEqual(page.title, "The first part: isEven, and \"more\"")
        XCTAssertEqual(
            page.anchors,
            ["the-first-part-iseven-and-more", "again", "again-1", "dont-do-it"])
    }

    func testParagraphsRulesQuotesAndAlerts() throws {
        XCTAssertEqual(
            try blocks("one\ntwo\n\n---\n> three\n> four\n>\n> five\n\n> [!IMPORTANT]\n> six"),
            [
                paragraph("one\ntwo"), .rule,
                .quote([paragraph("three\nfour"), paragraph("five")]),
                .alert(.important, [paragraph("six")]),
            ])
    }

    func testBlocksOfCodeAlsoInLists() throws {
        XCTAssertEqual(
            try blocks("````swift\n# no heading\n```\n````\n- item\n\n  ```\n  a\n    b\n\n  ```"),
            [
                .code(language: "swift", lines: ["# no heading", "```"]),
                .list(
                    MarkdownList(items: [
                        .init(
                            isDone: nil,
                            blocks: [
                                paragraph("item"), .code(language: "", lines: ["a", "  b", ""]),
                            ])
                    ])),
            ])
    }

    func testListsInListsWithNumbersAndBoxes() throws {
        let inner = MarkdownList(items: [
            .init(isDone: true, blocks: [paragraph("b")]),
            .init(isDone: false, blocks: [paragraph("c")]),
        ])
        XCTAssertEqual(
            try blocks("3. a\n   goes on\n   - [x] b\n   - [ ] c\n4. d\nlazily\n\n* e\n\n* f"),
            [
                .list(
                    MarkdownList(
                        start: 3,
                        items: [
                            .init(isDone: nil, blocks: [paragraph("a\ngoes on"), .list(inner)]),
                            .init(isDone: nil, blocks: [paragraph("d\nlazily")]),
                        ])),
                .list(
                    MarkdownList(
                        items: [
                            .init(isDone: nil, blocks: [paragraph("e")]),
                            .init(isDone: nil, blocks: [paragraph("f")]),
                        ], isLoose: true)),
            ])
    }

    func testTables() throws {
        XCTAssertEqual(
            try blocks("| a | |\n|:--|--:|\n| `b \\| c` | d |\n| e | |\n\nf"),
            [
                .table(
                    MarkdownTable(
                        alignments: [.left, .right], head: [[.text("a")], []],
                        rows: [[[.code("b | c")], [.text("d")]], [[.text("e")], []]])),
                paragraph("f"),
            ])
    }

    func testAFoldOfTestsBelongsToTheBlockAboveIt() throws {
        let fold = "<details class=\"swift-testing\">\n<summary>s</summary>\n\nb\n\n</details>"
        XCTAssertEqual(
            try blocks("```\na\n```\n\n<!-- c -->\n\(fold)"),
            [
                .tests(
                    xctest: .code(language: "", lines: ["a"]), summary: [.text("s")],
                    swiftTesting: [paragraph("b")])
            ])
        for (text, problem) in [
            (
                "a\n\n\(fold)",
                "page.md:3: tests in Swift Testing stand directly below those in XCTest"
            ),
            (
                "<details class=\"a\">\n</details>",
                "page.md:1: the only fold of a class is <details class=\"swift-testing\">"
            ),
        ] {
            XCTAssertThrowsError(try blocks(text)) { XCTAssertEqual("\($0)", problem) }
        }
    }

    func testPartsOfHTML() throws {
        let text = """
            <!-- a comment
            of two lines -->
            <details open><summary>Is it
            <code>true</code>?</summary>

            Yes.
            ```
            </details>
            ```
            <details>
            <summary>More</summary>
            None.
            </details>
            </details>

            <p align="center">
            middle
            </p>
            """
        guard case .details(let summary, true, let blocks) = try blocks(text).first else {
            return XCTFail("\(try self.blocks(text))")
        }
        XCTAssertEqual(summary.words, "Is it true?")
        XCTAssertEqual(
            blocks,
            [
                paragraph("Yes."), .code(language: "", lines: ["</details>"]),
                .details(
                    summary: [.text("More")], isOpen: false, blocks: [paragraph("None.")]),
            ])
        let tag = try HTMLTag.read("<p align=\"center\">")
        XCTAssertEqual(
            try self.blocks(text).last,
            .html([
                .tag(tag.tag, line: 16), .text("\nmiddle\n"),
                .tag(try HTMLTag.read("</p>").tag, line: 18),
            ]))
    }

    func testWhatTheSiteCannotShowIsAnErrorWithItsLine() {
        for (text, problem) in [
            ("\n```\n", "2: this block has no end"),
            (
                "a\n\n    b",
                "3: this line is indented and belongs to no list: code stands between ```"
            ),
            ("~~~\n~~~", "1: code stands between ```, not ~~~"),
            ("a\n===", "2: a heading is written with '#' in front of it"),
            ("a | b\n--|--", "2: each row of a table begins with '|'"),
            ("| a |\n", "1: the line below the head of a table is |---|, once for each column"),
            (
                "| a |\n|---|\n| b | c |",
                "3: this row of a table has 2 cells and not 1: in a cell, write \\| for the sign"
            ),
            (
                "| a |\n|---|\nb",
                "3: each row of a table begins with '|', and an empty line ends it"
            ),
            ("> a\nb", "2: this line belongs to the quote above: begin it with '>'"),
            ("> [!HINT]\n> a", "1: there is no alert [!HINT]"),
            (
                "[a]: b.md",
                "1: the site has no links and footnotes that are defined elsewhere: write "
                    + "[words](target)"
            ),
            ("<details>\na\n</details>", "1: <details> begins with <summary>…</summary>"),
            (
                "<details>\n<summary>a</summary>",
                "1: </details> is missing, which needs a line of its own"
            ),
            ("</details>", "1: nothing that this belongs to is open: </details>"),
            ("<!-- a", "1: this comment has no end"),
            ("<!-- a --> b", "1: text stands behind a comment: give it a line of its own"),
        ] {
            XCTAssertThrowsError(try blocks(text), text) {
                XCTAssertEqual("\($0)", "page.md:\(problem)")
            }
        }
    }
}
