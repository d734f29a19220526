import Catalog

/// An assertion of the official suites whose expectation a control test can change.
struct ControlTestAssertion {
    /// Which of its arguments says what is expected.
    enum Operand: Equatable {
        /// One without a label, from 0.
        case number(Int)
        case label(String)
    }

    /// An argument of a call.
    struct Argument: Equatable {
        /// `_` for none.
        let label: String
        /// Its bytes in the source.
        let range: Range<Int>
    }

    let operand: Operand
    /// The label that the function takes which puts another value in the place of the expected one.
    var label: String?

    /// The assertions that are known, by name.
    static let all: [String: ControlTestAssertion] = {
        let compared = ControlTestAssertion(operand: .number(1))
        let checked = ControlTestAssertion(operand: .number(0))
        let optional = ControlTestAssertion(operand: .number(0), label: "optional")
        let inTime = ControlTestAssertion(operand: .number(1), label: "inTime")
        let names = WorkshopNames.assertingInTime.map { ($0, inTime) }
        let freed = ControlTestAssertion(operand: .number(0), label: "freed")
        return Dictionary(uniqueKeysWithValues: names).merging([
            WorkshopNames.assertingFreed: freed,
            "XCTAssertEqual": compared, "XCTAssertTrue": checked, "XCTAssertFalse": checked,
            "XCTAssertNil": optional, "XCTAssertNotNil": optional,
            WorkshopNames.assertingDiffable: ControlTestAssertion(
                operand: .label(WorkshopNames.expectedOfDiffable), label: "items"),
        ]) { first, _ in first }
    }()

    /// The function that hands over what is expected, or something else.
    static let function = "workshopControl"

    /// What stands in front of the expected value for a control test at a place; behind it stands a parenthesis.
    func opening(_ place: Int) -> String {
        "\(Self.function)(\(place), " + (label.map { "\($0): " } ?? "")
    }

    /// The bytes that say what is expected; nil where it may be something like it.
    func operand(among arguments: [Argument]) -> Range<Int>? {
        if arguments.contains(where: { $0.label == "accuracy" }) { return nil }
        switch operand {
        case .label(let label):
            return arguments.first { $0.label == label }?.range
        case .number(let number):
            guard arguments.count > number, arguments[number].label == "_" else { return nil }
            return arguments[number].range
        }
    }
}
