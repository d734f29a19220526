import XCTest

@testable import KitTestHelpers
@testable import Reports

/// Tests that untrusted text stays text in each markup language.
final class MarkupTests: XCTestCase {
    func testHTMLEscapesUntrustedText() {
        let text = "<a href=\"x\" onclick='y'>&amp;</a>\u{1B}\u{202E}"
        let html: HTML = "<p>\(text)</p>"
        XCTAssertEqual(
            html.source,
            "<p>&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;"
                + "\\u{1B}\\u{202E}</p>")
        XCTAssertEqual(HTML("\(html)").source, html.source, "HTML must not be escaped again")
    }

    func testXMLDropsForbiddenCharactersAndKeepsLineEndingsInAttributes() {
        XCTAssertEqual(
            XML("\("a\u{0}\u{1B}b\r\nc\td\u{FFFF}\u{85}]]>")").source,
            "ab&#13;&#10;c&#9;d]]&gt;")
    }

    func testShortenedTextCountsCharacters() {
        XCTAssertEqual(Excerpt.of("abc", longest: 3), "abc")
        XCTAssertEqual(Excerpt.of("abcde", longest: 3), "abc\n… and 2 more characters")
    }
}
