import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// What is said beyond the compiler's words.
final class CompilerCuresTests: XCTestCase {
    private func cure(
        _ message: String, _ source: String = "x", inTests: Bool = true,
        _ library: TestLibrary = .xctest
    ) -> String? {
        CompilerCures.cure(
            of: CompilerDiagnostics(
                text: "A.swift:7:5: error: \(message)\n 6 | \n 7 |     \(source)\n   |     ^\n"
            ).errors[0], inTestsOf: inTests ? library : nil)
    }

    func testWhatMayBeNil() {
        XCTAssertEqual(
            cure(
                "value of optional type '((String) -> Void)?' must be unwrapped to a value",
                "result(\"Genap\")", inTests: false),
            "'result' may be nil. Call it with a question mark: result?(…)")
        XCTAssertEqual(
            cure("cannot convert value of type 'Int?' to expected argument type 'Int'"),
            "The value may be nil. Write 'try XCTUnwrap(…)' around it, and 'throws' behind the "
                + "test's '()'.")
    }

    func testAGuardThatDoesNotLeave() {
        XCTAssertEqual(
            cure(
                "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the "
                    + "scope", "}", inTests: false),
            "What stands behind the 'else' of a guard has to leave the function: write 'return' at "
                + "its end.")
    }

    func testAValueThatMayBeNilInCode() {
        XCTAssertEqual(
            cure(
                "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
                inTests: false),
            "The value may be nil. Say what to do then, with 'guard let … else' or 'if let', or "
                + "give another value with '??'.")
    }

    func testAWordThatIsMistypedIsNoStatement() {
        XCTAssertEqual(
            cure("consecutive statements on a line must be separated by ';'", inTests: false),
            "Nothing connects two words of this line. Look at its first word: is it mistyped, such "
                + "as 'retrun'? Is an operator missing between two values? Two statements need a line "
                + "each.")
    }

    func testWhatStandsOutsideOfATypeKnowsNoSelf() {
        XCTAssertEqual(
            cure(
                "cannot find 'self' in scope; did you mean to use it in a type or extension context?",
                inTests: false),
            "Only what stands in a type knows 'self'. Look for a '}' too many above this line. The "
                + "first value of a property can't use 'self' either.")
    }

    func testAConstantIsComparedAndNotChanged() {
        let message = "cannot assign to value: 'rest' is a 'let' constant"
        XCTAssertEqual(
            cure(message, "if rest = 0 {", inTests: false),
            "One '=' gives a value to a variable. To compare two values, write '=='.")
        XCTAssertNil(cure(message, "rest = 0", inTests: false))
        XCTAssertNil(cure(message, "if let a { rest = 0 }", inTests: false))
    }

    func testLabelsOfArguments() {
        XCTAssertEqual(
            cure("missing argument label 'number:' in call", inTests: false),
            "The value has a label in this call. Write it before the value, with a space: "
                + "number: …")
        XCTAssertEqual(
            cure("missing argument label 'number:' in call"),
            "Your tests run on the reference solution, not on your code. The value has a label in this "
                + "call. Write it before the value, with a space: number: …")
        XCTAssertEqual(
            cure("extraneous argument label 'text:' in call"),
            "The value has no label in this call. Take 'text:' away.")
    }

    func testSlipsAroundAsync() {
        XCTAssertEqual(
            cure("expression is 'async' but is not marked with 'await'", inTests: false),
            "What is called here is 'async'. Write 'await' before it. Where there is a 'try', that "
                + "comes first: try await …")
        XCTAssertEqual(
            cure("call can throw but is not marked with 'try'"),
            "What is called here can throw. Write 'try' before it. Where it is 'async', too: try "
                + "await …")
        let call = "'async' call in a function that does not support concurrency"
        XCTAssertEqual(
            cure(call), "A test that waits is 'async'. Write behind its '()': async throws")
        XCTAssertEqual(
            cure(call, inTests: false),
            "A function that waits is 'async'. Write behind its '()': async")
        XCTAssertEqual(
            cure(
                "return from initializer without initializing all stored properties",
                inTests: false),
            "One of the properties has no value yet. Keep everything that is passed in, such as: "
                + "self.name = name")
    }

