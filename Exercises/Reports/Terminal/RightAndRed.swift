import Grading

/// Writes, for formats without signs, which right tests are red on the learner's code.
enum RightAndRed {
    /// Their names, with what that means; nil where there are none.
    static func sentence(_ tests: [OwnTest]) -> String? {
        let names = tests.filter(\.isRightAndRed).map { ResultLines.name(of: $0.result) }
        return names.isEmpty
            ? nil : "\(names.joined(separator: ", ")): \(PairText.sentence(.redGreen))"
    }
}
