@testable import Catalog
@testable import Grading
@testable import SwiftSource

/// The results of grading a fixture learner, as short lines without any of the product's sentences.
///
/// `expected.json` in the learner's folder contains the expected results.
struct LearnerFacts: Codable, Equatable {
    /// How the learner is graded.
    var options: Options?
    /// The results for each stage that the learner has files for, by identifier.
    var stages: [String: StageFacts]

    struct Options: Codable, Equatable {
        /// The time limit of each test in seconds, for learners who exceed it.
        var seconds: Int?
        /// Whether the learner's folders aren't laid over the finished ones.
        var isWhole: Bool?
        /// Whether the learner's files are laid over the untouched stages instead of the finished ones.
        var isUntouched: Bool?
        /// The test doubles that the learner's tests take from the finished tests; paths below `Starter`.
        var standIns: [String]?
        /// Whether the learner's tests also run on the learner's own code.
        var onBoth: Bool?
        /// The time limit of a build in seconds, for learners whose builds don't end.
        var buildSeconds: Int?
        /// Whether the quick tests leave this learner out, because grading is slow or another learner shows
        /// the same.
        var isLong: Bool?
        /// Whether only the nightly run grades this learner.
        var isNightly: Bool?
        /// Whether the tests behave differently from run to run, so only the marks are compared.
        var isRandom: Bool?
        /// A note on this learner, if the files don't show what is special.
        var about: String?
    }

    struct StageFacts: Codable, Equatable {
        /// How many official tests pass, or why the code doesn't build.
        var code: String
        /// The official tests that don't pass, and how each of them ends. Tests of a class that end in the
        /// same way share a line.
        var failing: [String]?
        /// The learner's tests and the results of each; nil if they are the finished ones.
        var tests: [String]?
        /// The planted bugs that the learner's tests catch, each with the tests that catch it.
        var caught: [String]?
        /// The sign of each exercise: a star, a check mark, or neither.
        var signs: [String]?
        /// The number of findings of each kind.
        var findings: [String: Int]?
        var flags: [String]?
    }
}

extension LearnerFacts.StageFacts {
    /// - Parameters:
    ///   - ownsTests: Whether the learner has tests of their own in this stage.
    ///   - isRandom: Whether the tests behave differently from run to run.
    init(_ report: StageReport, ownsTests: Bool, isRandom: Bool) {
        code = isRandom && report.status == .failed ? "not all pass" : Self.code(of: report)
        failing =
            report.buildFailure == nil && !isRandom ? Self.failing(report.tests.map(\.result)) : nil
        flags =
            report.flags.map { "\($0.word) \(Self.name(of: $0.file)):\($0.line ?? 0)" }.nilIfEmpty
        guard ownsTests else { return }
        switch report.ownTests {
        case .none: tests = []
        case .notBuilt(let failure): tests = ["not built: \(Self.reason(of: failure))"]
        case .crashed: tests = ["crashed before the first test"]
        case .judged(let own):
            caught = own.bugs.filter { $0.status == .killed }.map {
                isRandom ? $0.id : "\($0.id): \($0.kills.map(Self.kill).joined(separator: ", "))"
            }
            guard !isRandom else { return }
            tests =
                own.tests.map { Self.line(on: $0) } + Self.leftOut(own.leftOut)
                + own.neverRun.map { "never run: \($0.name) \($0.reasons)" }
        }
        guard !isRandom else { return }
        signs = report.exercises.map { "\($0.exercise.id) \($0.sign)" }
        findings = Dictionary(grouping: report.findings, by: \.kind.rawValue).mapValues(\.count)
    }

    private static func code(of report: StageReport) -> String {
        guard let failure = report.buildFailure else {
            return "\(report.passedTests) of \(report.tests.count) pass"
        }
        return "not built: \(reason(of: failure))"
    }

    private static func reason(of failure: BuildFailure) -> String {
        if case .refusedCode(let code, _) = failure {
            return "\(name(of: code.path)):\(code.line ?? 0) \(code.reason)"
        }
        guard let error = failure.said?.errors.first else { return "\(failure)" }
        return "\(place(error.place)) \(error.message)"
    }

    private static func failing(_ results: [TestResult]) -> [String]? {
        let failed = results.filter { $0.failure != nil }
        let groups = Dictionary(grouping: failed) { "\(className($0)) \(end(of: $0))" }
        var seen: Set<String> = []
        return failed.compactMap { result -> String? in
            let end = end(of: result)
            let key = "\(className(result)) \(end)"
            guard let group = groups[key], group.count > 3 else {
                return "\(result.shortName) \(end)"
            }
            let isFirst = seen.insert(key).inserted
            return isFirst ? "\(className(result)), \(group.count) tests: \(end)" : nil
        }.nilIfEmpty
    }

    private static func className(_ result: TestResult) -> String {
        String(result.shortName.split(separator: "/").first ?? "")
    }

    private static func kill(_ kill: BugResult.Kill) -> String {
        (kill.test.split(separator: "/").last ?? "") + (kill.isCrash ? " crashes" : "")
    }

    private static func leftOut(_ tests: LeftOutTests?) -> [String] {
        let errors = tests?.failure?.said?.errors ?? []
        return (tests?.files ?? []).map { "left out: \(name(of: $0))" }
            + errors.map { "left out for: \(place($0.place)) \($0.message)" }
    }

    private static func line(on test: OwnTest) -> String {
        var words = [test.result.shortName, end(of: test.result)]
        if !test.failingVariants.isEmpty { words.append("over-specified") }
        if test.isFlaky { words.append("flaky") }
        if test.dependsOnOrder { words.append("depends on order") }
        if let bug = test.agreesWithBug { words.append("expects \(bug)") }
        if test.cannotFail { words.append("can't fail") }
        if let pair = test.pair { words.append(pair.rawValue) }
        if test.isValid, test.noticesNothing { words.append("catches nothing") }
        return words.joined(separator: " ")
    }

    /// How a test ended: its status and, after a crash, the line, but no message. The position of a
    /// test that timed out is left out, because it depends on how busy the machine is.
    private static func end(of result: TestResult) -> String {
        let status = result.status.rawValue
        return switch result.failure {
        case .crash(_, let reason, let place):
            // The output of a Swift Testing test may arrive too late to be assigned to it.
            [
                status, self.place(place ?? result.stop?.code?.place),
                result.name.hasSuffix(")") ? nil : reason,
            ].compactMap(\.self).joined(separator: " ")
        case .exit(let code): "\(status) with exit(\(code))"
        case .processes: "\(status) with too many processes"
        case .contradiction: "\(status) by a report that contradicts itself"
        case .notBelieved: "\(status) since its suite isn't believed"
        default: status
        }
    }

    private static func place(_ place: SourceLocation?) -> String {
        place.map { "\(name(of: $0.file)):\($0.line)" } ?? ""
    }

    private static func name(of path: String) -> String {
        String(path.split(separator: "/").last ?? "")
    }
}

extension Array {
    fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
