import Foundation
import Synchronization

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import Processes
@testable import Reports

/// Grades fixture learners in one way, several at a time, and compares each result with the `expected.json`
/// in the learner's folder.
///
/// `WORKSHOP_RECORD=1` rewrites these files.
final class LearnerGrading: Sendable {
    /// A way to build and to grade.
    enum Way: String, CaseIterable {
        /// The way that learners and instructors use: the compiler itself, in the sandbox.
        case usual
        /// The compiler itself, without a sandbox.
        case withoutSandbox
        /// The package manager builds, and nothing is screened, as on systems other than Linux.
        case packageManager
    }

    /// The learners' folders, in order.
    static func learners() throws -> [String] {
        try Files.live.names(folder).filter { Files.live.kind("\(folder)/\($0)") == .folder }
            .sorted()
    }

    private static let folder = FixtureLearner.kit.path("Tests/GradingTests/Learners")

    private let way: Way
    /// How many learners are graded at the same time. The package manager builds much faster in a workspace
    /// in which it has built before, so it has only one.
    private let width: Int
    /// The kits with workspaces that no grading is using.
    private let free: Mutex<[Kit]>
    private let reports = Mutex<[String]>([])

    /// The JSON reports on all learners so far.
    var jsonReports: [String] { reports.withLock { $0 } }

    init(_ way: Way) throws {
        self.way = way
        width = way == .packageManager ? 1 : 3
        let kits = (0..<width).map { place in
            var kit = FixtureLearner.kit
            kit.cache = kit.path(".grade/tests/\(way)/\(place)")
            return kit
        }
        // The folders are prepared one after another, because each preparation may empty the shared folder.
        for kit in kits { try CacheFolder(kit: kit, files: .live).prepare() }
        free = Mutex(kits)
    }

    /// The differences between the learners' results and the expected ones, one per line.
    func differences(of learners: [String]) throws -> [String] {
        try learners.concurrentMap(width: width) { [self] in try difference(of: $0) }
            .compactMap(\.self)
    }

    static func expected(of learner: String) throws -> LearnerFacts {
        let path = "\(folder)/\(learner)/expected.json"
        guard Files.live.kind(path) != nil else { return LearnerFacts(stages: [:]) }
        return try JSONDecoder().decode(LearnerFacts.self, from: Data(try Files.live.read(path)))
    }

    private func difference(of learner: String) throws -> String? {
        var facts = try Self.expected(of: learner)
        let report = try report(on: learner, facts.options)
        reports.withLock { $0.append(JSONReporter.text(of: report)) }
        for stage in report.stages {
            var found = LearnerFacts.StageFacts(
                stage, ownsTests: Self.has(stage.stage.testsFolder, learner),
                isRandom: facts.options?.isRandom ?? false)
            // The package manager's builds flag every file as checked only in part, so flags aren't
            // compared.
            if way == .packageManager {
                found.flags = nil
                found.findings?["flag"] = nil
            }
            facts.stages["\(stage.stage.id)"] = found
        }
        let folder = "\(Self.folder)/\(learner)"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        let text =
            Recording.compact(String(decoding: try encoder.encode(facts), as: UTF8.self)) + "\n"
        return try Recording.difference(text, fromFile: "\(folder)/expected.json")
            .map { "\(learner), \(way): \($0)" }
    }

    private static func has(_ path: String, _ learner: String) -> Bool {
        Files.live.kind("\(folder)/\(learner)/Starter/\(path)") == .folder
    }

    private func report(on name: String, _ options: LearnerFacts.Options?) throws -> Report {
        let learner = FixtureLearner(
            name: name, isWhole: options?.isWhole ?? false, standIns: options?.standIns ?? [])
        let stages = Workshop.shipped.stages.filter {
            Self.has($0.folder, name) || Self.has($0.testsFolder, name)
        }
        let folder = try learner.submission()
        defer { try? Files.live.remove(folder) }
        if options?.isUntouched == true { try Self.handOut(stages, to: name, in: folder) }
        let submission = try Submission.read(
            folder, tree: .starter, of: FixtureLearner.kit.workshop, files: .live)
        let kit = free.withLock { $0.removeLast() }
        defer { free.withLock { $0.append(kit) } }
        return try grader(kit, options).grade(
            submission, stages: stages, alsoOnCode: options?.onBoth ?? false, progress: .ignored)
    }

    /// Overlays the learner's files on the stages as they are handed out.
    private static func handOut(_ stages: [Stage], to name: String, in folder: String) throws {
        for stage in stages where has(stage.folder, name) {
            try Files.live.remove("\(folder)/Starter/\(stage.folder)")
            for (path, bytes) in try UnscreenedSuite.untouched(stage, under: name) {
                try Files.live.write("\(folder)/Starter/\(stage.folder)/\(path)", bytes)
            }
        }
    }

    private func grader(_ kit: Kit, _ options: LearnerFacts.Options?) throws -> Grader {
        var limits = FixtureLearner.patientLimits
        if let seconds = options?.seconds {
            limits = Limits(
                timeout: .seconds(seconds), memory: limits.memory, processes: limits.processes)
        }
        var all = GradingLimits(test: limits)
        if let seconds = options?.buildSeconds { all.build = Limits(total: .seconds(seconds)) }
        let sandbox = way == .withoutSandbox ? nil : try FixtureLearner.sandbox()
        let grader = try FixtureLearner.grader(limits: limits, sandbox: sandbox).with(limits: all)
        switch way {
        case .usual, .withoutSandbox: return grader.with(kit: kit)
        case .packageManager:
            var tools = grader.tools
            tools.knownCommands = .failure(.system)
            return grader.with(kit: kit, tools: tools, verdicts: VerdictStore.nowhere)
        }
    }
}
