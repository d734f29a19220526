import Grading

// Values that come in another order, or as another number, in each run.

extension TestSmell {
    static let dictionaryOrder = TestSmell(
        .step,
        .init(
            "A dictionary has no order: its keys come in another one each time.",
            next: "Sort them first, or compare sets: Set(…)."))

    /// A call that gives another value each time.
    static func newEachTime(_ call: String) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "\(call) is another value each time that it is called.",
                next: "Keep it in a constant, and compare with that."))
    }

    static let hashValue = TestSmell(
        .step,
        .init(
            "A hash value is another number in each run.",
            next: "Compare it with that of another value."))
}

extension FailedTest {
    /// What in the two sides of a comparison isn't the same each time.
    static func chance(in operands: [String]) -> TestSmell? {
        guard operands.count == 2 else { return nil }
        for call in ["Date()", "UUID()"] where operands.contains(where: { $0.contains(call) }) {
            return .newEachTime(call)
        }
        let sorts = ["sorted", "Set(", ".count", ".isEmpty"]
        if operands.contains(where: { operand in
            (operand.contains(".keys") || operand.contains(".values"))
                && !sorts.contains(where: operand.contains)
        }) {
            return .dictionaryOrder
        }
        let hashes = [".hashValue", ".identifier"]
        let isNumber = operands.contains { operand in
            operand.drop { $0 == "-" }.first?.isNumber == true
                && operand.allSatisfy { $0.isNumber || $0 == "_" || $0 == "-" }
        }
        return isNumber && operands.contains { hashes.contains(where: $0.hasSuffix) }
            ? .hashValue : nil
    }
}
