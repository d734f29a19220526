import Grading
import TerminalKit

/// Writes the two signs of the learner's own tests.
extension OwnTestsText {
    /// The tests that hold, by their two signs, with what these mean, below a line that says which sign is
    /// which. No lines where nobody knows what tests do on the learner's code.
    ///
    /// - Parameters:
    ///   - whyRed: Lines that belong below those that are red on the learner's code.
    ///   - isDone: Whether the planted bugs have shown already that the tests notice mistakes.
    func signs(of tests: [OwnTest], whyRed: [String] = [], isDone: Bool = false) -> [String] {
        guard tests.contains(where: { $0.onCode != nil }) else { return [] }
        let green = tests.filter { $0.isValid && $0.pair == .greenGreen }
        // Why a test notices nothing is said elsewhere: to say that it holds would be praise.
        let idle = green.filter { $0.noticesNothing && findings.on($0)?.tellsWhy == true }
        let holding = green.filter { !idle.contains($0) }
        let red = tests.filter { $0.isRightAndRed && !redOnGreenCode.contains($0.result.name) }
        let unknown = tests.filter { $0.isValid && $0.pair == nil }
        return ["  Each has two results: \(PairText.legend)."]
            + lines(of: red, PairText.sentence(.redGreen)) + (red.isEmpty ? [] : whyRed)
            + redOnGreenCode(tests) + (red.isEmpty ? whyRed : [])
            + (isDone ? lines(of: holding) : lines(of: holding, PairText.sentence(.greenGreen)))
            + lines(of: idle)
            + lines(of: unknown, "A dot: the result on your code isn't known.")
    }

    /// Right tests that are red on the learner's code though every official test passes there: they know of
    /// something that the official tests don't look at.
    func redOnGreenCode(_ tests: [OwnTest]) -> [String] {
        lines(
            of: tests.filter { redOnGreenCode.contains($0.result.name) },
            PairText.sentence(.redGreen, isCodeGreen: true))
    }

    private func lines(of tests: [OwnTest], _ sentence: String) -> [String] {
        tests.isEmpty ? [] : lines(of: tests) + wrapped(sentence, indent: 6)
    }

    /// Tests of one pair: its signs, and their names.
    private func lines(of tests: [OwnTest]) -> [String] {
        guard let first = tests.first else { return [] }
        return PairText.lines(
            of: few(tests.map(name(of:))), behind: { PairText.signs(of: first, $0) }, style,
            width: width, hanging: 4)
    }

    /// The names of some tests; of many, the first ones.
    private func few(_ names: [String]) -> String {
        guard !showsAll, names.count > Self.fewNames + 1 else { return list(names) }
        return "\(names.count) tests: \(list(Array(names.prefix(Self.fewNames)))) and "
            + "\(names.count - Self.fewNames) more"
    }

    private static let fewNames = 2

    /// The signs of one exercise's tests, each by itself, and why the first right one is red on the
    /// learner's code.
    func signs(in exercise: ExerciseState) -> [String] {
        let tests = exercise.ownTests
        guard let red = tests.first(where: \.isRightAndRed) else {
            return signs(of: tests, isDone: exercise.isDone)
        }
        let why = PairText.linesOnCode(of: red).flatMap {
            PlainText.wrapped(PlainText.safe($0), width: width - 6).map { "      \($0)" }
        }
        return signs(
            of: tests,
            whyRed: why.isEmpty ? [] : ["      \(name(of: red)) on your code:"] + why,
            isDone: exercise.isDone)
    }
}
