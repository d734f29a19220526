import XCTest

@testable import KitTestHelpers

/// Checks that chapters are short, and that all of them end in the same way.
final class ChaptersTests: XCTestCase {
    /// The maximum number of words of a chapter, outside of its folds. Someone whose first language isn't
    /// English reads them in about fifteen minutes.
    private static let mostWords = 2_500

    func testChaptersAreShortAndEndWithARecap() throws {
        for page in try GuidePage.chapters(of: WorkshopCopy.kit) {
            XCTAssertLessThanOrEqual(page.wordsInSight, Self.mostWords, page.path)
            let headings = page.prose.filter { $0.hasPrefix("## ") }
            XCTAssertEqual(
                headings.suffix(2), ["## In five lines", "## Are you done?"], page.path)
            let lines = page.section("In five lines").filter { $0.hasPrefix("- ") }
            XCTAssertEqual(lines.count, 5, page.path)
        }
    }
}
