import Foundation
import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the reports on a class in a browser, as an instructor uses them.
final class ClassPageInBrowserTests: BrowserTestCase {
    private static let names =
        "Array.from(document.querySelectorAll('table.learners tbody tr'))"
        + ".map(row => row.cells[0].textContent)"

    private func header(_ index: Int) -> String {
        "document.querySelectorAll('table.learners thead button')[\(index)]"
    }

    func testClicksSortTheTable() throws {
        try look(at: "class", of: ClassFixture.everyKind) { page in
            XCTAssertEqual(try page.texts(Self.names), ["ann", "bea", "cat", "dan", "eve", "fay"])
            try page.click(header(2))
            // Learners without points come last in either direction.
            XCTAssertEqual(try page.texts(Self.names), ["ann", "bea", "dan", "cat", "eve", "fay"])
            XCTAssertEqual(
                try page.text("\(header(2)).parentElement.getAttribute('aria-sort')"),
                "descending")
            try page.click(header(2))
            XCTAssertEqual(try page.texts(Self.names), ["cat", "dan", "ann", "bea", "eve", "fay"])
            try page.click(header(0))
            try page.click(header(0))
            XCTAssertEqual(try page.texts(Self.names), ["fay", "eve", "dan", "cat", "bea", "ann"])
            XCTAssertEqual(
                try page.value("document.querySelectorAll('[aria-sort]').length") as? Int, 1)
        }
    }

    func testNamesAreSortedAsPeopleExpect() throws {
        let names = ["Zoe", "Müller", "Ulf", "ärger", "Nils"]
        try look(at: "class", of: names.map { ClassFixture.learner($0, [Fixture.failedStage]) }) {
            page in
            try page.click(header(0))
            XCTAssertEqual(
                try page.texts(Self.names), ["ärger", "Müller", "Nils", "Ulf", "Zoe"])
        }
    }

    func testAllColumnsFitOnAWideScreen() throws {
        let stages = (1...4).map(shipped) + Workshop.shipped.encores.prefix(2)
        let reports = stages.map { StageReport(stage: $0, suite: .ran([]), ownTests: .none) }
        let folder = try temporaryFolder()
        var written = ClassReports(
            folder: folder, files: .live, heading: ClassFixture.heading)
        for name in ["ann", "a learner with a name that is rather long"] {
            try written.add(ClassFixture.learner(name, reports))
        }
        try written.finish()
        let browser = try Self.browser()
        let page = try BrowserPage("\(folder)/class.html", in: browser)
        for width in [1440, 2560] {
            try page.show(width: width, isDark: false)
            XCTAssertEqual(
                try page.value(
                    "(box => box.scrollWidth <= box.clientWidth)(document.querySelector('.scroll'))"
                )
                    as? Bool, true, "\(width)")
        }
        let wide = try page.value("document.querySelector('.scroll').clientWidth") as? Int
        XCTAssertGreaterThan(try XCTUnwrap(wide), 1600)
        // On a phone, the column with the names must leave room for the points.
        try page.show(width: 390, isDark: false)
        let name =
            try page.value("document.querySelector('.learners tbody th').clientWidth") as? Int
        XCTAssertLessThan(try XCTUnwrap(name), 190)
        XCTAssertEqual(try page.problems(), [])
    }

    func testTheKeyboardIsEnough() throws {
        try look(at: "class", of: ClassFixture.everyKind) { page in
            try page.press("Tab")
            XCTAssertEqual(
                try page.text("document.activeElement.textContent"), "Skip to the content")
            try page.press("Enter")
            try page.wait(for: "document.activeElement.id === 'main'")
            var stops: [String] = []
            while !stops.contains("Total"), stops.count < 12 {
                try page.press("Tab")
                stops.append(
                    try page.text(
                        "document.activeElement.id || document.activeElement.textContent.trim()"))
            }
            XCTAssertEqual(
                stops.map { String($0.prefix(13)) },
                ["Learners by s", "Learner", "Stage 1Basic ", "Total"])
            XCTAssertNotEqual(
                try page.text("getComputedStyle(document.activeElement).outlineStyle"), "none")
            try page.press("Enter")
            XCTAssertEqual(
                try page.texts(Self.names), ["ann", "bea", "dan", "cat", "eve", "fay"])
        }
    }

    func testLandmarksHaveUniqueNamesAndScrollingAreasCanBeFocused() throws {
        for name in ["class", "learners/bea", "feedback/bea"] {
            try look(at: name, of: ClassFixture.everyKind) { page in
                try page.show(width: 390, isDark: false)
                let names = try page.texts(
                    "Array.from(document.querySelectorAll("
                        + "'section[aria-labelledby], nav, [role=region], [role=search]'))"
                        + ".map(part => part.tagName + ' ' + (part.getAttribute('aria-label')"
                        + " || part.getAttribute('aria-labelledby')))")
                XCTAssertEqual(Set(names).count, names.count, "\(name): \(names)")
                XCTAssertEqual(
                    try page.texts(
                        "Array.from(document.querySelectorAll('body *')).filter(part =>"
                            + " /auto|scroll/.test(getComputedStyle(part).overflow)"
                            + " && part.scrollWidth > part.clientWidth && part.tabIndex < 0)"
                            + ".map(part => part.outerHTML.slice(0, 100))"), [], name)
            }
        }
    }

    func testWithoutScriptsEverythingIsShownAndControlsAreHidden() throws {
        try look(at: "class", of: ClassFixture.everyKind) { page in
            try page.reloadWithoutScript()
            XCTAssertEqual(try page.texts(Self.names).count, 6)
            XCTAssertEqual(
                try page.value("document.querySelectorAll('thead button').length") as? Int, 0)
        }
    }
}
