import Foundation
import TestNeeds
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is refused and what is flagged doesn't depend on who builds: the compiler by itself, or the package
/// manager on a system where nothing is linked without it.
final class OneJudgeTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// One learner for each reason to refuse, and for each kind of flag.
    private static let some = [
        "assertions-by-another-name", "assertions-without-a-trace", "exits-in-the-tests",
        "goes-around-types", "hides-assertions", "looks-around", "options-for-the-linker",
        "own-assertions", "reads-by-formats", "reads-by-pointers", "replaces-write",
        "shadows-the-language", "starts-early",
    ]

    /// What the compiler itself says of these isn't the judge's.
    private static let leftOut: Set = ["another-bool", "type-explosion", "slow-to-compile"]

    func testBothWaysComeToTheSameVerdictOnCode() throws {
        let all = try Files.live.names(FixtureLearner.kit.path("Tests/GradingTests/Learners"))
            .filter { !Self.leftOut.contains($0) }
        XCTAssertEqual(Self.some.filter { !all.contains($0) }, [])
        var kit = FixtureLearner.kit
        kit.cache = kit.path(".grade/tests/judge")
        kit.shared = kit.path(".grade/tests/judge/shared")
        let grader = try FixtureLearner.grader(
            limits: FixtureLearner.patientLimits, sandbox: FixtureLearner.sandbox()
        ).with(kit: kit, verdicts: VerdictStore.nowhere)
        let tools = grader.tools
        let judging = grader.with(
            tools: GradingTools(
                machine: tools.machine, toolchain: tools.toolchain, sandbox: tools.sandbox,
                buildSandbox: tools.buildSandbox, identity: tools.identity, advice: tools.advice,
                shared: GradingTools.Shared(
                    gate: tools.shared.gate, directBuild: DirectBuildState(canLink: false))))
        XCTAssertEqual(try judging.directBuildProblem(), .system)
        var refused = 0
        for name in Breadth.current.choose(some: Self.some, all: all) {
            let learner = FixtureLearner(name: name)
            let direct = try Self.verdicts(on: learner, grader.with(buildsWith: .compiler))
            XCTAssertEqual(
                try Self.verdicts(on: learner, judging), direct, name)
            if direct.contains(where: { $0.contains("error: ") }) { refused += 1 }
        }
        XCTAssertGreaterThan(refused, 5)
    }

    /// What is said of a learner's code and own tests: the error that they are refused with, and the flags.
    private static func verdicts(on learner: FixtureLearner, _ grader: Grader) throws -> [String] {
        let folder = try learner.submission()
        defer { try? Files.live.remove(folder) }
        let submission = try Submission.read(
            folder, tree: .starter, of: FixtureLearner.kit.workshop, files: .live)
        let own = FixtureLearner.kit.path("Tests/GradingTests/Learners/\(learner.name)/Starter")
        return try Workshop.shipped.stages.flatMap { stage in
            try [(stage.folder, Question.suite), (stage.testsFolder, .ownTests)].flatMap {
                path, question -> [String] in
                guard Files.live.kind("\(own)/\(path)") == .folder else { return [] }
                return try verdict(on: stage, question, of: submission, grader)
            }
        }
    }

    private static func verdict(
        on stage: Stage, _ question: Question, of submission: Submission, _ grader: Grader
    ) throws -> [String] {
        try grader.inWorkspaces(of: submission, [stage], .untold) { run in
            let asked = try run.question(
                question == .ownTests
                    ? .ownTests(submission, order: .known, enough: 2)
                    : .suite(
                        OfficialTests(of: [], in: grader.kit, files: .live),
                        controlTests: { try run.content.controlTests(of: $0) },
                        runsControlTests: false))
            try asked.content.workspace.fill(with: asked.content.files)
            // No test has to run.
            let outcome = try asked.builder.build(stage, of: asked.content.only(stage))
            guard case .built(_, let flags) = outcome else {
                guard case .failed(let failure) = outcome else { return [] }
                return ["\(stage.id) \(question)", BuildFailureText.describe(failure)]
            }
            return ["\(stage.id) \(question)"]
                + flags.map { "\($0.word) \($0.file):\($0.line ?? 0)" }
        }
    }
}
