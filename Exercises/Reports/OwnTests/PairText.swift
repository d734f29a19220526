import Grading
import TerminalKit

/// Writes the two signs of an own test: the first on the learner's code, the second on the finished code.
package enum PairText {
    /// What the signs stand below, or behind.
    package static let legend = "on your code, on the finished code"

    /// What a pair means, in a sentence.
    package static func sentence(_ pair: TestPair) -> String {
        switch pair {
        case .redGreen:
            "Right, and your code doesn't do this yet: the best state to write code in."
        case .greenGreen:
            "It holds. Would it notice a mistake? The planted bugs say."
        case .redRed:
            "It expects something that the exercise doesn't say."
        case .greenRed:
            "Your code and this test agree on something that is wrong: no test of your own can find "
                + "that mistake."
        }
    }

    /// Both signs, such as `✗ ✓`; a dot stands where one of them isn't known.
    package static func signs(of test: OwnTest, _ style: Style) -> String {
        [test.onCode?.status.isGreen, test.result.status.isGreen].map { isGreen in
            switch isGreen {
            case true?: style.good("✓")
            case false?: style.bad("✗")
            case nil: "·"
            }
        }.joined(separator: " ")
    }
}
