import Grading

/// Says what helps where code or own tests don't compile, beyond the compiler's words.
enum BuildCureText {
    /// The compiler's words, and what helps.
    static func describe(_ failure: BuildFailure, inTests: Bool) -> String {
        [BuildFailureText.describe(failure), cure(of: failure, inTests: inTests)]
            .compactMap(\.self).joined(separator: "\n")
    }

    /// A sentence or two; nil where nobody can tell.
    static func cure(of failure: BuildFailure, inTests: Bool) -> String? {
        switch failure {
        case .explained(let advice, let errors):
            return BuildAdviceText.describe(advice, on: errors.text, inTests: inTests)
        case .filesMissing(_, let errors) where inTests:
            return cure(ofErrors: errors.text, inTests: true)
        case .errors(let errors):
            return cure(ofErrors: errors.text, inTests: inTests)
        case .withoutPlace(let said):
            let text = said.text
            guard text.contains("PackageDiscoveredTests.derived/"),
                let match = text.firstMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#)
            else { return nil }
            return
                "'\(match.1)' stands in another type, or is private. Put it on the outermost level "
                + "of its file, without 'private'."
        default:
            return nil
        }
    }

    private static func cure(ofErrors text: String, inTests: Bool) -> String? {
        CompilerWordsText.cure(ofErrors: text, inTests: inTests)
            ?? CompilerWordsText.cure(ofAllErrors: text, inTests: inTests)
    }
}
