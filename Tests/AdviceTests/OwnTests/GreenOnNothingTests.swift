import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// What is said of a test that is green on code that isn't written, and notices nothing.
final class GreenOnNothingTests: XCTestCase {
    private func words(red: Set<String>, noticesNothing: Bool = true) -> [String] {
        let file = "Starter/Stage1Tests/MyEvenOddTests.swift"
        let name = "MyStage1Tests.MyEvenOddTests/testOdd"
        let test = OwnTest(
            result: TestResult(name: name), onCode: TestResult(name: name),
            noticesNothing: noticesNothing)
        let stage = Fixture.stage(
            red: red, ownTests: .judged(OwnTestsReport(tests: [test], bugs: [])),
            sources: [
                file: """
                final class MyEvenOddTests: XCTestCase {
                    func testOdd() {
                        each { XCTAssertEqual(controller.isEven(number: $0), false) }
                        XCTAssertEqual(controller.isEven(number: 3), false)
                    }
                }
                """
            ])
        return stage.findings.of(.idleTest).map(\.words.text)
    }

    func testItIsAskedWhetherItsAssertionRan() {
        XCTAssertEqual(
            words(red: ["even-odd"]),
            [
                "It is green, though your code isn't written yet. Does its assertion (line 3) run at "
                    + "all?"
            ])
    }

    func testOnCodeThatIsRightItHolds() {
        XCTAssertEqual(words(red: []), [IdleTest.unexplained.text])
        XCTAssertEqual(words(red: ["even-odd"], noticesNothing: false), [])
    }
}
