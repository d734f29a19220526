import Grading
import TerminalKit

/// Writes the two signs of an own test: the first on the learner's code, the second on the finished code.
package enum PairText {
    /// What the two signs are, to stand above or behind them.
    package static let legend = "on your code, on the finished code"

    /// What a pair means, in a sentence on one test or on several.
    package static func sentence(_ pair: TestPair) -> String {
        switch pair {
        case .redGreen:
            "Right, and your code doesn't do this yet: the best state to write code in."
        case .greenGreen:
            "It holds. Would it notice a mistake? The planted bugs say."
        case .redRed:
            "Either it expects something that the exercise doesn't say, or it prepares something else "
                + "than you think."
        case .greenRed:
            "Your code and your test agree on something that is wrong: the mistake that no test of "
                + "your own can find."
        }
    }

    /// The same, where it is known whether every official test passes on the learner's code.
    package static func sentence(_ pair: TestPair, isCodeGreen: Bool) -> String {
        pair == .redGreen && isCodeGreen
            ? "Right, and your code doesn't do this, which no official test looks at. Mend the code, too."
            : sentence(pair)
    }

    /// Whether a test passed on the learner's code and on the reference solution; nil if that isn't known.
    package static func results(of test: OwnTest) -> [Bool?] {
        [test.onCode?.status.isGreen, test.result.status.isGreen]
    }

    /// The results as signs, such as `✗ ✓`; a dot for one that isn't known.
    package static func signs(_ results: [Bool?], _ style: Style) -> String {
        results.map { isGreen in
            switch isGreen {
            case true?: style.good("✓")
            case false?: style.bad("✗")
            case nil: "·"
            }
        }.joined(separator: " ")
    }

    /// A text behind the signs of a test, in lines: colours take no room in them.
    package static func lines(
        of text: String, behind signs: (Style) -> String, _ style: Style, width: Int, hanging: Int
    ) -> [String] {
        let plain = signs(Style(usesColor: false))
        var lines = Sentences.lines(
            "\(plain) \(text)", width: width, indent: 2, hanging: hanging)
        lines[0] = "  \(signs(style))\(lines[0].dropFirst(2 + plain.count))"
        return lines
    }
}
