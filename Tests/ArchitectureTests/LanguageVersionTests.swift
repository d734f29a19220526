import Foundation
import XCTest

/// Checks that neither what learners build nor what they read needs a newer version than Swift 6.2,
/// which the README promises.
final class LanguageVersionTests: XCTestCase {
    private static let root =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A weak constant needs Swift 6.3 (SE-0481). A weak variable that is set later serves the same
    /// purpose.
    func testConstantsAreNotWeak() throws {
        let constant = ["weak", "let"].joined(separator: " ")
        var (count, found): (Int, [String]) = (0, [])
        for folder in ["Starter", "Finished", "Tests", "Exercises", "Guide"] {
            let url = Self.root.appending(path: folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
            for path in paths where path.contains(#/\.(swift|md|html)$/#) {
                let text = try String(contentsOf: url.appending(path: path), encoding: .utf8)
                if text.contains(constant) { found.append("\(folder)/\(path)") }
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 500, "too few files were read")
        XCTAssertEqual(found.sorted(), [])
    }
}
