import Grading
import TerminalKit

/// Writes the two signs of an own test: the first on the learner's code, the second on the finished code.
package enum PairText {
    /// What the two signs are, to stand above or behind them.
    package static let legend = "on your code, on the reference solution"

    /// What a pair means, in a sentence on one test or on several.
    package static func sentence(_ pair: TestPair) -> String {
        switch pair {
        case .redGreen:
            "Right, and your code doesn't pass yet: the best time to write code."
        case .greenGreen:
            "Right, and green. The planted bugs show whether that is enough."
        case .redRed:
            "Either it expects something that the exercise doesn't ask for, or its setup is "
                + "incomplete."
        case .greenRed:
            "Your code and your test share the same mistake, so your tests can't reveal it. Reread "
                + "the task."
        }
    }

    /// The same, where it is known whether every official test passes on the learner's code.
    package static func sentence(_ pair: TestPair, isCodeGreen: Bool) -> String {
        pair == .redGreen && isCodeGreen
            ? "Right, but your code doesn't pass. You found a bug that the official tests miss. Fix the code."
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
