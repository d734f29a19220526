import Foundation
import Reports
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// The compiler by itself and the package manager come to the same report, for every fixture learner.
final class BothWaysTests: XCTestCase {
    /// What is another each time that it is run, whoever builds it.
    private static let unsteady: Set = ["own-tests-random"]

    func testEveryLearnerHasTheSameReport() throws {
        let verdicts = try temporaryFolder()
        let learners = try Files.live.names(FixtureLearner.kit.path("Tests/GradingTests/Learners"))
        for name in learners where !Self.unsteady.contains(name) {
            let learner = FixtureLearner(name: name)
            let stages = try stages(of: learner)
            var quick = try report(on: learner, stages, .compiler, verdicts)
            let reference = try report(on: learner, stages, .packageManager, verdicts)
            // What is at the edge of a limit may be on the other side of it on a busy machine.
            if quick != reference {
                quick = try report(on: learner, stages, .compiler, "\(verdicts)/again")
            }
            let differences = zip(quick, reference).filter { $0 != $1 }.map { "\($0)\n\($1)" }
            XCTAssertEqual(differences.first, nil, "\(name), \(differences.count) lines")
            XCTAssertEqual(quick.count, reference.count, name)
        }
    }

    /// The stages that the learner has files for.
    private func stages(of learner: FixtureLearner) throws -> [Stage] {
        let folder = FixtureLearner.kit.path("Tests/GradingTests/Learners/\(learner.name)/Starter")
        let names = try Files.live.names(folder)
        return Workshop.shipped.stages.filter { stage in
            [stage.folder, stage.testsFolder].contains { path in
                names.contains { path == $0 }
            }
        }
    }

    private func report(
        on learner: FixtureLearner, _ stages: [Stage], _ way: BuildWay, _ verdicts: String
    ) throws -> [Substring] {
        let folder = try learner.submission()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let submission = try Submission.read(
            folder, tree: .starter, of: FixtureLearner.kit.workshop, files: .live)
        // Some of them end all processes that they can reach.
        var grader = try FixtureLearner.grader(sandbox: FixtureLearner.sandbox())
        grader.buildsWith = way
        // Most learners have the finished tests: these are judged once for each way.
        let shared = SharedVerdicts(
            folder: "\(verdicts)/\(way.rawValue)", conditions: "", files: .live)
        grader.verdicts = { question, submission, _ in
            shared.store(for: question, of: submission)
        }
        let text = JSONReporter.text(
            of: try grader.grade(submission, stages: stages, progress: { _ in }))
        return text.replacing(#/"seconds" : [-+.e0-9]+/#, with: #""seconds" : 0"#)
            .replacing(#/0x[0-9a-f]+/#, with: "0x0")
            // A dictionary has another order in each process.
            .replacing(#/UserInfo=\{.*\}/#, with: "UserInfo={}").split(separator: "\n")
    }
}
