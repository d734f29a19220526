import Grading
import TerminalKit

/// Writes for a screen why code could not be built: the first error with what helps, then the others.
package struct FirstErrorLines {
    let failure: BuildFailure
    let inTests: Bool
    /// The most columns of a line.
    let width: Int

    package init(_ failure: BuildFailure, inTests: Bool, width: Int) {
        self.failure = failure
        self.inTests = inTests
        self.width = width
    }

    package var lines: [String] {
        let (first, others) = parts
        let help = BuildCureText.cure(of: first, inTests: inTests).map(sentences) ?? []
        guard !others.parts.isEmpty else { return lines(of: first) + help }
        return lines(of: first) + help
            + sentences("More errors, which may come from the first one:")
            + lines(of: .errors(others))
    }

    /// The failure with its first error only, and the others.
    private var parts: (first: BuildFailure, others: CompilerDiagnostics) {
        switch failure {
        case .errors(let errors):
            let (first, others) = errors.firstAndOthers
            return (.errors(first), others)
        case .explained(let advice, let errors):
            let (first, others) = errors.firstAndOthers
            let own = others.parts.isEmpty ? advice : BuildAdviceText.advice(advice, on: first.text)
            return (.explained(own, errors: first), others)
        case .filesMissing(let files, let errors):
            let (first, others) = errors.firstAndOthers
            return (.filesMissing(files, errors: first), others)
        case .namesMissing(let names, let errors):
            let (first, others) = errors.firstAndOthers
            return (.namesMissing(names, errors: first), others)
        case .withoutPlace, .tookTooLong, .tookTooMuchMemory, .notJudged, .refusedCode, .refused,
            .missingFolder:
            return (failure, CompilerDiagnostics([]))
        }
    }

    private func lines(of failure: BuildFailure) -> [String] {
        BuildFailureLines(failure: failure, width: width, longest: .max).lines.flatMap { line in
            // The compiler points at a column: such a line is cut, and not broken.
            line.contains(#/^ *\d* *\|/#) ? [line] : sentences(line)
        }
    }

    private func sentences(_ text: String) -> [String] {
        Sentences.paragraphs(of: text).flatMap { ScreenText.wrapped($0, width: width) }
    }
}
