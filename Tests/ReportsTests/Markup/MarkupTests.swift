import XCTest

@testable import KitTestHelpers
@testable import Reports

/// Tests that untrusted text stays text in each markup language.
final class MarkupTests: XCTestCase {
    func testHTML() {
        let text = "<a href=\"x\" onclick='y'>&amp;</a>\u{1B}\u{202E}"
        let html: HTML = "<p>\(text)</p>"
        XCTAssertEqual(
            html.source,
            "<p>&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;"
                + "\\u{1B}\\u{202E}</p>")
        XCTAssertEqual(HTML("\(html)").source, html.source, "what is HTML is not escaped again")
    }

    func testXMLDropsWhatItForbidsAndKeepsLineEndsInAttributes() {
        XCTAssertEqual(
            XML("\("a\u{0}\u{1B}b\r\nc\td\u{FFFF}\u{85}]]>")").source,
            "ab&#13;&#10;c&#9;d]]&gt;")
    }

    func testACodeSpanHasMoreBackticksThanItsText() {
        let cases = [
            ("a", "`a`"), ("a`b", "``a`b``"), ("``a`", "``` ``a` ```"), (" a ", "`  a  `"),
            ("", "(empty)"), ("  ", "(empty)"), ("a\n\n# b", "`a  # b`"),
            ("`\u{301}`", "`` `\u{301}` ``"), ("<b>", "`<b>`"),
        ]
        for (text, markdown) in cases {
            XCTAssertEqual(Markdown("\(text)").source, markdown)
        }
    }

    func testABlockEndsWhereItsTextEnds() {
        XCTAssertEqual(Markdown.block("a\n````\n# b").source, "`````text\na\n````\n# b\n`````\n")
        XCTAssertEqual(Markdown.block("a\r```\u{301}").source, "````text\na```\u{301}\n````\n")
        for text in HostileReport.texts {
            let lines = Markdown.block(text).source.split(
                separator: "\n", omittingEmptySubsequences: false)
            let fence = lines[0].prefix { $0 == "`" }
            let ends = lines.dropFirst().filter {
                $0.drop { $0 == " " }.utf8.starts(with: fence.utf8)
            }
            XCTAssertEqual(ends, [fence], String(text.prefix(100)))
        }
    }

    func testATextIsShortenedByItsOwnCount() {
        XCTAssertEqual(Excerpt.of("abc", longest: 3), "abc")
        XCTAssertEqual(Excerpt.of("abcde", longest: 3), "abc\n… and 2 characters more")
    }
}
