import Grading

/// Says why code or own tests could not be built, and what helps.
package enum BuildCureText {
    /// The compiler's message, and what helps.
    package static func describe(_ failure: BuildFailure, _ cures: [Finding]) -> String {
        ([BuildFailureText.describe(failure)] + cures.map(\.words.text)).joined(separator: "\n")
    }
}
