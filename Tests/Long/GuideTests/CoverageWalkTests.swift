import XCTest

@testable import Catalog
@testable import FileSystem
@testable import KitTestHelpers

/// Follows the page about coverage, whose tests run every line but catch few bugs.
final class CoverageWalkTests: XCTestCase {
    func testThePageMatchesTheMeasurement() throws {
        try Breadth.skipUnlessNightly()
        let page = try GuidePage.read("Guide/coverage.md", in: WorkshopCopy.kit)
        let copy = try WorkshopCopy("coverage", built: .live)
        var walk = PageWalk(in: copy)
        try walk.follow(page)
        XCTAssertEqual(walk.problems.map(\.description), [])
        XCTAssertEqual(walk.commands.count, 3)

        let measured = try LineCoverage.measured(of: "Starter/Stage1", in: copy)
        XCTAssertEqual(measured.map(\.name), try stage1Files(in: copy))
        XCTAssertEqual(
            measured.map { "| `\($0.name)` | \($0.count) | \($0.covered) |" },
            page.prose.filter { $0.hasPrefix("| `") })
        for file in measured { XCTAssertEqual(file.covered, file.count, file.name) }
    }

    private func stage1Files(in copy: WorkshopCopy) throws -> [String] {
        try Files.live.names("\(copy.root)/Starter/Stage1").sorted()
    }
}
