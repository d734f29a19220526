import Catalog
import SwiftSource

extension CompilerCure {
    /// Errors in own tests that have to do with the macros and attributes of Swift Testing, or with what
    /// only one of the two libraries has.
    static func ofSwiftTesting(_ library: TestLibrary) -> [CompilerCure] {
        ofMacros(library) + ofNames(library) + ofArguments + ofSuites(library)
            + ofComparing(library)
    }

    private static func ofMacros(_ library: TestLibrary) -> [CompilerCure] {
        [
            says(like: #/no macro named '(\w+)'/#, in: .tests) { match, _ in
                let (name, known) = (String(match.1), ["expect", "require"])
                guard known.contains(name) else {
                    return NearestWord.to(name, among: known).map {
                        "Swift Testing has no '#\(name)'. Write: #\($0)"
                    }
                }
                return belongsToSwiftTesting("#\(name)", name, library) ?? importsTesting
            },
            says(like: #/expansion of macro '(\w+)\(.*requires leading '#'/#, in: .tests) {
                match, _ in "Write the sign '#' before it: #\(match.1)(…)"
            },
            says(
                "to expected argument type 'Comment?'", in: .tests,
                help: "#expect has one condition. To compare two values, write '==' between them: "
                    + TestLibrary.swiftTesting.equal()),
            says(
                "extraneous argument label '", "in macro expansion", in: .tests,
                help: "What you say of a failure stands behind a comma, with no label: "
                    + "#expect(a == b, \"why\")"),
        ]
    }

    private static func ofNames(_ library: TestLibrary) -> [CompilerCure] {
        [
            says(like: #/cannot find '(Issue|confirmation)' in scope/#, in: .tests) { match, _ in
                belongsToSwiftTesting(String(match.1), String(match.1), library) ?? importsTesting
            },
            says(
                like: #/cannot find '(expectation|fulfillment|wait|waitForExpectations)' in scope/#,
                in: .tests
            ) { match, _ in
                guard library == .swiftTesting else { return nil }
                return
                    "'\(match.1)' is XCTest's. Swift Testing has no wait with a timeout. Let all "
                    + "happen that can, and look then: \(library.wait(isAsync: true))\n"
                    + "To read: \(GuideSections.waiting)"
            },
            says("unknown attribute 'Test'", in: .tests, help: importsTesting),
            says("unknown attribute 'Suite'", in: .tests, help: importsTesting),
            says(like: #/unknown attribute '(test|suite)'/#, in: .tests) { match, _ in
                library == .swiftTesting
                    ? "Write it with a capital letter: @\(match.1.capitalized)"
                    : "XCTest has no '@\(match.1)'. Take it away: a test is a method whose name begins "
                        + "with 'test'."
            },
            says(like: #/reference to member '(\w+)' cannot be resolved/#, in: .tests) {
                match, error in
                guard error.source.contains("@Test(") || error.source.contains("@Suite(") else {
                    return nil
                }
                let known = ["disabled", "enabled", "serialized", "timeLimit", "tags", "bug"]
                return NearestWord.to(String(match.1), among: known).map {
                    "There is no '.\(match.1)' for a test. Write: .\($0)"
                }
            },
        ]
    }

    private static let ofArguments: [CompilerCure] = [
        says(
            "cannot specify arguments when used with function", in: .tests,
            help:
                "A test with arguments is given one of them each time. Name it in the test's '()', "
                + "with its type, such as: (number: Int)"),
        says(
            "must specify arguments when used with function", in: .tests,
            help: "Nothing gives the test its values. Write them at its beginning, such as: "
                + "@Test(arguments: [1, 2])"),
        says(
            like: #/cannot convert value of type '([^']+)' to expected element type '([^']+)'/#,
            in: .tests
        ) { match, _ in
            "This list has a value of the type \(match.1), and the type \(match.2) is asked for. "
                + "The arguments of a test have the type of its parameter."
        },
        says("failed to produce diagnostic", in: .tests) { error in
            guard error.text.contains("@Test") else { return nil }
            return
                "A test with two parameters needs two values each time: a list of pairs, such as "
                + "[(1, false), (2, true)], or two lists with zip(…, …)."
        },
    ]

    private static func ofSuites(_ library: TestLibrary) -> [CompilerCure] {
        [
            says("'override' can only be specified on class members", in: .tests) { error in
                let swift = TestLibrary.swiftTesting
                return "A suite that is a struct has no base class. "
                    + (error.source.contains("tearDown")
                        ? "What tidies up stands in the test: \(swift.afterEachTest)"
                        : "What makes things ready for each test stands in: \(swift.beforeEachTest)")
            },
            says("cannot assign to property: 'self' is immutable", in: .tests) { error in
                guard library == .swiftTesting else { return nil }
                return
                    "A test of a struct can't change '\(error.word ?? "it")'. Make a variable in the "
                    + "test itself: var …"
            },
        ]
    }

    private static func ofComparing(_ library: TestLibrary) -> [CompilerCure] {
        [
            says(
                like:
                    #/operator '[=!]=' cannot be applied to operands of type '([^']+)' and '([^']+)'/#,
                in: .tests
            ) { match, _ in
                "'==' compares two values of one type. Here they are of the types \(match.1) and "
                    + "\(match.2)."
            },
            says(
                like: #/operator '[=!]=' cannot be applied to two '([^']+)' operands/#, in: .tests
            ) { match, _ in
                let type = match.1.split(separator: ".").last ?? match.1
                return notEquatable(String(type), library)
            },
        ]
    }

    private static let importsTesting = "Write at the top of the file: import Testing"

    /// What a test of XCTest has in the place of a name of Swift Testing's; nil for another test.
    private static func belongsToSwiftTesting(
        _ written: String, _ name: String, _ library: TestLibrary
    ) -> String? {
        guard library == .xctest, let other = library.counterpart(of: name) else { return nil }
        return "\(written) is Swift Testing's, and this is a test of XCTest. Write: \(other)\n"
            + "To read: \(GuideSections.mixing)"
    }
}
