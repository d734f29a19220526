import XCTest

@testable import GuideSite
@testable import GuideTestHelpers

/// Text is read into code, emphasis, links, pictures and tags.
final class InlineReaderTests: XCTestCase {
    private func inlines(_ text: String) throws -> [Inline] {
        var reader = InlineReader(page: "page.md", firstLine: 1, text: text)
        return try reader.inlines()
    }

    private func link(_ target: String, line: Int = 1) -> PageLink {
        PageLink(target: target, line: line)
    }

    func testCode() throws {
        XCTAssertEqual(try inlines("`a *b* <c>`"), [.code("a *b* <c>")])
        XCTAssertEqual(try inlines("`` a`b ``"), [.code("a`b")])
        XCTAssertEqual(try inlines("`a\nb`"), [.code("a b")])
        XCTAssertEqual(try inlines("` `"), [.code(" ")])
        XCTAssertEqual(try inlines("``a`").words, "``a`")
    }

    func testEmphasis() throws {
        XCTAssertEqual(
            try inlines("**a *b* c** ~~d~~"),
            [
                .strong([.text("a "), .emphasis([.text("b")]), .text(" c")]), .text(" "),
                .struck([.text("d")]),
            ])
        XCTAssertEqual(
            try inlines("_a_ __b__"),
            [.emphasis([.text("a")]), .text(" "), .strong([.text("b")])])
        XCTAssertEqual(
            try inlines("*Read `a * b` first.*"),
            [.emphasis([.text("Read "), .code("a * b"), .text(" first.")])])
    }

    func testSignsThatMeanNothingAreText() throws {
        for text in [
            "2 * 3 * 4", "snake_case_name", "Tests/*Tests", "**a", "a ~ b", "[PAGE…]", "a < b & c",
            "C:\\path", "!", "[a [b] c",
        ] {
            XCTAssertEqual(try inlines(text).words, text)
        }
        XCTAssertEqual(try inlines(#"\*a\* \`b\` \[c\]"#).words, "*a* `b` [c]")
    }

    func testLinksAndPictures() throws {
        XCTAssertEqual(
            try inlines("[a\n`b`](c.md#d) and ![e\nf](g.svg \"h\")"),
            [
                .link([.text("a\n"), .code("b")], link("c.md#d")), .text(" and "),
                .picture("e f", link("g.svg", line: 2)),
            ])
        XCTAssertEqual(
            try inlines("[![a](b.svg)](c(d).md)"),
            [.link([.picture("a", link("b.svg"))], link("c(d).md"))])
        XCTAssertEqual(
            try inlines("<https://a.de/b> https://c.de/d_e_f. mailhttp://x"),
            [
                .link([.text("https://a.de/b")], link("https://a.de/b")), .text(" "),
                .link([.text("https://c.de/d_e_f")], link("https://c.de/d_e_f")),
                .text(". mailhttp://x"),
            ])
    }

    func testBreaksAndCharactersThatHaveNames() throws {
        XCTAssertEqual(
            try inlines("a  \nb\\\nc"),
            [.text("a"), .lineBreak, .text("b"), .lineBreak, .text("c")])
        XCTAssertEqual(try inlines("&lt;a&gt; &#9733; &#x2713;").words, "<a> ★ ✓")
    }

    func testTags() throws {
        let parts = try inlines(
            "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"d.svg\">\n"
                + "<img src=\"l.svg\" alt=\"words\"></picture> <kbd>h</kbd><!-- no\nwords --><br/>")
        XCTAssertEqual(parts.flatMap(\.links), [link("d.svg"), link("l.svg", line: 2)])
        XCTAssertEqual(parts.words, " words h")
    }

    func testWhatTheSiteCannotShowIsAnError() {
        for (text, problem) in [
            ("a\n<T>", "2: the site can't show <t>; for the signs themselves, write `<t>`"),
            ("<img onclick=\"a\">", "1: the site can't show 'onclick' of <img>"),
            (
                "a <b",
                "1: this '<' begins a tag that has no end: for the sign itself, write &lt;"
            ),
            ("<b>a", "1: <b> has no end in this paragraph"),
            ("<b><i>a</b></i>", "1: </b> ends nothing that was opened last"),
            ("a <details>", "1: <details> needs a line of its own"),
            ("&bogus;", "1: the site doesn't know the character &bogus;"),
            ("***a***", "1: the site can't show text that is bold and italic"),
        ] {
            XCTAssertThrowsError(try inlines(text), text) {
                XCTAssertEqual("\($0)", "page.md:\(problem)")
            }
        }
    }
}
