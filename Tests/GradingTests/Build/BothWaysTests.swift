import Foundation
import Reports
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// The compiler by itself and the package manager come to the same report, for every fixture learner.
final class BothWaysTests: XCTestCase {
    /// What is another each time that it is run, whoever builds it: at random, where output and events
    /// come through two pipes, and where a build is ended for its time or its memory; what ends only
    /// when all its time is used up, twice; who holds back the report, so that what XCTest prints
    /// in a program of the package manager's comes before it, or closes what it is written to, so that
    /// what breaks first is a matter of what else is open; who uses so much that another limit is
    /// met each time; who declares a type that the official tests don't compile with, which the
    /// package manager comes to before its object is judged; and whose tests depend on their order,
    /// which no program of the package manager's can turn round.
    private static let leftOut: Set = [
        "another-bool", "own-tests-endless-report", "own-tests-random", "own-tests-swift-testing",
        "relays-the-report", "reorders-the-report", "replays-the-report",
        "own-tests-wrong", "stops-reporting", "type-explosion", "uses-much",
    ]

    func testEveryLearnerHasTheSameReport() throws {
        let verdicts = try temporaryFolder()
        let learners = try Files.live.names(FixtureLearner.kit.path("Tests/GradingTests/Learners"))
            .filter { !Self.leftOut.contains($0) }
        // Two at a time, since many of them do little but wait.
        let halves = [0, 1].map { half in
            (half, learners.enumerated().filter { $0.offset % 2 == half }.map(\.element))
        }
        let differences = try halves.concurrentMap { half, learners in
            try learners.compactMap { try Self.difference(of: $0, half: half, verdicts) }
        }
        XCTAssertEqual(differences.flatMap { $0 }, [])
    }

    /// The first lines of a learner's two reports that differ; nil where they are the same.
    private static func difference(
        of name: String, half: Int, _ verdicts: String
    ) throws -> String? {
        let learner = FixtureLearner(name: name)
        let stages = try stages(of: learner)
        let graders = BothGraders(half: half, verdicts: verdicts)
        var quick = try graders.report(on: learner, stages, .compiler)
        var reference = try graders.report(on: learner, stages, .packageManager)
        // What is at the edge of a limit may be on the other side of it on a busy machine.
        if quick != reference {
            quick = try graders.report(on: learner, stages, .compiler, "again")
        }
        if quick != reference {
            reference = try graders.report(on: learner, stages, .packageManager, "again")
        }
        guard quick != reference else { return nil }
        let line = zip(quick, reference).first { $0 != $1 }
        return "\(name): \(line.map { "\($0) is not \($1)" } ?? "one report is longer")"
    }

    /// The stages that the learner has files for.
    private static func stages(of learner: FixtureLearner) throws -> [Stage] {
        let folder = FixtureLearner.kit.path("Tests/GradingTests/Learners/\(learner.name)/Starter")
        return Workshop.shipped.stages.filter { stage in
            [stage.folder, stage.testsFolder].contains { path in
                Files.live.kind("\(folder)/\(path)") == .folder
            }
        }
    }
}

/// The graders of one half of the learners.
private struct BothGraders {
    let half: Int
    /// The folder of the verdicts that are known.
    let verdicts: String

    /// The lines of a report, without what is another one each time.
    func report(
        on learner: FixtureLearner, _ stages: [Stage], _ way: BuildWay, _ time: String = "once"
    ) throws -> [Substring] {
        let folder = try learner.submission()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let submission = try Submission.read(
            folder, tree: .starter, of: FixtureLearner.kit.workshop, files: .live)
        // Some of them end all processes that they can reach.
        var grader = try FixtureLearner.grader(sandbox: FixtureLearner.sandbox())
        grader.kit.cache = FixtureLearner.kit.path(".grade/tests/both/\(half)")
        grader.kit.shared = "\(grader.kit.cache)/shared"
        grader.buildsWith = way
        // Most learners have the finished tests: these are judged once for each way.
        let shared = SharedVerdicts(
            folder: "\(verdicts)/\(half)-\(way.rawValue)-\(time)", conditions: "", files: .live)
        grader.verdicts = { question, submission, _ in
            shared.store(for: question, of: submission)
        }
        let text = JSONReporter.text(
            of: try grader.grade(submission, stages: stages, progress: { _ in }))
        return text.replacing(#/"seconds" : [-+.e0-9]+/#, with: #""seconds" : 0"#)
            .replacing(#/0x[0-9a-f]+/#, with: "0x0")
            // Where a test was stopped is looked for once, and said where it is found.
            .replacing(
                #/"file" : [^\n]*\n\s*"line" : [^\n]*\n\s*(?="message" : "The (test|code) (did|stopped|used))/#,
                with: ""
            )
            .replacing(#/\\nthe (line|test):[^\n]*/#, with: "\",")
            // A dictionary has another order in each process.
            .replacing(#/UserInfo=\{.*\}/#, with: "UserInfo={}").split(separator: "\n")
    }
}
