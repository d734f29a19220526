import XCTest

@testable import FileSystem
@testable import GuideSite
@testable import GuideTestHelpers
@testable import KitTestHelpers

/// The site of the real Guide is whole, and its pages work in a browser without a server.
final class RealSiteTests: BrowserTestCase {
    private static let site = Result { try Site(of: FixtureLearner.kit, files: .live) }

    private static let pages: Result<[String: WrittenPage], any Error> = site.map { site in
        let paths = site.files.keys.filter { $0.hasSuffix(".html") }
        return Dictionary(
            uniqueKeysWithValues: paths.map { ($0, WrittenPage(site.text($0) ?? "")) })
    }

    func testEveryPageOfTheGuideIsThereAndWellFormed() throws {
        let guide = FixtureLearner.kit.path("Guide")
        let markdown = try FileManager.default.subpathsOfDirectory(atPath: guide)
            .filter { $0.hasSuffix(".md") }
        XCTAssertGreaterThan(markdown.count, 15)
        let pages = try Self.pages.get()
        for path in markdown {
            let place = path == "README.md" ? "index.html" : "\(path.dropLast(3)).html"
            XCTAssertNotNil(pages[place], place)
        }
        // Slides are no page of the site: they are copied.
        for (path, page) in pages where path != "slides.html" {
            XCTAssertEqual(page.problems, [], path)
        }
    }

