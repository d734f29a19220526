import Grading
import TerminalKit

/// Explains the two results of one of the learner's tests: the first on the learner's code, the second on the
/// reference solution.
package enum PairText {
    /// The title of tests with two results each.
    static func title(_ owner: StageWords.Owner) -> String {
        "\(owner.tests) ran twice: on \(owner == .you ? "your" : "the") code, and on the reference solution."
    }

    /// Explains a test that is red on given code, because the learner has changed that code.
    static let onChangedCode = "Right, but red, because you have changed the given code."

    /// Explains a right test that passes on the code as it was shipped. Such a test may not be able to fail.
    static let onUntouchedCode =
        "Right, but it passes before you have written any code. Could this test fail?"

    /// Explains a right test that passes while official tests still fail.
    static let whileCoding = "Right, and your code passes it. Some official tests still fail."

    /// Explains the shipped example while it fails on the learner's code.
    package static let example =
        "The worked example. It is right, and your code doesn't pass it yet."

    /// Explains a pair of results in a sentence about one test or several.
    package static func sentence(_ pair: TestPair) -> String {
        switch pair {
        case .redGreen:
            "Right, and your code doesn't pass it yet. Now write the code."
        case .greenGreen:
            "Right, and green. The planted bugs show whether that is enough."
        case .redRed:
            "It expects something that the exercise doesn't ask for, or a step is missing, such as a "
                + "call or some setup."
        case .greenRed:
            "It passes on your code but fails on the reference solution, so it expects or "
                + "does something wrong. Reread the task."
        }
    }

    /// Explains a pair of results, if it is known whether every official test passes on the learner's code.
    package static func sentence(_ pair: TestPair, isCodeGreen: Bool) -> String {
        pair == .redGreen && isCodeGreen
            ? "Right, but your code doesn't pass it. Either you found a bug that the official "
                + "tests miss, or the test also needs code from an exercise that isn't done."
            : sentence(pair)
    }

    /// Whether a test passed on the learner's code and on the reference solution; nil if that isn't known.
    package static func results(of test: OwnTest) -> [Bool?] {
        [test.onCode?.status.isGreen, test.result.status.isGreen]
    }

    /// The results as symbols, such as `✗ ✓`; a dot for an unknown result.
    package static func signs(_ results: [Bool?], _ style: Style) -> String {
        results.map { isGreen in
            switch isGreen {
            case true?: style.good("✓")
            case false?: style.bad("✗")
            case nil: "·"
            }
        }.joined(separator: " ")
    }

    /// Wraps a text after a test's results to lines. Color codes don't count toward the width.
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
