import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests that the recorded reports on fixture learners match what the grader says today: some of
/// them in each run, all of them in the nightly run.
final class RecordedReportsTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    private static let some = ["four-pairs", "own-tests-judged"]
    /// The learners whose tests also run on their own code, as at home.
    private static let onBoth: Set<String> = ["four-pairs"]

    func testRecordedReportsMatchTheGrader() throws {
        let isRecording = Recording.isOn
        let breadth = isRecording ? .all : Breadth.current
        let all = RecordedReport.learners.map(\.key)
        for (name, exercises) in RecordedReport.learners
        where breadth.choose(some: Self.some, all: all).contains(name) {
            let text = try RecordedReport.text(of: try Self.report(on: name), only: exercises)
            guard !isRecording else {
                try RecordedReport.write(text, name)
                continue
            }
            let difference = firstDifference(text, from: try RecordedReport.text(name))
            XCTAssertNil(difference, "\(name): \(difference ?? "")")
        }
    }

    /// The report on all stages that the learner has files for.
    private static func report(on name: String) throws -> Report {
        let learner = FixtureLearner(name: name)
        let folder = FixtureLearner.kit.path("Tests/GradingTests/Learners/\(name)/Starter")
        let stages = Workshop.shipped.stages.filter { stage in
            [stage.folder, stage.testsFolder].contains { path in
                Files.live.kind("\(folder)/\(path)") == .folder
            }
        }
        // Some learners' code ends all processes that it can reach.
        return try learner.grade(
            stages, by: try FixtureLearner.grader(sandbox: FixtureLearner.sandbox()),
            alsoOnCode: onBoth.contains(name))
    }
}
