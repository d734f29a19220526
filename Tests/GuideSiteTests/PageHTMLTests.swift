import XCTest

@testable import GuideSite
@testable import GuideTestHelpers
@testable import Reports

/// Blocks, text and code become HTML in which nothing but what we write is a tag.
final class PageHTMLTests: XCTestCase {
    private func html(_ text: String) throws -> String {
        let site = try MadeUpGuide.site(["Guide/README.md": text])
        let page = try XCTUnwrap(site.text("index.html"))
        let start = try XCTUnwrap(page.firstRange(of: "<article>\n")).upperBound
        let end = try XCTUnwrap(page.firstRange(of: "</article>")).lowerBound
        return String(page[start..<end])
    }

    func testTextStaysText() throws {
        XCTAssertEqual(
            try html("`<b>` & **\"it's\"** \\<i> ![<\">](https://a.de/?b&c)"),
            "<p><code>&lt;b&gt;</code> &amp; <strong>&quot;it&#39;s&quot;</strong> &lt;i&gt; "
                + "<img src=\"https://a.de/?b&amp;c\" alt=\"&lt;&quot;&gt;\"></p>\n")
        XCTAssertEqual(
            try html("```json\n<&>\n```"),
            "<div class=\"code\"><pre><code>&lt;&amp;&gt;\n</code></pre></div>\n")
    }

    func testLists() throws {
        XCTAssertEqual(
            try html("2. a\n3. b\n   - c"),
            "<ol start=\"2\">\n<li>a\n</li>\n<li>b\n<ul>\n<li>c\n</li>\n</ul>\n</li>\n</ol>\n")
        XCTAssertEqual(
            try html("- a\n\n- b"), "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n")
        XCTAssertEqual(
            try html("- [x] a"),
            "<ul>\n<li class=\"task\"><span class=\"box\" aria-hidden=\"true\">☑</span> "
                + "<span class=\"hidden\">Done: </span>a\n</li>\n</ul>\n")
    }

    func testTables() throws {
        XCTAssertEqual(
            try html("| a | |\n|---|--:|\n| b | 1 |"),
            "<div class=\"scroll\"><table>\n"
                + "<thead><tr><th scope=\"col\">a</th><td class=\"right\"></td></tr></thead>\n"
                + "<tbody>\n<tr><td>b</td><td class=\"right\">1</td></tr>\n</tbody>\n"
                + "</table></div>\n")
    }

    func testFoldsAlertsAndBreaks() throws {
        XCTAssertEqual(
            try html("<details>\n<summary>a</summary>\nb\\\nc\n</details>\n\n> [!TIP]\n> d"),
            "<details>\n<summary>a</summary>\n<p>b<br>c</p>\n</details>\n"
                + "<div class=\"alert tip\" role=\"note\">\n<p class=\"title\">Tip</p>\n"
                + "<p>d</p>\n</div>\n")
    }

    func testTestsInBothLibrariesAreOneBlock() throws {
        XCTAssertEqual(
            try html(
                "```\na\n```\n\n<details class=\"swift-testing\">\n<summary>The same</summary>\n\n"
                    + "```\nb\n```\n\n</details>"),
            "<div class=\"tests\">\n<div class=\"code\"><pre><code>a\n</code></pre></div>\n"
                + "<details>\n<summary>The same</summary>\n"
                + "<div class=\"code\"><pre><code>b\n</code></pre></div>\n</details>\n</div>\n")
    }

    func testSwiftIsMarked() {
        XCTAssertEqual(
            CodeHTML.block(
                "@MainActor let a = \"b \\(self.c(\"d\")) // e\" // if \"f\"\ng.default(1)",
                language: "swift"
            ).source,
            "<div class=\"code\"><pre><code><span class=\"attribute\">@MainActor</span> "
                + "<span class=\"keyword\">let</span> a = <span class=\"literal\">&quot;b \\(</span>"
                + "<span class=\"keyword\">self</span>.c(<span class=\"literal\">&quot;d&quot;"
                + "</span>)<span class=\"literal\">) // e&quot;</span> "
                + "<span class=\"comment\">// if &quot;f&quot;</span>\ng.default(1)\n"
                + "</code></pre></div>\n")
    }

    /// The Guide has doubles of this name, and no class that is open.
    func testOpenIsAName() {
        XCTAssertEqual(
            CodeHTML.block("load(open)", language: "swift").source,
            "<div class=\"code\"><pre><code>load(open)\n</code></pre></div>\n")
    }

    /// A line is a part of its own, so that one that is wrapped goes on below itself.
    func testCommandsAreMarkedAndWhatTheyPrintIsNot() {
        XCTAssertEqual(
            CodeHTML.block("$ ls --all f\na\n\nb", language: "console").source,
            "<div class=\"code console\"><pre><code><span class=\"line\">"
                + "<span class=\"prompt\">$ </span><span class=\"command\">ls "
                + "<span class=\"option\">--all</span> f</span>\n</span>"
                + "<span class=\"line\">a\n</span><span class=\"line\">\n</span>"
                + "<span class=\"line\">b\n</span></code></pre></div>\n")
    }

    func testCodeFromWithinATypeIsMovedToTheLeft() {
        XCTAssertEqual(
            CodeHTML.block("    a {\n\n        b\n    }", language: "swift").source,
            "<div class=\"code\" data-indent=\"4\"><pre><code>a {\n\n    b\n}\n</code></pre></div>\n"
        )
        for text in ["a {\n    b\n}", "    a\nb", ""] {
            XCTAssertEqual(
                CodeHTML.block(text, language: "swift").source,
                "<div class=\"code\"><pre><code>\(text)\n</code></pre></div>\n")
        }
        XCTAssertEqual(
            CodeHTML.block("    a", language: "json").source,
            "<div class=\"code\"><pre><code>    a\n</code></pre></div>\n")
    }
}
