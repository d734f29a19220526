import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests that correct code passes without any flags even if it is written differently from the
/// reference solution.
final class OtherWaysTests: XCTestCase {
    /// The official tests must refer to the same names whichever correct variant they run on.
    func testCorrectVariantsPass() throws {
        let grader = try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
        for stage in Workshop.shipped.stages {
            for variant in stage.variants {
                let folder = "\(NSTemporaryDirectory())/variant-\(UUID().uuidString)"
                defer { try? Files.live.remove(folder) }
                try Files.live.makeFolder(folder)
                try FileManager.default.copyItem(
                    atPath: FixtureLearner.kit.path("Finished"), toPath: "\(folder)/Starter")
                // Without the learner's tests there is no mutation run, and only the code matters
                // here.
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
