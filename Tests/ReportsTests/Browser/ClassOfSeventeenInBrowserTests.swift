import XCTest

@testable import Classroom
@testable import FileSystem
@testable import KitTestHelpers

/// Tests the pages of a class of seventeen on a large screen and on a phone. The long tests also take
/// pictures, for people to look at.
final class ClassOfSeventeenInBrowserTests: BrowserTestCase {
    func testPagesDoNotScrollSidewaysOnAPhone() throws {
        let folder = try temporaryFolder()
        try ClassFixture.write(ClassOfSeventeen.results, to: folder, files: .live)
        let pages = [
            ("class", "class"),
            ("feedback-weakest", "feedback/\(ClassOfSeventeen.weakest)"),
            ("feedback-best", "feedback/\(ClassOfSeventeen.best)"),
            ("learner-weakest", "learners/\(ClassOfSeventeen.weakest)"),
            ("learner-best", "learners/\(ClassOfSeventeen.best)"),
        ]
        for (name, path) in pages {
            let page = try BrowserPage("\(folder)/\(path).html", in: try Self.browser())
            for (width, isDark) in [(1920, false), (1920, true), (390, true), (390, false)] {
                try page.show(width: width, height: width == 390 ? 844 : 1080, isDark: isDark)
                XCTAssertEqual(
                    try page.value(
                        "document.documentElement.scrollWidth"
                            + " - document.documentElement.clientWidth") as? Int, 0,
                    "\(name) \(width)")
                if Breadth.current == .few { continue }
                // Only the picture in light colors shows the whole page.
                if !isDark {
                    let height = try page.value("document.documentElement.scrollHeight") as? Int
                    try page.show(
                        width: width, height: min(height ?? 900, 8000), isDark: isDark)
                }
                try page.screenshot("17-\(name)-\(width)-\(isDark ? "dark" : "light")")
            }
            XCTAssertEqual(try page.problems(), [], name)
        }
    }
}
