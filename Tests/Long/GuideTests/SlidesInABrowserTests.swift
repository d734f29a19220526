import XCTest

@testable import KitTestHelpers

/// Tests the slides as people see them: on a projector, with the keyboard, and on paper.
final class SlidesInABrowserTests: BrowserTestCase {
    func testSlidesFitAndWorkWithTheKeyboard() throws {
        let browser = try Self.browser()
        let page = try BrowserPage(WorkshopCopy.kit.path("Guide/slides.html"), in: browser)
        let count = try XCTUnwrap(try page.value("slides.length") as? Int)

        // The window is 900 pixels high, so these widths give it the shapes 16:9 and 4:3.
        for library in ["Swift Testing", "XCTest"] {
            try page.press("t")
            XCTAssertEqual(
                try page.text("document.getElementById('library').textContent"), library)
            for width in [1_600, 1_200] {
                try page.show(width: width, isDark: false)
                XCTAssertEqual(
                    try page.texts(Self.tooLarge), [], "slides that don't fit in \(width)")
                XCTAssertEqual(
                    try page.texts(Self.smallCode), [], "This code is too small.")
            }
        }

        _ = try page.value("show(0)")
        try page.press("End")
        XCTAssertEqual(try page.value("at") as? Int, count - 1)
        try page.press(" ")
        XCTAssertEqual(try page.value("at") as? Int, count - 1, "no slide may follow the last one")
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

        XCTAssertEqual(try page.sheets(), count, "each slide and its notes must have a sheet")
        // The pictures are embedded in the file, as URLs that start with `data:`.
        XCTAssertEqual(try page.problems().filter { !$0.hasPrefix("data:image/") }, [])
    }

    func testTheSpeakersClockCountsTalksExercisesAndTheDay() throws {
        let browser = try Self.browser()
        let page = try BrowserPage(WorkshopCopy.kit.path("Guide/slides.html"), in: browser)
        try openSpeakersPage(page)
        let clock = "document.getElementById('clock').textContent"
        XCTAssertEqual(try page.text(clock), "Not started yet")

        try page.press("1")
        XCTAssertEqual(try page.text(clock), "Talk: minute 0 of 15")
        _ = try page.value("times.welcome -= 18 * 60000; times.day -= 78 * 60000; tellWhere()")
        XCTAssertEqual(try page.text(clock), "Talk: minute 18 of 15, 3 over")
        XCTAssertTrue(
            try page.text("document.getElementById('day').textContent")
                .hasPrefix("1:18 since the start · it is "))

        let exercise = "slides.findIndex((slide) => slide.dataset.minutes === '40')"
        _ = try page.value("show(\(exercise)); times[slides[at].id] -= 12 * 60000; show(at - 1)")
        _ = try page.value("show(at + 1)")
        XCTAssertEqual(
            try page.text(clock), "Exercise: minute 12 of 40", "after a step back")
        let size = "parseFloat(getComputedStyle(document.getElementById('clock')).fontSize)"
        XCTAssertGreaterThan(
            try XCTUnwrap(try page.value(size) as? Double), 30, "The clock is too small.")

        _ = try page.value("keepTimes(); window.isOld = true; location.reload()")
        try page.wait(for: "window.isOld === undefined && document.readyState === 'complete'")
        XCTAssertEqual(try page.text(clock), "Exercise: minute 12 of 40", "after a reload")
        try page.press("r")
        XCTAssertEqual(try page.text(clock), "Exercise: minute 0 of 40")
        XCTAssertEqual(try page.problems().filter { !$0.hasPrefix("data:image/") }, [])
    }

    func testTheChosenTestLibraryIsRemembered() throws {
        let browser = try Self.browser()
        let page = try BrowserPage(WorkshopCopy.kit.path("Guide/slides.html"), in: browser)
        let tests = """
            (() => {
                show(slides.findIndex((slide) => heading(slide).textContent === "The first test"));
                return slides[at].innerText.includes("@Test") ? "Swift Testing" : "XCTest";
            })()
            """
        XCTAssertEqual(try page.text(tests), "XCTest")
        try page.press("t")
        XCTAssertEqual(try page.text(tests), "Swift Testing")
        XCTAssertEqual(try page.text("localStorage.getItem('tests')"), "swift-testing")
        _ = try page.value("window.isOld = true; location.reload()")
        try page.wait(for: "window.isOld === undefined && document.readyState === 'complete'")
        XCTAssertEqual(try page.text(tests), "Swift Testing")
        try page.reloadWithoutScript()
        XCTAssertEqual(
            try page.value("document.querySelectorAll('details.swift-testing:not([open])').length")
                as? Int, 11, "Swift Testing must be folded.")
    }

    private func openSpeakersPage(_ page: BrowserPage) throws {
        _ = try page.value("location.href = location.pathname + '?speaker'")
        try page.wait(for: "location.search === '?speaker' && document.readyState === 'complete'")
    }

    /// Finds the headings of slides whose code is much smaller than their text.
    private static let smallCode = """
        slides.filter((slide) => [...slide.querySelectorAll("pre")].some((code) =>
            parseFloat(getComputedStyle(code).fontSize)
                < 0.7 * parseFloat(getComputedStyle(document.documentElement).fontSize)
        )).map((slide) => heading(slide).textContent)
        """

    /// Finds the headings of slides that are taller than the window, or that contain an element
    /// wider than the window.
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
