import Advice
import Foundation
import Grading
import SwiftSource

/// Explains in plain English why a test didn't pass.
package enum FailureText {
    package static let skipped = "It was skipped."

    /// Lines that explain why a test didn't pass, or that it was skipped.
    package static func reason(_ result: TestResult) -> String { describe(result) ?? skipped }

    /// Explains why a test didn't pass, and where it was when it was stopped; nil if it passed.
    package static func describe(_ result: TestResult) -> String? {
        guard let failure = result.failure else { return nil }
        let lines = result.stop.map(StopText.lines) ?? []
        return ([describe(failure, of: result)] + lines).joined(separator: "\n")
    }

    /// Explains why a test didn't pass, without the place.
    ///
    /// - Parameter isOnReference: Whether the test ran on the reference solution. This code doesn't crash, so
    ///   if the line of a crash isn't known, the text blames the test.
    static func describe(
        _ failure: TestResult.Failure, of result: TestResult, isOnReference: Bool = false
    ) -> String {
        var words = describe(failure)
        let line = result.stop?.code?.text ?? ""
        if case .crash(_, nil, _) = failure, line.contains(".main.sync") {
            words =
                "The code crashed: 'DispatchQueue.main.sync' on the main thread waits for itself. "
                + "Write: DispatchQueue.main.async."
        }
        if case .crash(_, nil, _) = failure, line.contains("abs(") {
            words =
                "The code crashed: abs(Int.min) doesn't fit into an Int. Use number.magnitude."
        }
        if words.contains("nil while unwrapping"), let name = line.unwrapped {
            words += " Here, \(name) is nil."
        }
        if case .timeout = failure, line.contains("while "), !line.contains("{}") {
            words += " What in this loop makes its condition false, so that it ends?"
        }
        let isInTest = result.stop.map { $0.code == nil || $0.code?.place.isInTests == true }
        if isInTest == true, words.contains("nil while unwrapping") {
            words += " Instead of '!', write try XCTUnwrap(…) or try #require(…) in a test."
        } else if let cure = Self.cures.first(where: {
            words.contains($0.reason) && $0.fits(line)
        }) {
            words += " \(cure.words)"
        }
        return (isInTest ?? isOnReference) && words.hasPrefix("The code ")
            ? "The test \(words.dropFirst("The code ".count))" : words
    }

    /// One or two sentences; for an assertion, the test library's own message.
    package static func describe(_ failure: TestResult.Failure) -> String {
        switch failure {
        case .assertion(let message, _):
            message
        case .late(let message, _):
            [message, WrongTest.late].compactMap(\.self).joined(separator: "\n")
        case .crash(let signal, let reason?, _):
            "The code crashed: \(reason)\(name(of: signal))."
        case .crash(let signal, nil, _):
            "The code crashed\(name(of: signal)). \(commonReason(of: signal))"
        case .exit(let status):
            "The code ended the whole program with exit status \(status). A test must run to its end."
        case .timeout(let limit):
            "The test didn't end within \(limit.spelled). Look for a loop that never ends, or a wait for "
                + "something that never happens."
        case .memory(let limit):
            "The test used too much memory: more than \(limit >> 20) MiB, or all that was left. Look "
                + "for a loop that keeps adding to something, or for a function that keeps calling itself."
        case .processes(let limit):
            "The test had more than \(limit) processes at a time. Look for code that keeps starting "
                + "programs or copies of itself."
        case .contradiction:
            "The results reported for this test are inconsistent: repeated, out of order or miscounted. "
                + "Remove any code that interferes with the test run."
        case .notBelieved:
            "This test passed, but the results aren't trusted, because a test passed that must "
                + "fail or that checked nothing. Remove any code that interferes with the results "
                + "of tests."
        case .notReported:
            "The test didn't run, because the program had already ended."
        case .noTimeLeft(let limit):
            "\(Finding.Words.notRunToItsEnd) \(Finding.Words.timeUsedUp(limit).text)"
        case .crowdedOut(let limit):
            "\(Finding.Words.notRunToItsEnd) \(Finding.Words.crowdedOut(limit).text)"
        }
    }

    /// Explanations of Swift's crash messages, in words for a beginner.
    private static let cures: [(reason: String, fits: @Sendable (String) -> Bool, words: String)] =
        [
            (
                "Range requires lowerBound <= upperBound", { _ in true },
                "A range must go from its smaller end to its larger end: -6 ... -1."
            ),
            (
                "Index out of range", { _ in true },
                "The indexes of a list go from 0 to its count - 1, and an empty list has none."
            ),
            (
                "nil while unwrapping", { $0.contains("!") && $0.unwrapped == nil },
                "A '!' crashes if the value is nil. Handle that case: guard let … else."
            ),
            (
                "not supported by set(_:forKey:)", { _ in true },
                "UserDefaults stores text, numbers, data and lists of these. Convert any other value to Data "
                    + "first, for example as JSON."
            ),
        ]

    /// The signal's name in parentheses; empty for the signals with which Swift's own checks end a program.
    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: ""
        case SIGABRT: " (SIGABRT)"
        case SIGSEGV: " (SIGSEGV)"
        case SIGBUS: " (SIGBUS)"
        case SIGKILL: " (SIGKILL)"
        default: " (signal \(signal))"
        }
    }

    private static func commonReason(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP:
            "Common reasons: a number that is too large or too small for Int, or "
                + "'assumeIsolated' on a thread that isn't the main thread."
        case SIGSEGV, SIGBUS:
            "A common reason: a function that keeps calling itself."
        default:
            "Run the test by itself to see more."
        }
    }
}

extension String {
    /// The expression before the line's only `!`; nil if there are none or several.
    fileprivate var unwrapped: String? {
        // In a long line, the expression can't be identified reliably.
        guard utf8.count <= 300 else { return nil }
        let found = matches(of: #/([A-Za-z_][\w.]*)?!(?!=)/#)
        return found.count == 1 ? found.first?.1.map(String.init) : nil
    }
}

extension SourceLocation {
    /// Whether the place is in a test instead of in the code under test.
    fileprivate var isInTests: Bool {
        file.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }
}
