import Advice
import Grading

/// Says why code or own tests could not be built, and what helps.
enum BuildCureText {
    /// The compiler's words, and what helps.
    static func describe(_ failure: BuildFailure, inTests: Bool) -> String {
        [BuildFailureText.describe(failure), BuildCure.of(failure, inTests: inTests)]
            .compactMap(\.self).joined(separator: "\n")
    }
}
