import Catalog
import SwiftSource

/// A file of an official suite with places for control tests. If a process runs with one of them, the
/// assertion there expects something else.
///
/// A place is added only where a function always arrives when it runs to its end, so a test that passed was
/// there. Line numbers don't change.
struct ControlTestSource {
    private(set) var text: String
    /// The tests in the file's test types, and the functions that tests may call.
    private(set) var functions: [Function] = []
    /// The number of places in the file.
    private(set) var count = 0

    /// What a function always does, as far as this can be determined.
    struct Function {
        let name: String
        /// The type or extension that it belongs to.
        let type: String
        /// The labels of its parameters, `_` for none.
        let labels: [String]
        /// The places that it reaches.
        var places: Set<Int> = []
        var calls: Set<Call> = []
    }

    /// A call of a function.
    struct Call: Hashable {
        let name: String
        /// The labels of its arguments, `_` for none.
        let labels: [String]
    }

    private let source: Declarations
    /// The text to insert, by the place in the source before which it goes.
    private var insertions: [Int: String] = [:]

    /// - Parameters:
    ///   - source: The file.
    ///   - testCases: The test types; all others belong to what is tested, or replace it.
    ///   - firstPlace: The number of the first place.
    init(_ source: Declarations, testCases: Set<String>, firstPlace: Int) {
        self.source = source
        text = ""
        for function in source.functions where !function.isLocal {
            guard let body = function.body, let type = source.type(of: function)?.name,
                testCases.contains(type)
            else { continue }
            functions.append(read(function, of: type, body, firstPlace))
        }
        text = changed()
    }

    private func changed() -> String {
        var result = ""
        var start = 0
        for (place, text) in insertions.sorted(by: { $0.key < $1.key }) {
            result += source.text.text(start..<place) + text
            start = place
        }
        return result + source.text.text(start..<source.text.source.count)
    }

    private mutating func read(
        _ declaration: Declaration, of type: String, _ body: Range<Int>, _ firstPlace: Int
    ) -> Function {
        var function = Function(
            name: declaration.name, type: type,
            labels: (declaration.parameters ?? []).map(\.label))
        var way = ControlTestPath(source, body)
        while let index = way.next() {
            guard isCall(index, in: body) else { continue }
            let (name, arguments) = (source.word(index), source.call(at: index)?.arguments ?? [])
            guard let assertion = ControlTestAssertion.all[name] else {
                function.calls.insert(Call(name: name, labels: arguments.map(\.label)))
                continue
            }
            guard let operand = assertion.operand(among: arguments) else { continue }
            let place = firstPlace + count
            insertions[operand.lowerBound] = assertion.opening(place)
            insertions[operand.upperBound] = ")"
            function.places.insert(place)
            count += 1
        }
        return function
    }

    /// Whether a statement starts with a call of this name, or with an expression on its result.
    private func isCall(_ index: Int, in body: Range<Int>) -> Bool {
        guard isSign("(", index + 1), touches(index + 1) else { return false }
        let line = source.tokens[index].line
        var first = index
        while first > body.lowerBound, source.tokens[first - 1].line == line { first -= 1 }
        var head = first..<index
        if let sign = head.last(where: { isSign("=", $0) }) {
            guard ["let", "var", "_"].contains(where: { source.isWord($0, first) }) else {
                return false
            }
            head = sign + 1..<index
        }
        let isPlain = head.allSatisfy { place in
            ["try", "await", "return"].contains { source.isWord($0, place) }
        }
        // For example, the second condition of a statement.
        let goesOn =
            first > body.lowerBound && [",", "&", "|", "?", ":"].contains { isSign($0, first - 1) }
        return isPlain && !goesOn
    }

    private func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        source.tokens.indices.contains(index) && source.tokens[index].sign == UInt8(ascii: sign)
    }

    /// Whether a token directly follows the previous one, without whitespace.
    private func touches(_ index: Int) -> Bool {
        source.tokens[index].range.lowerBound == source.tokens[index - 1].range.upperBound
    }
}

/// An assertion of the official suites whose expectation a control test can change.
struct ControlTestAssertion {
    /// The argument that contains the expected value.
    enum Operand: Equatable {
        /// An argument without a label, counted from 0.
        case number(Int)
        case label(String)
    }

    let operand: Operand
    /// The argument label that selects how `workshopControl` replaces the expected value; nil for the usual
    /// way.
    var label: String?

    /// The supported assertions, by name.
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

    /// The function that returns the expected value, or a different one.
    static let function = "workshopControl"

    /// The text before the expected value for a control test at a place; a closing parenthesis follows the
    /// value.
    func opening(_ place: Int) -> String {
        "\(Self.function)(\(place), " + (label.map { "\($0): " } ?? "")
    }

    /// The bytes of the expected value; nil if they may not be exactly that.
    func operand(among arguments: [Call.Argument]) -> Range<Int>? {
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
