import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// What is said of tests that do the same.
final class SameBodiesTests: XCTestCase {
    /// What is said of which test of a file, where all its tests have these names.
    private func said(_ source: String, _ tests: OwnTest...) -> [String] {
        let report = StageReport(
            stage: shipped(1), suite: .ran([]),
            ownTests: .judged(OwnTestsReport(tests: tests, bugs: [])))
        let file = "Starter/Stage1Tests/MyEvenOddTests.swift"
        let sources = StageSources(ownTests: [file: source])
        let same = stageAdvice(report, sources).filter { $0.words.what.hasPrefix("It does just") }
        return same.map { finding in
            XCTAssertEqual(finding.kind, .betterTest)
            XCTAssertEqual(finding.exercises, ["even-odd"])
            XCTAssertEqual(finding.place?.file, file)
            return "\(finding.subject) \(finding.place?.line ?? 0): \(finding.words.what)"
        }
    }

    private func test(_ name: String, _ failure: TestResult.Failure? = nil) -> OwnTest {
        OwnTest(result: TestResult(name: "MyStage1Tests.MyEvenOddTests/\(name)", failure: failure))
    }

    func testTheSecondTestOfOneBodyIsNamedWithTheFirst() {
        let source = """
            final class MyEvenOddTests: XCTestCase {
                func testTwo() { XCTAssertTrue(isEven(number: 2)) }
                func testFour() { XCTAssertTrue(isEven(number: 4)) }
                func testAgain() {
                    XCTAssertTrue(
                        isEven(number: 2))
                }
                func testOnceMore() { XCTAssertTrue(isEven(number: 2)) }
            }
            """
        let words = "It does just what testTwo does, so it tries nothing new."
        XCTAssertEqual(
            said(
                source, test("testTwo"), test("testFour"), test("testAgain"), test("testOnceMore")),
            [
                #"test("MyStage1Tests.MyEvenOddTests/testAgain") 4: \#(words)"#,
                #"test("MyStage1Tests.MyEvenOddTests/testOnceMore") 8: \#(words)"#,
            ])
    }

    /// A space, a digit or a comment: only the last makes no difference.
    func testLiteralsCountAndCommentsDoNot() {
        let source = """
            final class MyEvenOddTests: XCTestCase {
                func testOne() { XCTAssertTrue(isPalindrome("ab a")) }
                func testTwo() { XCTAssertTrue(isPalindrome("aba")) }
                func testThree() { /* again */ XCTAssertTrue(isPalindrome("aba")) }
            }
            """
        XCTAssertEqual(
            said(source, test("testOne"), test("testTwo"), test("testThree")),
            [
                #"test("MyStage1Tests.MyEvenOddTests/testThree") 4: It does just what testTwo does, "#
                    + "so it tries nothing new."
            ])
    }

    func testATestThatIsToBeFixedIsLeftAloneAndOneWithoutABodyToo() {
        let source = """
            final class MyEvenOddTests: XCTestCase {
                func testTwo() { XCTAssertTrue(isEven(number: 2)) }
                func testAgain() { XCTAssertTrue(isEven(number: 2)) }
                func testNothing() {}
                func testNothingMore() {}
            }
            """
        XCTAssertEqual(
            said(
                source, test("testTwo"), test("testAgain", .exit(status: 1)), test("testNothing"),
                test("testNothingMore")), [])
    }

    func testWhatAnotherClassOrOtherArgumentsMakeOfItIsNotTheSame() {
        let source = """
            struct MyEvenOddTests {
                @Test(arguments: [2, 4]) func small(number: Int) { #expect(isEven(number: number)) }
                @Test(arguments: [200]) func large(number: Int) { #expect(isEven(number: number)) }
                @Test func two() { #expect(isEven(number: 2)) }
            }
            struct MoreTests {
                @Test func two() { #expect(isEven(number: 2)) }
            }
            """
        let other = OwnTest(result: TestResult(name: "MyStage1Tests.MoreTests/two()"))
        XCTAssertEqual(
            said(source, test("small(number:)"), test("large(number:)"), test("two()"), other), [])
    }

    func testTestsOfSwiftTestingAreRead() {
        let source = """
            struct MyEvenOddTests {
                @Test func two() { #expect(isEven(number: 2)) }
                @Test func again() { #expect(isEven(number: 2)) }
            }
            """
        XCTAssertEqual(
            said(source, test("two()"), test("again()")),
            [
                #"test("MyStage1Tests.MyEvenOddTests/again()") 3: It does just what two does, so it "#
                    + "tries nothing new."
            ])
    }

    /// What to do better is said of the first of them alone.
    func testOfARepetitionNothingElseIsSaid() {
        let body = "XCTAssertTrue(number == 1 || number == 2)"
        let file = "Starter/Stage1Tests/MyEvenOddTests.swift"
        let source = """
            final class MyEvenOddTests: XCTestCase {
                func testOne() { \(body) }
                func testTwo() { \(body) }
            }
            """
        let report = StageReport(
            stage: shipped(1), suite: .ran([]),
            ownTests: .judged(
                OwnTestsReport(tests: [test("testOne"), test("testTwo")], bugs: [])))
        let better = stageAdvice(report, StageSources(ownTests: [file: source])).of(.betterTest)
        XCTAssertEqual(
            better.map { "\($0.nameOfSubject.suffix(7)): \($0.words.what)" },
            [
                "testOne: Line 2 accepts several answers ('||').",
                "testTwo: It does just what testOne does, so it tries nothing new.",
            ])
    }
}
