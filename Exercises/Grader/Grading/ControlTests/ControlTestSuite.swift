import Catalog
import SwiftSource

/// An official suite with places for control tests, and the places that each of its tests reaches.
struct ControlTestSuite: Sendable {
    /// The files of the suite, and the runtime file that the places call.
    let folder: SourceFolder
    /// The places that a test has reached if it passed, by its class and name.
    private let places: [String: Set<Int>]

    /// The first number for places; lower numbers are for planted bugs.
    static let firstPlace = 2048
    /// Reached if a place turns out to have no control test, because no different value is available.
    static let noControlTest = 4095
    /// The maximum number of places that an event of a test's report can hold; it can also hold all numbers
    /// of a stage's bugs and variants.
    static let mostPlaces = 512

    /// - Parameters:
    ///   - suite: The files of the suite.
    ///   - runtime: The file that the places call.
    init(_ suite: SourceFolder, runtime: [UInt8]) {
        let files = suite.files.filter { $0.key.hasSuffix(".swift") }
            .map { ($0.key, Declarations(SwiftText($0.value))) }.sorted { $0.0 < $1.0 }
        let classes = TestTypes(files.map(\.1))
        var folder = suite
        var functions: [ControlTestSource.Function] = []
        var place = Self.firstPlace
        for (name, declarations) in files {
            let source = ControlTestSource(
                declarations, testCases: classes.testCases, firstPlace: place)
            folder.files[name] = Array(source.text.utf8)
            functions += source.functions
            place += source.count
        }
        precondition(
            place - Self.firstPlace <= Self.mostPlaces,
            "A suite has more than \(Self.mostPlaces) places for control tests: divide its stage.")
        folder.files[Self.runtimeName] = runtime
        let reader = PlaceReader(functions: functions, classes: classes)
        self.folder = folder
        places = Dictionary(
            functions.filter { $0.name.hasPrefix("test") }.map { test in
                (
                    "\(test.type)/\(test.name)",
                    reader.places(of: .init(name: test.name, labels: []), in: test.type, [])
                )
            }
        ) { $0.union($1) }
    }

    /// The name of the runtime file among the suite's files.
    static let runtimeName = "WorkshopControlTests.swift"

    /// Returns the places that a test has reached if it passed.
    ///
    /// - Parameter test: Its full name, such as `Stage1Tests.EvenOddTests/testZeroIsEven`.
    func places(of test: String) -> Set<Int> {
        places[TestName.withoutModule(test)] ?? []
    }
}

/// Finds the places that functions reach, including through the functions that they call.
private struct PlaceReader {
    private let functions: [String: [ControlTestSource.Function]]
    private let classes: TestTypes

    init(functions: [ControlTestSource.Function], classes: TestTypes) {
        self.functions = Dictionary(grouping: functions, by: \.name)
        self.classes = classes
    }

    /// Returns the places reached by every function of a class that a call may refer to.
    ///
    /// - Parameter callers: The names of the functions currently being examined.
    func places(
        of call: ControlTestSource.Call, in type: String, _ callers: [ControlTestSource.Call]
    ) -> Set<Int> {
        let types = Set(classes.ancestry(of: type) + ["XCTestCase"])
        guard !callers.contains(call), let named = functions[call.name] else { return [] }
        let meant = named.filter { types.contains($0.type) && $0.takes(call.labels) }
        let found = meant.map { function in
            function.calls.reduce(into: function.places) {
                $0.formUnion(places(of: $1, in: type, callers + [call]))
            }
        }
        guard let first = found.first else { return [] }
        return found.dropFirst().reduce(first) { $0.intersection($1) }
    }
}

extension ControlTestSource.Function {
    /// Whether it can be called with these argument labels. Other parameters may have default values, and the
    /// last ones may be trailing closures.
    fileprivate func takes(_ labels: [String]) -> Bool {
        var rest = self.labels[...]
        for label in labels {
            guard let place = rest.firstIndex(of: label) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }
}
