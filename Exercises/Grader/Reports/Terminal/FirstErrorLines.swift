import Advice
import Grading
import TerminalKit

/// Writes for a screen why code could not be built: the first error with what helps, then the others.
package struct FirstErrorLines {
    let failure: BuildFailure
    /// What helps.
    let cures: [Finding]
    /// The most columns of a line.
    let width: Int

    package init(_ failure: BuildFailure, _ cures: [Finding], width: Int) {
        self.failure = failure
        self.cures = cures
        self.width = width
    }

    package var lines: [String] {
        guard let (first, others) = firstAndOthers else {
            return lines(of: failure) + help(cures)
        }
        let place = first.said?.errors.first?.place
        return lines(of: first) + help(cures.filter { $0.place == nil || $0.place == place })
            + sentences("More errors, which may come from the first one:")
            + lines(of: .errors(others))
    }

    /// The failure with its first error only, and the others; nil where there are no others.
    private var firstAndOthers: (first: BuildFailure, others: CompilerDiagnostics)? {
        guard let (first, others) = failure.said?.firstAndOthers, !others.parts.isEmpty else {
            return nil
        }
        switch failure {
        case .errors:
            return (.errors(first), others)
        case .filesMissing(let files, _):
            return (.filesMissing(files, errors: first), others)
        case .namesMissing(let names, _):
            return (.namesMissing(names, errors: first), others)
        case .withoutPlace, .tookTooLong, .tookTooMuchMemory, .notJudged, .refusedCode, .refused,
            .missingFolder:
            return nil
        }
    }

    private func help(_ cures: [Finding]) -> [String] {
        cures.flatMap { sentences($0.words.text) }
    }

    private func lines(of failure: BuildFailure) -> [String] {
        BuildFailureLines(failure: failure, width: width).fitted.flatMap { line in
            // In the source, the compiler points at a column: so such a line is cut and not
            // wrapped.
            line.gutter.isEmpty ? sentences("    \(line.text)") : ["    \(line.printed)"]
        }
    }

    private func sentences(_ text: String) -> [String] {
        Sentences.paragraphs(of: text).flatMap { ScreenText.wrapped($0, width: width) }
    }
}