    func testSlips() {
        XCTAssertEqual(
            cure("expression is not assignable: binary operator returns immutable value"),
            "One '=' gives a value to a variable. To compare two values, write '=='.")
        XCTAssertEqual(
            cure("unexpected non-void return value in void function", inTests: false),
            "This function gives nothing back. If it has an output, call that with the value.")
        XCTAssertEqual(
            cure("function is unused [#no-usage]", "didTap"),
            "A name alone calls nothing. Write: didTap()")
        XCTAssertEqual(
            cure("missing argument for parameter 'completion' in call", inTests: false),
            "The answer comes through a closure. Write in the place of '()': { result in … }")
        XCTAssertEqual(
            cure(
                "cannot assign to property: 'self' is immutable", "output = { answer in",
                inTests: false)?.hasSuffix("Call it with the value: output?(…)"), true)
        XCTAssertEqual(
            cure("instance member 'isEven' cannot be used on type 'Screen'; did you mean"),
            "Make an object first, with '()' behind the name of the type, and call it on that.")
        let isolated =
            "call to main actor-isolated instance method 'a()' in a synchronous nonisolated context"
        XCTAssertEqual(
            cure(isolated, inTests: false)?.hasSuffix("write: MainActor.assumeIsolated { … }"), true
        )
        XCTAssertEqual(
            cure(
                "\(isolated)\n 5 | func a()\n   | note: add '@MainActor' to make it part of it",
                inTests: false)?.hasSuffix("'@MainActor' in the line above its 'class'."), true)
        XCTAssertEqual(
            cure(
                "Attribute 'Test' cannot be applied to a function within class 'A' because it is a "
                    + "subclass of 'XCTest'")?.hasSuffix(GuideSections.mixing), true)
        XCTAssertEqual(
            cure(
                "global function 'XCTAssertEqual(_:_:_:file:line:)' requires that 'Row' conform to "
                    + "'Equatable'")?.hasPrefix("Row isn't Equatable, so XCTest"), true)
    }

    func testAssertions() {
        XCTAssertEqual(
            cure("cannot find 'XCTAssertEquals' in scope"),
            "XCTest has no 'XCTAssertEquals'. Write: XCTAssertEqual")
        XCTAssertEqual(
            cure("cannot find 'XCTSomething' in scope"),
            "XCTest has no 'XCTSomething'. Look at how it is written.")
        XCTAssertEqual(
            cure("cannot find type 'XCTestCase' in scope"),
            "Write at the top of the file: import XCTest")
        XCTAssertEqual(
            cure(
                "conflicting arguments to generic parameter 'T' ('Bool' vs. 'String')",
                "XCTAssertEqual(isEven, \"Ganjil\")"),
            "XCTAssertEqual compares two values of one type. Here they are of the types Bool and "
                + "String.")
        XCTAssertEqual(
            cure("type 'any HashDiffable' cannot conform to 'Equatable'"),
            "XCTAssertEqual can't compare these. Write: assertArrayHashDiffable(expectedResult: …, "
                + "values: …)")
    }

    func testMethodsOfATest() {
        XCTAssertEqual(
            cure("method does not override any method from its superclass", "teardown() {"),
            "XCTestCase has no 'teardown'. Write: tearDown()")
        XCTAssertNil(cure("method does not override any method from its superclass", "other() {"))
        XCTAssertEqual(
            cure("static property 'shared' is not concurrency-safe because"),
            "Write 'private let' without 'static'. XCTest makes a new object of the class for each "
                + "test.")
    }

    func testTypesThatAreMixedUp() {
        XCTAssertEqual(
            cure(
                "cannot convert value of type 'String' to expected argument type 'Int'", "\"12\")"),
            "An Int is written without quotation marks: 12")
        XCTAssertEqual(
            cure("cannot assign value of type 'Int' to type 'String'", "2"),
            "A String is written in quotation marks: \"2\"")
        XCTAssertEqual(
            cure("cannot convert value of type 'Label' to expected argument type 'String'"),
            "A label isn't its text. Write '.text' behind it.")
        XCTAssertEqual(
            cure("arithmetic operation '9 + 1' (on type 'Int') results in an overflow"),
            "No Int is so large or so small. Int.max is the largest one, and Int.min the smallest.")
        XCTAssertNil(cure("cannot convert value of type 'A' to expected argument type 'B'"))
        XCTAssertEqual(
            cure("cannot call value of non-function type '[String]'", "calls())"),
            "'calls' is a value here, and no function. Take '()' away.")
    }

    func testTheMainQueueIsForCode() {
        let words = "call to main actor-isolated parameter 'completion' in a synchronous context"
        XCTAssertEqual(
            cure(words, inTests: false),
            "Answer on the main queue: DispatchQueue.main.async { … }")
        XCTAssertNil(cure(words))
    }

    func testTwoFilesWithOneName() {
        XCTAssertEqual(
            CompilerCures.cure(
                of: CompilerDiagnostics(
                    text: "A.swift:6:1: error: invalid redeclaration of 'MyTests'\n"
                        + "B.swift:5:1: note: it is declared here, too"
                ).errors[0], inTestsOf: .xctest),
            "'MyTests' is declared in A.swift and in B.swift. Give one of them another name, or "
                + "remove it.")
    }

    func testSeveralCasesAreAList() {
        XCTAssertEqual(
            Finding.Words.hasCases(type: "A", cases: ["b", "c", "d"]).text,
            "A has .b, .c and .d.")
        XCTAssertEqual(
            Finding.Words.setterIsPrivate(name: "count", type: "Cart", methods: ["add", "remove"])
                .text,
            "Only Cart itself may change 'count'. Call a method of it that does so, such as add.")
    }
}
