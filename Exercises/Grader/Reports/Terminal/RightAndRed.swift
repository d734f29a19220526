import Grading

/// Writes, for formats without signs, which right tests are red on the learner's code.
package enum RightAndRed {
    /// Their names, with what that means; nil where there are none.
    package static func text(of stage: StageReport) -> String? {
        guard case .judged(let report) = stage.ownTests else { return nil }
        let onGreen = stage.redOnGreenCode
        let tests = report.tests.filter(\.isRightAndRed)
        let sentences = [false, true].compactMap { isCodeGreen in
            sentence(
                tests.filter { onGreen.contains($0.result.name) == isCodeGreen }, isCodeGreen)
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private static func sentence(_ tests: [OwnTest], _ isCodeGreen: Bool) -> String? {
        let names = tests.map { ResultLines.name(of: $0.result) }
        let words = PairText.sentence(.redGreen, isCodeGreen: isCodeGreen)
        return names.isEmpty ? nil : "\(names.joined(separator: ", ")): \(words)"
    }
}
