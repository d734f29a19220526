import XCTest

@testable import FileSystem
@testable import Grading
@testable import GuideSite
@testable import GuideTestHelpers
@testable import KitTestHelpers

/// The Guide becomes a folder of pages, and each of its links leads somewhere in it.
final class SiteTests: XCTestCase {
    private let guide = [
        "Guide/README.md": """
        # The Guide
        ## First
        Begin with [one](1-one.md) on [a sheet](room/1.md). [Help us](../CONTRIBUTING.md#how).
        ## Contents
        The workshop, in order:

        1. [One](1-one.md)
        2. [Two](2-two.md)

        For others: [those](others.md).

        To read beside it: [the list](list.md).
        ## After
        """,
        "Guide/1-one.md":
            "# One\nSee [more](more/deep.md), [code](#one) and [a file](more/a.json).",
        "Guide/2-two.md": "# Two\n## Part\n![A picture](pictures/p.svg) [pictures](pictures)",
        "Guide/list.md": "# List\n[Two's part](2-two.md#part), [said](slides.html#talk)",
        "Guide/others.md": "# Others",
        "Guide/more/deep.md": "# Deep\n[Up](../README.md) and [its picture](../pictures/p.svg)",
        "Guide/more/a.json": "{}", "Guide/pictures/p.svg": "<svg/>",
        "Guide/room/1.md": "# Sheet",
        "Guide/slides.html": "<p id=\"talk\"><a href=\"2-two.md#part\">Two</a> <a href=\"#talk\">",
        "Guide/unnamed.md": "# Unnamed",
        "CONTRIBUTING.md": "# How\n[This](Package.swift), [all](Guide) and [that](Guide/list.md)",
        "Package.swift": "let a = 1",
    ]

    func testEachFileHasItsPlace() throws {
        let site = try MadeUpGuide.site(guide)
        XCTAssertEqual(
            site.files.keys.sorted(),
            [
                "1-one.html", "2-two.html", "index.html", "list.html", "more/a.json",
                "more/deep.html", "others.html", "pictures/p.svg", "repository/CONTRIBUTING.html",
                "repository/Package.swift.html", "room/1.html", "search-index.js", "site.css",
                "site.js",
                "slides.html", "tests.js", "unnamed.html",
            ])
        XCTAssertEqual(site.text("more/a.json"), "{}")
        XCTAssertEqual(
            site.text("slides.html"),
            "<p id=\"talk\"><a href=\"2-two.html#part\">Two</a> <a href=\"#talk\">")
    }

    func testLinksLeadToPagesOfTheSite() throws {
        let site = try MadeUpGuide.site(guide)
        for (page, link) in [
            ("index.html", "<a href=\"1-one.html\">one</a>"),
            ("index.html", "<a href=\"repository/CONTRIBUTING.html#how\">Help us</a>"),
            ("1-one.html", "<a href=\"more/deep.html\">more</a>"),
            ("1-one.html", "<a href=\"#one\">code</a>"),
            ("1-one.html", "<a href=\"more/a.json\">a file</a>"),
            ("2-two.html", "<img src=\"pictures/p.svg\" alt=\"A picture\"> pictures</p>"),
            ("list.html", "<a href=\"2-two.html#part\">Two&#39;s part</a>"),
            ("list.html", "<a href=\"slides.html#talk\">said</a>"),
            ("more/deep.html", "<a href=\"../index.html\">Up</a>"),
            ("more/deep.html", "<a href=\"../pictures/p.svg\">its picture</a>"),
            ("more/deep.html", "<link rel=\"stylesheet\" href=\"../site.css\">"),
            ("more/deep.html", "data-root=\"../\""),
            (
                "repository/CONTRIBUTING.html",
                "<a href=\"Package.swift.html\">This</a>, all and <a href=\"../list.html\">that</a>"
            ),
        ] {
            assertContains(try XCTUnwrap(site.text(page)), link)
        }
    }

    /// What no learner needs comes at the end.
    func testThePagesStandInTheOrderOfTheContents() throws {
        let sources = try SiteSources.read(
            MadeUpGuide.kit, files: MadeUpGuide.files(guide).files)
        XCTAssertEqual(
            SiteContents(of: sources).groups,
            [
                .init(title: "Start", pages: ["Guide/README.md"]),
                .init(
                    title: "The workshop",
                    pages: ["Guide/1-one.md", "Guide/more/deep.md", "Guide/2-two.md"]),
                .init(title: "To read beside it", pages: ["Guide/list.md"]),
                .init(title: "First", pages: ["Guide/room/1.md"]),
                .init(title: "For others", pages: ["Guide/others.md"]),
                .init(title: "More", pages: ["CONTRIBUTING.md", "Guide/unnamed.md"]),
            ])
    }

    func testAPageLeadsToTheOneBeforeAndTheNextAndSaysWhereItIs() throws {
        let page = try XCTUnwrap(try MadeUpGuide.site(guide).text("2-two.html"))
        assertContains(
            page,
            "<a rel=\"prev\" class=\"prev\" href=\"more/deep.html\"><span>Previous</span> Deep</a>")
        assertContains(
            page, "<a rel=\"next\" class=\"next\" href=\"list.html\"><span>Next</span> List</a>")
        assertContains(page, "<li><a href=\"2-two.html\" aria-current=\"page\">Two</a>")
        assertContains(page, "<li><a href=\"#part\">Part</a></li>")
        XCTAssertEqual(page.matches(of: #/aria-current/#).count, 1)
    }

    func testWhatNoLearnerNeedsIsFoldedAwayWhereItIsNotRead() throws {
        let site = try MadeUpGuide.site(guide)
        let folded = "<details>\n<summary id=\"group-"
        let here = try XCTUnwrap(site.text("2-two.html"))
        assertContains(here, "\(folded)4\">For others</summary>\n<ul aria-labelledby=\"group-4\">")
        assertContains(here, "\(folded)5\">More</summary>")
        assertContains(here, "<p id=\"group-3\">First</p>")
        let there = try XCTUnwrap(site.text("others.html"))
        assertContains(there, "<details open>\n<summary id=\"group-4\">For others</summary>")
        assertContains(there, "\(folded)5\">More</summary>")
    }

    func testTheSearchHasTheSectionsOfAllPages() throws {
        let index = try XCTUnwrap(try MadeUpGuide.site(guide).text("search-index.js"))
        assertContains(
            index,
            #"{"place":"2-two.html","sections":[{"anchor":"two","heading":"Two","text":""},"#
                + #"{"anchor":"part","heading":"Part","text":"A picture pictures "}],"title":"Two"}"#
        )
    }

    func testALinkThatLeadsNowhereIsAnErrorWithItsPlace() {
        for (text, problem) in [
            ("a\n[b](c.md)", "2: the link c.md leads to nothing"),
            ("![b](c.svg)", "1: the link c.svg leads to nothing"),
            ("[b](#c)", "1: Guide/README.md has no heading for #c"),
            ("[b](../../c)", "1: the link ../../c leads out of the repository"),
            ("<img src=\"c.png\">", "1: the link c.png leads to nothing"),
        ] {
            XCTAssertThrowsError(try MadeUpGuide.site(["Guide/README.md": text]), text) {
                XCTAssertEqual("\($0)", "Guide/README.md:\(problem)")
            }
        }
    }
}
