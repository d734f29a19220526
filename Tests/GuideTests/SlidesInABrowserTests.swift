import XCTest

@testable import KitTestHelpers

/// The slides as people see them: on a projector, with the keyboard, and on paper.
final class SlidesInABrowserTests: XCTestCase {
    func testTheyFitAndTheKeyboardIsEnough() throws {
        let browser = try Chromium()
        defer { browser.close() }
        let page = try BrowserPage(WorkshopCopy.kit.path("Guide/slides.html"), in: browser)
        let count = try XCTUnwrap(try page.value("slides.length") as? Int)

        // The window is 900 high: 16:9 and 4:3.
        for width in [1_600, 1_200] {
            try page.show(width: width, isDark: false)
            XCTAssertEqual(try page.texts(Self.tooLarge), [], "slides that don't fit in \(width)")
        }

        _ = try page.value("show(0)")
        try page.press("End")
        XCTAssertEqual(try page.value("at") as? Int, count - 1)
        try page.press(" ")
        XCTAssertEqual(try page.value("at") as? Int, count - 1, "nothing comes after the last one")
        try page.press("Home")
        try page.press("ArrowRight")
        XCTAssertEqual(try page.text("location.hash"), "#welcome")
        try page.press("6")
        XCTAssertEqual(try page.text("document.activeElement.textContent"), "Monday")
        let notes = "getComputedStyle(slides[at].querySelector('aside')).display"
        XCTAssertEqual(try page.text(notes), "none")
        try page.press("n")
        XCTAssertEqual(try page.text(notes), "block")
        try page.press("?")
        XCTAssertEqual(try page.value("help.open") as? Bool, true)

        XCTAssertEqual(try page.sheets(), count, "each slide and its notes have a sheet")
        // The pictures are in the file itself.
        XCTAssertEqual(try page.problems().filter { !$0.hasPrefix("data:image/") }, [])
    }

    /// The headings of slides that are higher than the window, or have something that is wider.
    private static let tooLarge = """
        slides.filter((slide, number) => {
            show(number);
            const main = document.querySelector("main");
            const isWide = [...slide.querySelectorAll("pre, table, img")]
                .some((part) => part.scrollWidth > part.clientWidth + 1
                    || part.getBoundingClientRect().right > innerWidth);
            return isWide || main.scrollHeight > main.clientHeight;
        }).map((slide) => heading(slide).textContent)
        """
}
