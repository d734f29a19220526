import Foundation
import Reports
import Synchronization
import TestNeeds
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// The compiler by itself and the package manager come to the same report: for one fixture learner for
/// each outcome that a build can have, and every night for all of them.
final class BothWaysTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// What is another each time that it is run, whoever builds it: at random, where output and events
    /// come through two pipes, as with tests of Swift Testing (`uses-much` has some, too), and where a build is ended for its time or its memory; what ends only
    /// when all its time is used up, twice; who holds back the report, so that what XCTest prints
    /// in a program of the package manager's comes before it, or closes what it is written to, so that
    /// what breaks first is a matter of what else is open; who declares a type that the official tests don't compile with, which the
    /// package manager comes to before its object is judged; and whose tests depend on their order,
    /// which no program of the package manager's can turn round.
    private static let leftOut: Set = [
        "another-bool", "own-tests-endless-report", "own-tests-exit-tests-hostile",
        "own-tests-in-order", "own-tests-random", "own-tests-swift-testing",
        "relays-the-report", "reorders-the-report", "replays-the-report",
        "own-tests-wrong", "type-explosion", "uses-much",
    ]

    /// One learner for each outcome: it is built and passes, or crashes; it isn't compiled, imported,
    /// linked or allowed; it is flagged; and a part of the own tests isn't built.
    private static let outcomes = [
        "second-solution", "fatal-error", "compile-error", "imports-another-stage",
        "two-files-of-one-name", "hides-assertions", "looks-around", "own-tests-partly-broken",
    ]

    func testBothWaysComeToTheSameReport() throws {
        let all = try Files.live.names(FixtureLearner.kit.path("Tests/GradingTests/Learners"))
            .filter { !Self.leftOut.contains($0) }
        XCTAssertEqual(Self.outcomes.filter { !all.contains($0) }, [])
        let learners = Breadth.current.choose(some: Self.outcomes, all: all)
        let graders = try BothGraders(verdicts: try temporaryFolder())
        // More at a time than there are cores: many of them do little but wait.
        let differences = try learners.concurrentMap(width: BothGraders.places.count) {
            try Self.difference(of: $0, graders)
        }
        XCTAssertEqual(differences.compactMap { $0 }, [])
    }

    /// The first lines of a learner's two reports that differ; nil where they are the same.
    private static func difference(
        of name: String, _ graders: BothGraders
    ) throws -> String? {
        let learner = FixtureLearner(name: name)
        let stages = try stages(of: learner)
        var quick = try graders.report(on: learner, stages, .compiler)
        var reference = try graders.report(on: learner, stages, .packageManager)
        // What is at the edge of a limit may be on the other side of it on a busy machine.
        if quick != reference {
            quick = try graders.report(on: learner, stages, .compiler, again: true)
        }
        if quick != reference {
            reference = try graders.report(on: learner, stages, .packageManager, again: true)
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

/// The graders of both ways, a few of each at a time.
private final class BothGraders: Sendable {
    static let places = 0..<3

    /// The workspaces that nobody works in.
    private let free = Mutex(Array(places))
    /// What is known of each way, the first time and again.
    private let known: [String: VerdictStore]

    /// - Parameter verdicts: The folder of the verdicts that are known.
    init(verdicts: String) throws {
        // One after the other, since each may remove what all of them share.
        for place in Self.places {
            try CacheFolder(kit: Self.kit(at: place), files: .live).prepare()
        }
        known = Dictionary(
            uniqueKeysWithValues: BuildWay.allCases.flatMap { way in
                [false, true].map { again in
                    let name = Self.name(way, again)
                    return (
                        name,
                        VerdictStore(
                            contents: ContentStore(
                                root: "\(verdicts)/\(name)", files: .live, maximumCount: 600),
                            conditions: "", keepsUnsteady: true)
                    )
                }
            })
    }

    private static func kit(at place: Int) -> Kit {
        var kit = FixtureLearner.kit
        kit.cache = kit.path(".grade/tests/both/\(place)")
        kit.shared = kit.path(".grade/tests/both/shared")
        return kit
    }

    private static func name(_ way: BuildWay, _ again: Bool) -> String {
        "\(way.rawValue)-\(again ? "again" : "once")"
    }

    /// The lines of a report, without what is another one each time.
    func report(
        on learner: FixtureLearner, _ stages: [Stage], _ way: BuildWay, again: Bool = false
    ) throws -> [Substring] {
        let folder = try learner.submission()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let submission = try Submission.read(
            folder, tree: .starter, of: FixtureLearner.kit.workshop, files: .live)
        let place = free.withLock { $0.removeLast() }
        defer { free.withLock { $0.append(place) } }
        // On a busy machine its time may be over before all its memory is used.
        let limits =
            learner.name == "endless-memory" ? FixtureLearner.patientLimits : FixtureLearner.limits
        // Most learners have the finished tests: these are judged once for each way.
        let shared = known[Self.name(way, again)]
        // Some of them end all processes that they can reach.
        let grader = try FixtureLearner.grader(limits: limits, sandbox: FixtureLearner.sandbox())
            .with(kit: Self.kit(at: place), buildsWith: way) { _, _, _ in shared }
        let text = JSONReporter.text(
            of: try grader.grade(submission, stages: stages, progress: .untold))
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
