import XCTest

@testable import Advice
@testable import SwiftSource

/// Why tests notice little: they look at what the code hasn't done, or in a way that says little.
final class OwnValuesTests: XCTestCase {
    private func reason(_ body: String, named name: String = "testIt") -> TestSmell? {
        let source = "final class ATests: XCTestCase {\n    func \(name)() {\n\(body)\n    }\n}"
        return TestSmellScan(TestSources(["A.swift": source])).smell(ofIdle: "M.ATests/\(name)")
    }

    func testAComparisonThatNothingLooksAt() {
        XCTAssertEqual(reason("run()\n_ = results == [1]"), .comparesForNothing(line: 4, .xctest))
        XCTAssertEqual(reason("results == [1]"), .comparesForNothing(line: 3, .xctest))
        XCTAssertEqual(reason("if results == [1] { return }"), .assertsNothing)
        XCTAssertEqual(reason("let isSame = a == b"), .assertsNothing)
    }

    func testBothValuesOfOneFunction() {
        XCTAssertEqual(
            reason(
                "let expected = c.price(of: 1, \".\")\nlet result = c.price(of: 1)\n"
                    + "XCTAssertEqual(result, expected)"), .expectsOwnAnswer)
        XCTAssertNil(reason("XCTAssertEqual(c.price(of: 1), c.name(of: 1))"))
        XCTAssertNil(reason("XCTAssertEqual(Price(1), Price(2))"))
        XCTAssertNil(
            reason("XCTAssertEqual(c.price(1), c.price(2))\nXCTAssertEqual(c.price(1), \"1\")"))
    }

    func testAnOrderThatIsSortedAway() {
        let body = "XCTAssertEqual(messages.sorted(), [\"a\", \"b\"])"
        XCTAssertEqual(reason(body, named: "testTheOrderOfMessages"), .sortsFirst)
        XCTAssertNil(reason(body, named: "testMessages"))
    }

    func testAClosureThatKeepsOnlyTheLastAnswer() {
        func remark(_ helper: String) -> TestSmell? {
            let source = """
                final class ATests: XCTestCase {
                    func testIt() { XCTAssertEqual(check("2"), "Genap") }
                    func check(_ text: String) -> String {
                        \(helper)
                    }
                }
                """
            return TestSmellScan(TestSources(["A.swift": source])).smell(
                ofUseful: "M.ATests/testIt")
        }
        XCTAssertEqual(remark("model.result = { answer = $0 }"), .keepsTheLast(line: 4))
        XCTAssertNil(remark("model.result = { answers.append($0) }"))
        XCTAssertNil(remark("model.result = { answer = $0 + answer }"))
    }

    func testAValueThatTheTestItselfHasGiven() {
        let body = "let network = Mock(result: .failed)\nload()\n%XCTAssertEqual(network.result, x)"
        XCTAssertEqual(
            reason(body.replacing("%", with: "")),
            .looksAtOwnGift(value: "network.result", line: 3))
        // Here the code may have changed it, or more is asserted.
        XCTAssertNil(reason(body.replacing("%", with: "network.result = nil\n")))
        XCTAssertNil(reason(body.replacing("%", with: "XCTAssertEqual(network.calls, 1)\n")))
    }
}
