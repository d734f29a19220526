import Foundation
import TestNeeds
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// The recorded reports on fixture learners are what the grader says of them today: of some of them, and
/// every night of all.
final class RecordedReportsTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// One or two for each kind of evidence. What others print is in another order each time.
    private static let learners = [
        "compile-error", "four-pairs", "games-early", "looks-around", "mistakes-that-stop",
        "own-tests-broken-start", "own-tests-compile-error",
        "own-tests-hidden", "own-tests-judged", "own-tests-not-async",
        "own-tests-partly-broken",
    ]
    private static let some = ["four-pairs", "looks-around", "own-tests-judged"]
    /// Those whose own tests run on their own code, too, as those of a learner at home do.
    private static let onBoth: Set<String> = ["four-pairs"]

    func testRecordedReportsAreThoseOfTheGrader() throws {
        let isRecording = Recording.isOn
        if !isRecording { XCTAssertEqual(try RecordedReport.learners(), Self.learners) }
        let breadth = isRecording ? .all : Breadth.current
        for name in breadth.choose(some: Self.some, all: Self.learners) {
            let text = try RecordedReport.text(of: try Self.report(on: name))
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
