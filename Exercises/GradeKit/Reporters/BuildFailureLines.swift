import TerminalKit

/// Writes for a terminal why code could not be built.
struct BuildFailureLines {
    let lines: [String]

    /// A learner mends the first error first.
    private static let longest = 12

    init(_ failure: BuildFailure) {
        let text = PlainText.safe(BuildFailureText.describe(failure))
        switch failure {
        case .errors, .withoutPlace: break
        case .tookTooLong, .refused, .missingFolder:
            lines = PlainText.wrapped(text, width: TextReporter.width - 4).map { "    \($0)" }
            return
        }
        let all = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        let rest = all.count - Self.longest
        lines = all.prefix(Self.longest) + (rest > 0 ? ["    … and \(rest) lines more"] : [])
    }
}