    func testEveryLinkAndPictureLeadsToAFileOfTheSite() throws {
        let files = try Self.site.get().files
        let pages = try Self.pages.get()
        var count = 0
        for (path, page) in pages {
            for target in page.targets where target.prefixMatch(of: #/[a-z]+:/#) == nil {
                XCTAssertFalse(target.contains(".md"), "\(path): \(target)")
                let parts = target.split(separator: "#", omittingEmptySubsequences: false)
                let file = try XCTUnwrap(RepositoryPath.of(parts[0], from: path), target)
                XCTAssertNotNil(files[file], "\(path): \(target)")
                if parts.count == 2, let page = pages[file] {
                    XCTAssertTrue(page.names.contains(String(parts[1])), "\(path): \(target)")
                }
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 500)
    }

    func testNothingIsLoadedFromElsewhere() throws {
        for (path, page) in try Self.pages.get() {
            for target in page.targets where target.hasSuffix(".js") || target.hasSuffix(".css") {
                XCTAssertFalse(target.contains(":"), "\(path): \(target)")
            }
        }
        let style = try XCTUnwrap(try Self.site.get().text("site.css"))
        XCTAssertFalse(style.contains("url("), "the style loads nothing")
    }

    /// The site in a folder, opened in a browser at a page.
    private func look(at name: String, _ body: (BrowserPage, String) throws -> Void) throws {
        let folder = try temporaryFolder()
        for (path, bytes) in try Self.site.get().files {
            try Files.live.write("\(folder)/\(path)", bytes)
        }
        let browser = try Self.browser()
        let page = try BrowserPage("\(folder)/\(name)", in: browser)
        try body(page, folder)
        XCTAssertEqual(try page.problems(), [])
    }

    func testNoPageIsWiderThanAPhoneAndASheetForTheRoomIsOne() throws {
        try look(at: "index.html") { page, folder in
            for path in try Self.pages.get().keys.sorted() where path != "slides.html" {
                try page.open("\(folder)/\(path)")
                try page.show(width: 320, isDark: false)
                XCTAssertEqual(
                    try page.value(
                        "document.documentElement.scrollWidth"
                            + " <= document.documentElement.clientWidth") as? Bool, true, path)
                // What is wider than its place is moved in it, by the keyboard, too.
                try page.wait(
                    for: "Array.from(document.querySelectorAll('body *')).every(part => "
                        + "!/auto|scroll/.test(getComputedStyle(part).overflowX) "
                        + "|| part.scrollWidth <= part.clientWidth || part.tabIndex >= 0 "
                        + "|| !part.checkVisibility())")
                if path.hasPrefix("room/"), path != "room/README.html" {
                    XCTAssertEqual(try page.sheets(), 1, path)
                }
            }
        }
    }

    func testTheStartPageBeginsWithTheWayIntoStage1() throws {
        try look(at: "index.html") { page, _ in
            let link = "document.querySelector('main a[href=\"1-basic-functions.html\"]')"
            XCTAssertEqual(try page.text("\(link).textContent"), "Begin stage 1")
            for (width, height) in [(1280, 800), (390, 844)] {
                try page.show(width: width, height: height, isDark: false)
                let end = try page.value("\(link).getBoundingClientRect().bottom")
                XCTAssertLessThan(try XCTUnwrap(end as? Double), Double(height), "at \(width)")
            }
        }
    }

    func testLongLinesOfATerminalAreWrapped() throws {
        try look(at: "1-basic-functions.html") { page, _ in
            XCTAssertGreaterThan(
                try XCTUnwrap(
                    try page.value("document.querySelectorAll('.console .line').length") as? Int),
                20)
            for width in [390, 1280] {
                try page.show(width: width, isDark: false)
                XCTAssertEqual(
                    try page.texts(
                        """
                        Array.from(document.querySelectorAll('.console pre'))
                            .filter(part => part.scrollWidth > part.clientWidth)
                            .map(part => part.textContent)
                        """), [], "at \(width)")
            }
        }
    }

    func testATableShowsAtWhichSideThereIsMore() throws {
        try look(at: "7-apple-platforms.html") { page, _ in
            try page.show(width: 390, isDark: false)
            let table = "document.querySelector('.scroll')"
            func waitForSides(_ sides: [String]) throws {
                try page.wait(
                    for: "\(table).className === '\((["scroll"] + sides).joined(separator: " "))'")
            }
            try waitForSides(["more-right"])
            _ = try page.value("\(table).scrollLeft = 20")
            try waitForSides(["more-right", "more-left"])
            _ = try page.value("\(table).scrollLeft = 10000")
            try waitForSides(["more-left"])
            try page.show(width: 1920, isDark: false)
            try waitForSides([])
        }
    }

    func testWhoCopiesCodeGetsItAsItStandsInItsFile() throws {
        try look(at: "1-basic-functions.html") { page, _ in
            try page.wait(for: "document.querySelectorAll('.code button').length > 5")
            _ = try page.value(
                "navigator.clipboard.writeText = text => {"
                    + " window.copied = text; return Promise.resolve() }")
            let code = "document.querySelector('[data-indent=\"4\"]')"
            XCTAssertTrue(
                try page.text("\(code).querySelector('pre').textContent").hasPrefix("func "))
            _ = try page.value("\(code).querySelector('button').click()")
            try page.wait(for: "window.copied !== undefined")
            let lines = try page.text("window.copied").split(separator: "\n")
            XCTAssertEqual(lines.first?.hasPrefix("    func "), true)
            XCTAssertEqual(lines.last, "    }")
        }
    }

    func testTheSearchFindsASectionAndTheKeyboardIsEnough() throws {
        try look(at: "for-instructors/gradescope.html") { page, _ in
            try page.press("/")
            try page.wait(for: "document.activeElement.id === 'search'")
            try page.type("waiting side by side")
            let first = "document.querySelector('#results li:first-child b').textContent"
            try page.wait(for: "document.querySelector('#results li b') !== null")
            XCTAssertEqual(
                try page.text(first), "5. XCTest and Swift Testing side by side › Waiting")
            try page.press("ArrowDown")
            XCTAssertEqual(try page.text("document.activeElement.tagName"), "A")
            try page.press("Enter")
            try page.wait(for: "location.href.endsWith('5-xctest-and-swift-testing.html#waiting')")
        }
    }

    /// What is shown of the first tests that a page has in both libraries.
    private static let shown = """
        Array.from(document.querySelectorAll('.tests pre'))
            .filter(part => part.checkVisibility({ contentVisibilityAuto: true })
                && part.getClientRects().length > 0)
            .map(part => part.textContent.includes('XCTestCase') ? 'XCTest'
                : part.textContent.includes('@Suite') ? 'Swift Testing' : 'a part')
        """

    func testTheChoiceOfALibraryHoldsOnAllPagesAndIsMadeWithTheKeyboardToo() throws {
        try look(at: "1-basic-functions.html") { page, folder in
            try page.wait(for: "!document.querySelector('.library').hidden")
            XCTAssertEqual(try page.texts(Self.shown).first, "XCTest")
            XCTAssertFalse(try page.texts(Self.shown).contains("Swift Testing"))
            // From the name of the site to the first choice, and to the second.
            _ = try page.value("document.querySelector('.home').focus()")
            try page.press("Tab")
            XCTAssertEqual(try page.text("document.activeElement.value"), "xctest")
            try page.press("ArrowRight")
            XCTAssertEqual(try page.text("document.activeElement.value"), "swift-testing")
            XCTAssertEqual(try page.texts(Self.shown).first, "Swift Testing")
            XCTAssertFalse(try page.texts(Self.shown).contains("XCTest"))
            // On paper, all that is folded is opened.
            _ = try page.value("window.dispatchEvent(new Event('beforeprint'))")
            XCTAssertFalse(try page.texts(Self.shown).contains("XCTest"))
            try page.open("\(folder)/encore-games.html")
            try page.wait(for: "document.querySelector('.library :checked') !== null")
            XCTAssertEqual(
                try page.text("document.querySelector('.library :checked').value"), "swift-testing")
            XCTAssertFalse(try page.texts(Self.shown).contains("XCTest"))
            try page.click("document.querySelector('.library input')")
            XCTAssertFalse(try page.texts(Self.shown).contains("Swift Testing"))
        }
    }

    func testWhatIsAtTheTopOfTheWindowStaysThereWhenTheLibraryIsChanged() throws {
        try look(at: "1-basic-functions.html") { page, _ in
            let heading = "document.getElementById('shipping-price')"
            try page.wait(for: "!document.querySelector('.library').hidden")
            _ = try page.value(
                "document.querySelectorAll('details').forEach(one => one.open = true)")
            let place = "\(heading).getBoundingClientRect().top"
            // Some browsers keep the place by themselves, and some don't.
            for (anchor, library) in [("none", "swift-testing"), ("auto", "xctest")] {
                _ = try page.value("document.documentElement.style.overflowAnchor = '\(anchor)'")
                _ = try page.value("\(heading).scrollIntoView()")
                let before = try XCTUnwrap(try page.value(place) as? Double)
                _ = try page.value("document.querySelector('.library [value=\(library)]').click()")
                _ = try page.value("window.wasShown = false")
                _ = try page.value(
                    "requestAnimationFrame(() => setTimeout(() => { window.wasShown = true }))")
                try page.wait(for: "window.wasShown")
                let after = try XCTUnwrap(try page.value(place) as? Double)
                XCTAssertEqual(after, before, accuracy: 2, anchor)
            }
        }
    }

    func testWithoutScriptAllIsShownAndNothingPretendsToWork() throws {
        try look(at: "1-basic-functions.html") { page, _ in
            try page.wait(for: "document.querySelectorAll('.code button').length > 5")
            try page.reloadWithoutScript()
            XCTAssertEqual(
                try page.value("document.querySelectorAll('.code button').length") as? Int, 0)
            for part in ["search", ".library"] {
                XCTAssertEqual(
                    try page.text("getComputedStyle(document.querySelector('\(part)')).display"),
                    "none")
            }
            XCTAssertEqual(
                try page.value(
                    "Array.from(document.querySelectorAll('.tests > *'))"
                        + ".filter(part => getComputedStyle(part).display === 'none').length")
                    as? Int,
                0)
            XCTAssertEqual(
                try page.value("document.querySelector('.pages details').open") as? Bool, true)
        }
    }
}
