import Catalog
import SwiftSource

/// An official suite with places for control tests. A place is an assertion whose expected value
/// can be replaced by a different one. This happens in a process that runs with the place's number.
struct ControlTestSuite: Sendable {
    /// The files of the suite, and the runtime file, whose function the places call. Line numbers
    /// in the suite stay the same.
    private(set) var folder: SourceFolder
    /// The places that each function always reaches if it runs to its end, by the function's type
    /// and name.
    private var required: [String: Set<Int>] = [:]
    /// The words in each function, by its type and name.
    private var words: [String: Set<String>] = [:]
    /// For each function name, whether all functions with that name reach a place.
    private var helpers: [String: Bool] = [:]
    /// The number of the next place.
    private var place = Self.firstPlace

    /// The lowest number of a place. Lower numbers are used for planted bugs.
    static let firstPlace = 2048
    /// The number that is recorded as reached if a place turns out to have no control test, because
    /// there is no different value.
    static let noControlTest = 4095
    /// The maximum number of places in a suite. With this number, an event of the test reporter can
    /// hold all places, in addition to the numbers of a stage's bugs and variants.
    static let mostPlaces = 512
    /// The name of the runtime file among the suite's files.
    static let runtimeName = "WorkshopControlTests.swift"
    /// The runtime's function that returns the expected value, or a different one.
    static let function = "workshopControl"

    /// Creates the suite by adding places to its assertions.
    ///
    /// - Parameters:
    ///   - suite: The files of the suite.
    ///   - runtime: The file with the function that the places call.
    init(_ suite: SourceFolder, runtime: [UInt8]) {
        folder = suite
        for (name, bytes) in suite.files.sorted(by: { $0.key < $1.key })
        where name.hasSuffix(".swift") {
            addPlaces(to: name, Declarations(SwiftText(bytes)))
        }
        precondition(
            place - Self.firstPlace <= Self.mostPlaces,
            "A suite has more than \(Self.mostPlaces) places for control tests: divide its stage.")
        folder.files[Self.runtimeName] = runtime
    }

    /// Returns whether a test reached every place at the top level of its function. If the test
    /// calls a function that contains places, it must also have reached at least one place. A test
    /// that really passes does both.
    func looksAtExpectations(_ test: TestResult) -> Bool {
        let name = TestName.withoutModule(test.name)
        let places = Self.places(reachedBy: test)
        guard required[name]?.isSubset(of: places) ?? true else { return false }
        let type = TestName(test.name).suite
        let callsHelper = (words[name] ?? []).contains { word in
            required["\(type)/\(word)"].map { !$0.isEmpty } ?? helpers[word] ?? false
        }
        return !places.isEmpty || !callsHelper
    }

    /// The places for control tests among those that a test reached.
    static func places(reachedBy test: TestResult) -> Set<Int> {
        (test.reached ?? []).filter { $0 >= firstPlace && $0 != noControlTest }
    }

    /// Adds a place to each assertion of a file.
    private mutating func addPlaces(to file: String, _ source: Declarations) {
        let text = source.text
        var (result, end) = ("", 0)
        var places: [Int: Int] = [:]
        for index in source.tokens.indices where !source.isWord("func", index - 1) {
            guard source.tokens[index].isWord,
                let assertion = ControlTestAssertion.all[source.word(index)],
                let call = source.call(at: index),
                let operand = assertion.operand(among: call.arguments)
            else { continue }
            let label = assertion.label.map { "\($0): " } ?? ""
            result += text.text(end..<operand.lowerBound)
            result += "\(Self.function)(\(place), \(label)\(text.text(operand)))"
            end = operand.upperBound
            places[index] = place
            place += 1
        }
        folder.files[file] = Array((result + text.text(end..<text.source.count)).utf8)
        for function in source.functions where !function.isLocal {
            guard let body = function.body, let type = source.type(of: function)?.name else {
                continue
            }
            let key = "\(type)/\(function.name)"
            let indices = Self.alwaysReached(in: body, of: source)
            let reached = Set(indices.compactMap { places[$0] })
            // Functions with the same name and different parameters share an entry, so only the
            // places that all of them reach are required.
            required[key] = required[key]?.intersection(reached) ?? reached
            words[key] = Set(source.words(body))
            helpers[function.name] = helpers[function.name] != false && !reached.isEmpty
        }
    }

    /// The tokens of a function that aren't in braces or parentheses. They end before the first
    /// token after which the rest may be skipped.
    private static func alwaysReached(in body: Range<Int>, of source: Declarations) -> [Int] {
        var result: [Int] = []
        var depth = 0
        for index in body {
            switch source.tokens[index].sign {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            // This starts conditional compilation, so only some systems compile what follows.
            case UInt8(ascii: "#") where depth == 0: return result
            default:
                if source.isWord("return", index) { return result }
                if depth == 0 { result.append(index) }
            }
        }
        return result
    }
}

/// An assertion of the official suites whose expectation a control test can change.
private struct ControlTestAssertion {
    /// The argument with the expected value. It is given by its label and its number among the
    /// arguments with that label.
    let argument: (label: String, number: Int)
    /// The argument label of the `workshopControl` function that replaces the expected value; nil
    /// for the usual function.
    let label: String?

    private init(_ number: Int, of argument: String = "_", as label: String? = nil) {
        (self.argument, self.label) = ((argument, number), label)
    }

    /// The supported assertions, by name.
    static let all: [String: ControlTestAssertion] = {
        var all = [
            "XCTAssertEqual": ControlTestAssertion(1),
            "XCTAssertTrue": ControlTestAssertion(0),
            "XCTAssertFalse": ControlTestAssertion(0),
            "XCTAssertNil": ControlTestAssertion(0, as: "optional"),
            "XCTAssertNotNil": ControlTestAssertion(0, as: "optional"),
            WorkshopNames.assertingFreed: ControlTestAssertion(0, as: "freed"),
            WorkshopNames.assertingDiffable: ControlTestAssertion(
                0, of: WorkshopNames.expectedOfDiffable, as: "items"),
        ]
        for name in WorkshopNames.assertingInTime {
            all[name] = ControlTestAssertion(1, as: "inTime")
        }
        return all
    }()

    /// The range of the expected value's bytes; nil if the assertion may accept other values as
    /// well.
    func operand(among arguments: [Call.Argument]) -> Range<Int>? {
        if arguments.contains(where: { $0.label == "accuracy" }) { return nil }
        let fitting = arguments.filter { $0.label == argument.label }
        return fitting.count > argument.number ? fitting[argument.number].range : nil
    }
}
