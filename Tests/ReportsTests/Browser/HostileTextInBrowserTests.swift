import Foundation
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests that a browser treats everything that learners write as text.
final class HostileTextInBrowserTests: BrowserTestCase {
    func testTextIsNeverScriptOrMarkup() throws {
        let folder = try temporaryFolder()
        try ClassFixture.write(HostileReport.learners, to: folder, files: .live)
        var pages = PageNames()
        let names = HostileReport.learners.map { pages.name(for: $0.learner) }
        let page = try BrowserPage("\(folder)/class.html", in: Self.browser())
        for path in ["class.html"] + names.map({ "learners/\($0).html" }) {
            try page.open("\(folder)/\(path)")
            XCTAssertEqual(try page.value("typeof window.hostile") as? String, "undefined", path)
            XCTAssertEqual(
                try page.texts(
                    "document.querySelectorAll('img, iframe, object, form, base, link, b b, h1 h1')"
                ), [], path)
            XCTAssertEqual(
                try page.value("document.scripts.length") as? Int, path == "class.html" ? 1 : 0,
                path)
            XCTAssertEqual(
                try page.texts(
                    """
                    Array.from(document.querySelectorAll("*"))
                        .flatMap(element => Array.from(element.attributes))
                        .filter(attribute => attribute.name.startsWith("on")
                            || /^\\s*javascript:/i.test(attribute.value))
                        .map(attribute => attribute.name)
                    """), [], path)
            XCTAssertEqual(try page.problems(), [], path)
        }
    }

    func testALearnersNameLinksToTheirPage() throws {
        let folder = try temporaryFolder()
        let name = "\"><script>window.hostile=1</script>"
        try ClassFixture.write([HostileReport.learner(name)], to: folder, files: .live)
        let browser = try Self.browser()
        let page = try BrowserPage("\(folder)/class.html", in: browser)
        XCTAssertEqual(try page.text("document.querySelector('tbody a').textContent"), name)
        try page.click("document.querySelector('tbody a')")
        try page.wait(
            for: "document.querySelector('nav a') !== null && document.scripts.length === 0")
        XCTAssertEqual(try page.text("document.querySelector('h1').textContent"), name)
        XCTAssertEqual(try page.problems(), [])
    }

    func testThePolicyStopsInjectedScripts() throws {
        let folder = try temporaryFolder()
        try ClassFixture.write(ClassFixture.everyKind, to: folder, files: .live)
        let path = "\(folder)/class.html"
        let html = String(decoding: try Files.live.read(path), as: UTF8.self)
        let hostile = html.replacing(
            "</main>",
            with: "<script>window.hostile = 1</script><img src=x onerror='hostile=2'></main>")
        try Files.live.write(path, Array(hostile.utf8))
        let browser = try Self.browser()
        let page = try BrowserPage(path, in: browser)
        XCTAssertEqual(try page.value("typeof window.hostile") as? String, "undefined")
        XCTAssertFalse(try page.problems().isEmpty, "the browser must report what it has blocked")
    }
}
