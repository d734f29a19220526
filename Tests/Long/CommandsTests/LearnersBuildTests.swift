import Foundation
import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests the learner's command `swift test` in an untouched copy.
final class LearnersBuildTests: XCTestCase {
    private struct Package: Decodable {
        struct Target: Decodable {
            let name: String
            let path: String?
        }
        let targets: [Target]
    }

    func testTestingAStageDoesNotCompileTheGrader() throws {
        let root = try KitCopy("learners-build").kit.root
        let unset = ["WORKSHOP_TREE": ""]
        let dump = try Programs.shell(
            "swift package dump-package 2>/dev/null", in: root, with: unset)
        let package = try JSONDecoder().decode(Package.self, from: Data(dump.text.utf8))
        let ofGrader = package.targets.filter {
            $0.path?.hasPrefix("Exercises/Grader/") == true
        }
        // Only these modules of the grader are compiled, because the app depends on them.
        XCTAssertEqual(ofGrader.map(\.name), ["FileSystem", "TerminalKit"])

        let stage2 = ["WORKSHOP_STAGE": "2"].merging(unset) { $1 }
        let (end, text) = try Programs.shell("swift test --filter Stage2", in: root, with: stage2)
        XCTAssertEqual(end, .exited(1), text)
        assertContains(
            text,
            """

            Stage 2: 0 of 30 official tests pass, 1 of your 2 tests passes. Next: swift run grade 2

            """)
    }
}
