import XCTest

@testable import FileSystem
@testable import KitTestHelpers

/// Checks that the chapter for authors quotes the findings of `grade verify` as they are printed.
final class DefectsTableTests: XCTestCase {
    func testRowsQuoteTheProgram() throws {
        let kit = WorkshopCopy.kit
        func text(_ path: String) throws -> String {
            String(decoding: try Files.live.read(kit.path(path)), as: UTF8.self)
        }
        let folder = "Exercises/Grader/Commands/Verify"
        let source = try Files.live.names(kit.path(folder)).map { try text("\(folder)/\($0)") }
            .joined().replacing(#/"\s+\+ "/#, with: "")
        let rows = try text("Guide/for-authors.md").matches(of: #/(?m)^\| `(.+[.:])` \| .+ \|$/#)
        XCTAssertEqual(rows.count, 26)
        for row in rows {
            // Only the words between the names and numbers are compared. The program fills in the rest.
            let pieces = row.1.split(separator: " ").split { word in
                word.contains(#/['\/\d(]/#) || word.first?.isUppercase == true || word == "stage"
            }
            for piece in pieces where piece.count > 2 {
                assertContains(source, piece.joined(separator: " "))
            }
        }
    }
}
