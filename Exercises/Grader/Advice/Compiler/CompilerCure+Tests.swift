import Catalog
import SwiftSource

extension CompilerCure {
    /// Errors in own tests, and not in code.
    static func ofTests(_ library: TestLibrary) -> [CompilerCure] {
        [
            says(
                "Attribute 'Test' cannot be applied to a function within class", in: .tests,
                help:
                    "@Test is Swift Testing's, and this class is XCTest's. Write the test without "
                    + "@Test, with a name that begins with 'test', or put it in a struct. To read: "
                    + GuideSections.mixing),
            says(
                like:
                    #/'XCTAssert(?:Not)?Equal\(.*requires that '(?:\w+\.)?(\w+)' conform to 'Equatable'/#,
                in: .tests
            ) { match, _ in
                notEquatable(String(match.1), library)
            },
            says(like: #/cannot find (?:type )?'(XCT\w+)'/#, in: .tests) { match, _ in
                belongsToXCTest(String(match.1), library) ?? cure(ofXCTest: String(match.1))
            },
            says(
                "'any \(WorkshopNames.diffable)' cannot conform to 'Equatable'", in: .tests,
                help: "\(library.nameOfEqual) can't compare these. Write: "
                    + library.equalDiffables),
            says("does not override any method from its superclass", in: .tests) { error in
                let known = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]
                return error.word.flatMap { NearestWord.to($0, among: known) }.map {
                    "XCTestCase has no '\(error.word ?? "")'. Write: \($0)()"
                }
            },
            says(
                "'sleep' is unavailable from asynchronous contexts", in: .tests,
                help: "Don't sleep in a test: wait for what has to happen. Write: "
                    + "await \(WorkshopNames.waitUntil) { … }\nTo read: \(GuideSections.waiting)"),
            says(
                like: #/'wait\w*' is unavailable from asynchronous contexts/#, in: .tests
            ) { _, _ in
                "Write: \(library.wait(isAsync: true)). To read: \(GuideSections.waiting)"
            },
            says("main actor-isolated", "'waitForExpectations", in: .tests) { _ in
                "Write: \(library.wait(isAsync: false)). To read: \(GuideSections.waiting)"
            },
            says(
                like:
                    #/conflicting arguments to generic parameter 'T' \('([^']+)' vs\. '([^']+)'\)/#,
                in: .tests
            ) { match, error in
                "\(error.word ?? "XCTAssertEqual") compares two values of one type. Here they are "
                    + "of the types \(match.1) and \(match.2)."
            },
        ]
            + mayBeNil(
                in: .tests,
                help:
                    "The value may be nil. Write '\(library.unwrapping)' around it, and 'throws' behind "
                    + "the test's '()'.")
            + [
                says(like: #/static property '\w+' is not concurrency-safe/#, in: .tests) { _, _ in
                    "Write 'private let' without 'static'. \(library.newForEachTest)"
                },
                says(
                    "errors thrown from here are not handled", in: .tests,
                    help: "What is called here can throw. Write 'throws' behind the test's '()'."),
                says(like: #/'(\w+)' is a 'let' constant/#, in: .tests) { match, error in
                    guard !error.message.hasPrefix("cannot assign to value") else { return nil }
                    return
                        "Your tests also run on the reference solution. There it is a struct, even "
                        + "if it is a class in your code, and a struct in a constant can't change. "
                        + "Declare it with 'var': var \(match.1)"
                },
                says(
                    like: #/(?:extra|missing) argument|incorrect argument label/#, in: .tests
                ) { _, error in
                    // The assertions are XCTest's, not the exercise's.
                    error.source.contains("XCTAssert")
                        ? nil
                        : "Your tests run on the reference solution, not on your code. It takes "
                            + "exactly the arguments that the exercise describes."
                },
            ]
    }

    /// Errors about what XCTest's list of tests can't have, which no compiler's words tell.
    static let ofTheList: [CompilerCure] = [
        says(like: #/XCTest can't list '([^']+)', whose name needs backticks/#) { match, _ in
            "Write the name without backticks and spaces, such as: \(plain(String(match.1)))"
        },
        says(
            like: #/XCTest can't list class '([^']+)' inside '([^']+)'/#,
            help: { match, _ in "Move \(match.1) out of \(match.2), to the top level of the file." }
        ),
        says(
            "XCTest can't list", "which is generic",
            help: "Remove the '<…>', and write a test for each type that you mean."),
        says(
            "is marked '@main'", "tests have a main of their own",
            help: "Remove '@main'. The tests start by themselves."),
        says("XCTest's list of tests needs the name", help: "Give it another name."),
    ]

    /// A name without spaces and signs: `testMinusOne` for `test minus one`.
    private static func plain(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.enumerated().map { number, word in
            number == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }

    /// What a test of Swift Testing has in the place of a name of XCTest's; nil for a test of XCTest, and
    /// where that isn't known.
    private static func belongsToXCTest(_ name: String, _ library: TestLibrary) -> String? {
        guard library == .swiftTesting, let other = library.counterpart(of: name) else {
            return nil
        }
        return "\(name) is XCTest's, and this is a test of Swift Testing. Write: \(other)\n"
            + "To read: \(GuideSections.mixing)"
    }

    /// What helps where a type has no '=='.
    static func notEquatable(_ type: String, _ library: TestLibrary) -> String {
        "\(type) isn't Equatable, so \(library.name) can't compare two of them. If it is "
            + "\(WorkshopNames.diffable), ask \(WorkshopNames.askingForEquality), and compare the "
            + "answer with true or false. If not, compare what it holds, one value at a time."
    }

    /// What helps where a name of XCTest's isn't found.
    private static func cure(ofXCTest name: String) -> String {
        let known: Set = [
            "XCTestCase", "XCTestExpectation", "XCTFail", "XCTUnwrap", "XCTSkip", "XCTAssert",
            "XCTAssertTrue", "XCTAssertFalse", "XCTAssertEqual", "XCTAssertNotEqual",
            "XCTAssertNil",
            "XCTAssertNotNil", "XCTAssertIdentical", "XCTAssertThrowsError", "XCTAssertNoThrow",
            "XCTAssertGreaterThan", "XCTAssertLessThan",
        ]
        if known.contains(name) { return "Write at the top of the file: import XCTest" }
        return NearestWord.to(name, among: known).map { "XCTest has no '\(name)'. Write: \($0)" }
            ?? "XCTest has no '\(name)'. Look at how it is written."
    }
}
