import Catalog
import SwiftSource

/// Which tests a stage has, and what is done with them.
enum TestSource: Sendable {
    /// The official tests, by full name, judge the learner's code.
    case official([String])
    /// The official tests are judged by the planted bugs. This is the author's check.
    case officialOnBugs([String])
    /// The learner's own tests are judged by the planted bugs.
    case own(OwnTestSource)
    /// There are none.
    case none

    /// Whether the built program has to say which tests there are.
    var mustBeListed: Bool {
        if case .own = self { true } else { false }
    }

    /// Runs the tests.
    ///
    /// - Parameters:
    ///   - list: What the program says of its XCTest tests, where it has to.
    ///   - numbers: What chooses the planted bugs.
    func run(
        with run: SuiteRun, stage: Stage, list: String, numbers: MutantNumbers
    ) throws -> QuestionRun.Outcome {
        switch self {
        case .none:
            return .ran([])
        case .official(let names):
            return .ran(try run.runXCTest(names))
        case .officialOnBugs(let names):
            let tests = TestSet.live(run, xcTests: names, swiftTestingModule: nil)
            return .judged(try BugHunt(stage: stage, tests: tests, numbers: numbers).report())
        case .own(let source):
            let module = stage.ownTestsModule
            guard let names = TestNames.listed(list, module: module, source: source.text) else {
                return .crashed(output: list)
            }
            let tests = TestSet.live(
                run, xcTests: names,
                swiftTestingModule: source.usesSwiftTesting ? module : nil)
            var report = try BugHunt(stage: stage, tests: tests, numbers: numbers).report()
            report.neverRun = NeverRunScan(files: source.files).methods()
            return .judged(report)
        }
    }
}

/// The source of a learner's own tests of a stage.
struct OwnTestSource: Sendable {
    /// The text of each file, by its path relative to the repository.
    let files: [String: String]

    /// All files, one after the other.
    var text: String {
        files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    }

    /// Whether there can be tests of Swift Testing.
    var usesSwiftTesting: Bool { text.contains("import Testing") }
}
