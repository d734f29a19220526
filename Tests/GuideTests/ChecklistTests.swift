import XCTest

@testable import Catalog
@testable import KitTestHelpers

/// Checks that the checklist for tests has one section for each idea of a planted bug, and no other sections.
final class ChecklistTests: XCTestCase {
    func testEachIdeaHasASectionWithItsTitle() throws {
        let page = try GuidePage.read("Guide/test-checklist.md", in: WorkshopCopy.kit)
        let headings = page.prose.filter { $0.hasPrefix("## ") }.map {
            $0.dropFirst(3).lowercased()
        }
        XCTAssertEqual(headings, Idea.allCases.map(\.title))
        let anchors = Anchors.of(page).map { "\(page.path)#\($0)" }
        XCTAssertEqual(Set(Idea.allCases.map(\.guide)).subtracting(anchors), [])
    }
}
