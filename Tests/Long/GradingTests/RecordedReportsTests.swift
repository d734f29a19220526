import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// The recorded reports on fixture learners are what the grader says of them today: of some of them, and
/// every night of all.
final class RecordedReportsTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    private static let some = ["four-pairs", "own-tests-judged"]
    /// Those whose own tests run on their own code, too, as those of a learner at home do.
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

    /// The report on the stages that a learner has files for.
    private static func report(on name: String) throws -> Report {
        let learner = FixtureLearner(name: name)
        let folder = FixtureLearner.kit.path("Tests/GradingTests/Learners/\(name)/Starter")
        let stages = Workshop.shipped.stages.filter { stage in
            [stage.folder, stage.testsFolder].contains { path in
                Files.live.kind("\(folder)/\(path)") == .folder
            }
        }
        // Some of them end all processes that they can reach.
        return try learner.grade(
            stages, by: try FixtureLearner.grader(sandbox: FixtureLearner.sandbox()),
            alsoOnCode: onBoth.contains(name))
    }
}
