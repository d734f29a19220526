import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests that the recorded reports on fixture learners are what the grader reports today. Each run
/// checks some of the reports, and the nightly run checks all of them.
final class RecordedReportsTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    private static let some = ["four-pairs", "own-tests-judged"]
    /// The learners whose tests also run on the learner's own code, as at home.
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
        // The sandbox is needed because the code of some learners ends all processes that it can
        // reach.
        return try learner.grade(
            stages, by: try FixtureLearner.grader(sandbox: FixtureLearner.sandbox()),
            alsoOnCode: onBoth.contains(name))
    }
}
