import Grading

/// Says what helps where code doesn't compile, beyond the compiler's words.
package enum CodeBuildText {
    /// The compiler's words, and what helps.
    static func describe(_ failure: BuildFailure) -> String {
        [BuildFailureText.describe(failure), cure(of: failure)].compactMap(\.self)
            .joined(separator: "\n")
    }

    /// A sentence or two; nil where nobody can tell.
    package static func cure(of failure: BuildFailure) -> String? {
        switch failure {
        case .explained(let advice, let text):
            BuildAdviceText.describe(advice, on: text, inTests: false)
        case .errors(let text):
            CompilerWordsText.cure(ofErrors: text, inTests: false)
        default: nil
        }
    }
}
