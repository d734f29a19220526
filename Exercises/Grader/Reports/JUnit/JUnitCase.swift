import Advice
import Catalog
import Grading
import SwiftSource

/// A `testcase` of the JUnit file.
struct JUnitCase {
    /// The outcome of a case. A failure comes from an assertion; an error is anything else.
    enum Outcome {
        case passed
        case failure(message: String, type: String)
        case error(message: String, type: String)
        case skipped(message: String)

        var isFailure: Bool { if case .failure = self { true } else { false } }
        var isError: Bool { if case .error = self { true } else { false } }
        var isSkipped: Bool { if case .skipped = self { true } else { false } }
    }

    var name: String
    let className: String
    let file: String
    var line: Int?
    var seconds = 0.0
    let outcome: Outcome
    var output = ""

    /// Makes the case of an official test. Where its failure has no place, the file is that of the
    /// suite.
    ///
    /// - Parameter isBuilt: Whether the stage could be built. Where it couldn't, that is the one
    ///   error, and its tests are skipped.
    init(_ test: SuiteTest, of stage: Stage, isBuilt: Bool) {
        let suite = TestName(test.result.name).suites.joined(separator: "/")
        self.init(
            test.result,
            outcome: isBuilt
                ? Self.outcome(of: test.result)
                : .skipped(message: "\(StageWords.codeNotBuilt(.nobody))."),
            file: "\(stage.suiteFolder)/\(suite).swift")
    }

    /// Makes the case of an own test. It fails where the test fails on right code.
    init(_ test: OwnTest, _ finding: Finding?, folder: String) {
        let words = StageWords.reason(test, finding)
        let outcome: Outcome =
            switch Self.outcome(of: test.result) {
            case .failure(_, let type): .failure(message: words, type: type)
            case .error(_, let type): .error(message: words, type: type)
            case .skipped(let message): .skipped(message: message)
            case .passed:
                test.isValid ? .passed : .failure(message: words, type: Self.doubt(on: test))
            }
        self.init(test.result, outcome: outcome, file: finding?.place?.file ?? folder)
        line = finding?.place?.line
    }

    /// Why a test that passes is not right all the same.
    private static func doubt(on test: OwnTest) -> String {
        if test.dependsOnOrder { return "dependsOnOrder" }
        return test.isUnsteady ? "unsteady" : "asksTooMuch"
    }

    /// Makes the case of a method that looks like a test and never runs.
    init(neverRun method: Finding, suite: String, folder: String) {
        name = Self.named(method.nameOfSubject)
        className = suite
        file = method.place?.file ?? folder
        line = method.place?.line
        outcome = .failure(
            message: "It never runs. \(method.words.text)", type: "neverRun")
    }

    /// Makes the case that stands for a failed build.
    init(notBuilt failure: BuildFailure, _ cures: [Finding], folder: String, suite: String) {
        name = "build"
        className = suite
        file = folder
        outcome = .error(
            message: BuildCureText.describe(failure, cures), type: "compileError")
    }

    /// Makes the case that stands for tests which stop before the first of them runs.
    package init(crashed output: String, folder: String, suite: String) {
        name = "start"
        className = suite
        file = folder
        self.output = output
        outcome = .error(
            message: "\(StageWords.testsStopEarly(.nobody)).", type: "crashed")
    }

    private init(_ result: TestResult, outcome: Outcome, file: String) {
        let test = TestName(result.name)
        name = Self.named(test.title)
        className = Self.named(
            ([test.module] + (test.suites.isEmpty ? [] : [test.suites.joined(separator: "/")]))
                .joined(separator: "."))
        self.file = result.place?.file ?? file
        line = result.place?.line
        seconds = result.seconds
        output = result.output
        self.outcome = outcome
    }

    /// The cases with names that differ as they stand in the file: CI systems take two cases of one
    /// name for one test.
    static func withoutDuplicates(_ cases: [JUnitCase]) -> [JUnitCase] {
        var seen: Set<String> = []
        return cases.map { test in
            var result = test
            var count = 1
            while !seen.insert(XML("\(result.className) \(result.name)").source).inserted {
                count += 1
                result.name = "\(test.name) (\(count))"
            }
            return result
        }
    }

    var element: XML {
        let line: XML = line.map { " line=\"\($0)\"" } ?? ""
        let start: XML = """
            <testcase name="\(name)" classname="\(className)" time="\(Self.time(seconds))" \
            file="\(file)"\(line)
            """
        let parts = [detail, printed].filter { $0 != "" }
        return parts.isEmpty ? "\(start)/>" : "\(start)>\(parts.joined())</testcase>"
    }

    private var detail: XML {
        switch outcome {
        case .passed:
            return ""
        case .failure(let message, let type):
            return
                "<failure message=\"\(Self.first(message))\" type=\"\(type)\">\(message)</failure>"
        case .error(let message, let type):
            return "<error message=\"\(Self.first(message))\" type=\"\(type)\">\(message)</error>"
        case .skipped(let message):
            return "<skipped message=\"\(message)\"/>"
        }
    }

    private var printed: XML { output.isEmpty ? "" : "<system-out>\(output)</system-out>" }

    private static func outcome(of result: TestResult) -> Outcome {
        guard let failure = result.failure else {
            return result.isSkipped ? .skipped(message: FailureText.skipped) : .passed
        }
        let message = FailureText.describe(result) ?? ""
        let type = result.status.rawValue
        switch failure {
        case .assertion: return .failure(message: message, type: type)
        default: return .error(message: message, type: type)
        }
    }

    /// The first line, which is what lists of failures show.
    private static func first(_ message: String) -> String {
        String(message.split(whereSeparator: \.isNewline).first ?? "")
    }

    /// The text, or other words where nothing of it would be left in the file.
    private static func named(_ text: String) -> String {
        XML("\(text)") == "" ? "no name" : text
    }

    /// Seconds with three digits, and a point whatever the language of the system.
    static func time(_ seconds: Double) -> String {
        let thousandths = Int((seconds * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
