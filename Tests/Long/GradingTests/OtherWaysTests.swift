import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Correct code that is written differently passes, and nothing in it is flagged.
final class OtherWaysTests: XCTestCase {
    /// The names that the official tests refer to must be the same for all correct variants.
    func testCorrectVariantsPass() throws {
        let grader = try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
        for stage in Workshop.shipped.stages {
            for variant in stage.variants {
                let folder = "\(NSTemporaryDirectory())/variant-\(UUID().uuidString)"
                defer { try? Files.live.remove(folder) }
                try Files.live.makeFolder(folder)
                try FileManager.default.copyItem(
                    atPath: FixtureLearner.kit.path("Finished"), toPath: "\(folder)/Starter")
                // Without own tests no bug is hunted, and it is the code that is looked at.
                try Files.live.remove("\(folder)/Starter/\(stage.testsFolder)")
                let path = "\(folder)/Starter/\(stage.folder)/\(variant.file)"
                let text = String(decoding: try Files.live.read(path), as: UTF8.self)
                XCTAssertTrue(text.contains(variant.find), variant.id)
                try Files.live.write(
                    path, Array(text.replacing(variant.find, with: variant.replace).utf8))
                let submission = try Submission.read(
                    folder, tree: .starter, of: FixtureLearner.kit.workshop, files: .live)
                let report = try grader.grade(submission, stages: [stage], progress: .ignored)
                let result = try XCTUnwrap(report.stages.first)
                if case .notBuilt(let failure, _) = result.suite {
                    XCTFail("\(variant.id): \(BuildFailureText.describe(failure))")
                }
                XCTAssertEqual(result.failures, [:], variant.id)
                XCTAssertEqual(result.flags, [], variant.id)
            }
        }
    }
}
