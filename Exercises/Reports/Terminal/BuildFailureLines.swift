import Grading
import TerminalKit

/// Writes for a terminal why code could not be built.
package struct BuildFailureLines {
    let failure: BuildFailure
    /// The most columns of a line of our own; the compiler's lines stay as they are.
    var width = TextWidth.usual

    package init(failure: BuildFailure, width: Int = TextWidth.usual) {
        self.failure = failure
        self.width = width
    }

    /// A learner mends the first error first.
    private static let longest = 12

    package var lines: [String] {
        let text = PlainText.safe(BuildFailureText.describe(failure))
        switch failure {
        case .errors, .filesMissing, .withoutPlace: break
        case .tookTooLong, .tookTooMuchMemory, .refused, .missingFolder:
            return PlainText.wrapped(text, width: max(1, width - 4)).map { "    \($0)" }
        }
        let all = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        let rest = all.count - Self.longest
        return all.prefix(Self.longest) + (rest > 0 ? ["    … and \(rest) lines more"] : [])
    }
}
