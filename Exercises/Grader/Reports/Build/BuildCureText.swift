import Grading

/// Explains why code or the learner's tests couldn't be built, and suggests fixes.
package enum BuildCureText {
    /// The compiler's message with suggested fixes.
    package static func describe(_ failure: BuildFailure, _ cures: [Finding]) -> String {
        ([BuildFailureText.describe(failure)] + cures.map(\.words.text)).joined(separator: "\n")
    }
}
