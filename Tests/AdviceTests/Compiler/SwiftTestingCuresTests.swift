import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// What helps with errors that come from mixing up the two test libraries, or from Swift Testing's macros.
final class SwiftTestingCuresTests: XCTestCase {
    private func cure(
        _ message: String, _ source: String = "x", _ library: TestLibrary = .swiftTesting
    ) -> String? {
        CompilerCures.cure(
            of: CompilerDiagnostics(
                text: "A.swift:7:5: error: \(message)\n 6 | \n 7 |     \(source)\n   |     ^\n"
            ).errors[0], inTestsOf: library)
    }

    func testANameOfTheOtherLibrary() {
        let read = "\nTo read: \(GuideSections.mixing)"
        XCTAssertEqual(
            cure("cannot find 'XCTAssertEqual' in scope"),
            "XCTAssertEqual is XCTest's, and this is a test of Swift Testing. Write: "
                + "#expect(a == b)\(read)")
        XCTAssertEqual(
            cure("no macro named 'require'", "x", .xctest),
            "#require is Swift Testing's, and this is a test of XCTest. Write: try XCTUnwrap(…)\(read)"
        )
        XCTAssertEqual(
            cure("cannot find 'Issue' in scope", "x", .xctest),
            "Issue is Swift Testing's, and this is a test of XCTest. Write: XCTFail(\"why\")\(read)"
        )
        XCTAssertEqual(
            cure("cannot find 'expectation' in scope")?.contains("await settle()"), true)
    }

    func testTheLibraryIsThatOfTheTypeWithTheError() {
        func said(_ line: Int, _ error: String) -> String {
            let source = """
                import Testing
                import XCTest
                final class ATests: XCTestCase {
                    func testIt() { #expect(a) }
                }
                @Suite struct BTests {
                    @Test func it() { XCTAssertEquals(a) }
                }
                """
            let stage = StageReport(
                stage: shipped(1), suite: .ran([]),
                ownTests: .notBuilt(.errors("A.swift:\(line):5: error: \(error)")), findings: [])
            return stageAdvice(stage, StageSources(ownTests: ["A.swift": source])).cures(
                inTests: true
            ).map(\.words.text).joined()
        }
        let error = "value of optional type 'Int?' must be unwrapped to a value of type 'Int'"
        XCTAssertTrue(said(4, error).contains("XCTUnwrap"))
        XCTAssertTrue(said(7, error).contains("#require"))
    }

    func testMacrosAndAttributes() {
        XCTAssertEqual(
            cure("no macro named 'expect'"), "Write at the top of the file: import Testing")
        XCTAssertEqual(
            cure("no macro named 'expects'"), "Swift Testing has no '#expects'. Write: #expect")
        XCTAssertEqual(
            cure("expansion of macro 'expect(_:_:sourceLocation:)' requires leading '#'"),
            "Write the sign '#' before it: #expect(…)")
        XCTAssertEqual(
            cure("unknown attribute 'test'"), "Write it with a capital letter: @Test")
        XCTAssertEqual(
            cure("unknown attribute 'test'", "x", .xctest)?.hasPrefix("XCTest has no '@test'"), true
        )
        XCTAssertEqual(
            cure(
                "reference to member 'disable' cannot be resolved without a contextual type",
                "@Test(.disable(\"later\")) func two() {"),
            "There is no '.disable' for a test. Write: .disabled")
        XCTAssertEqual(
            cure("cannot convert value of type 'Bool' to expected argument type 'Comment?'"),
            "#expect has one condition. To compare two values, write '==' between them: "
                + "#expect(a == b)")
    }

    func testArguments() {
        XCTAssertEqual(
            cure(
                "Attribute 'Test' cannot specify arguments when used with function 'two()' because"
            )?.hasSuffix("(number: Int)"), true)
        XCTAssertEqual(
            cure("Attribute 'Test' must specify arguments when used with function 'two(number:)'")?
                .hasSuffix("@Test(arguments: [1, 2])"), true)
        XCTAssertEqual(
            cure("cannot convert value of type 'String' to expected element type 'Int'")?.hasPrefix(
                "This list has a value of the type String, and the type Int is asked for."), true)
        XCTAssertEqual(
            CompilerCures.cure(
                of: CompilerDiagnostics(
                    text: "macro expansion @Test:12:11: error: failed to produce diagnostic for "
                        + "expression"
                ).errors[0], inTestsOf: .swiftTesting)?.contains("pairs"), true)
    }

    func testWhatAStructCanNotDo() {
        let error = "'override' can only be specified on class members"
        XCTAssertEqual(cure(error, "override func setUp() {}")?.hasSuffix("init()"), true)
        XCTAssertEqual(
            cure(error, "override func tearDown() {}")?.hasSuffix("defer { … }"), true)
        XCTAssertEqual(
            cure("cannot assign to property: 'self' is immutable", "x = 2")?.contains("'x'"), true)
    }

    func testAnOptionalIsNoBool() {
        XCTAssertEqual(
            cure(
                "optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead",
                "x", .xctest),
            "The value may be nil, and is neither true nor false then. Compare it, such as: == true"
        )
    }
}
