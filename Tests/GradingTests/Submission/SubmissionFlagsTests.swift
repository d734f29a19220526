import Foundation
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// What the flags of whole submissions say.
final class SubmissionFlagsTests: XCTestCase {
    func testNothingIsFoundInBothTrees() throws {
        for tree in ["Starter", "Finished"] {
            let folder = "\(NSTemporaryDirectory())/flags-\(UUID().uuidString)"
            defer { try? Files.live.remove(folder) }
            try Files.live.makeFolder(folder)
            try FileManager.default.copyItem(
                atPath: FixtureLearner.kit.path(tree), toPath: "\(folder)/Starter")
            XCTAssertEqual(
                try Submission.read(folder, tree: .starter, of: .shipped, files: .live).flags(), [],
                tree)
        }
    }
}
