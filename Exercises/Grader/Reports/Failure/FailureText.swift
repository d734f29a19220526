import Advice
import Foundation
import Grading

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
    /// - Parameter usual: What is blamed for a crash whose line isn't known.
    static func describe(
        _ failure: TestResult.Failure, of result: TestResult, blaming usual: Blamed = .code
    ) -> String {
        let line = result.stop?.code?.text ?? ""
        let stopped = result.stop?.blamed
        let blamed = stopped ?? usual
        return switch failure {
        case .crash(_, nil, _) where line.contains("abs("):
            "\(blamed.rawValue): abs(Int.min) doesn't fit into an Int. Use number.magnitude."
        case .crash(_, nil, _) where line.contains(".main.sync"):
            "\(blamed.rawValue): 'DispatchQueue.main.sync' on the main thread waits for itself. "
                + "Write: DispatchQueue.main.async."
        case .crash(_, let reason?, _):
            ([describe(failure, blaming: blamed)] + cures(for: reason, on: line, in: stopped))
                .joined(separator: " ")
        case .timeout where line.contains("while ") && !line.contains("{}"):
            "\(describe(failure)) What in this loop makes its condition false, so that it ends?"
        default: describe(failure, blaming: blamed)
        }
    }

    /// What a crash is blamed on, in the words with which its explanation starts.
    package enum Blamed: String {
        case code = "The code crashed"
        case test = "The test crashed"
        /// The line isn't known. The test may have crashed, because the code isn't written yet.
        case codeOrTest = "It crashed in the code or in the test"
    }

    /// One or two sentences; for an assertion, the test library's own message.
    package static func describe(
        _ failure: TestResult.Failure, blaming blamed: Blamed = .code
    ) -> String {
        switch failure {
        case .assertion(let message, _):
            message
        case .late(let message, _):
            [message, WrongTest.late].compactMap(\.self).joined(separator: "\n")
        case .crash(let signal, let reason?, _):
            "\(blamed.rawValue): \(reason)\(name(of: signal))."
        case .crash(let signal, nil, _):
            "\(blamed.rawValue)\(name(of: signal)). \(commonReason(of: signal))"
        case .exit(let status):
            "The \(blamed == .test ? "test" : "code") ended the whole program with exit status "
                + "\(status). A test must run to its end."
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

    /// Explains the reason of a crash.
    ///
    /// - Parameter blamed: What contains the line; nil if the line isn't known.
    private static func cures(for reason: String, on line: String, in blamed: Blamed?) -> [String] {
        let isNil = reason.contains("nil while unwrapping")
        let name = isNil ? line.unwrapped.map { "Here, \($0) is nil." } : nil
        let cure =
            isNil && blamed == .test
            ? "Instead of '!', write try XCTUnwrap(…) or try #require(…) in a test."
            : cures.first { reason.contains($0.reason) && $0.fits(line) }?.words
        return [name, cure].compactMap(\.self)
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

extension StopPlace {
    /// Whether the line where the test stopped is in the code under test or in the test.
    fileprivate var blamed: FailureText.Blamed {
        let folders = code?.place.file.split(separator: "/").dropLast()
        return folders?.contains { $0.hasSuffix("Tests") } == false ? .code : .test
    }
}
