import XCTest

@testable import Advice
@testable import SwiftSource

final class FailedTestTests: XCTestCase {
    private static let code = TestedCode([
        """
        final class Screen {
            var rows = 0
            func viewDidLoad() { model.output = { [weak self] in self?.answerLabel.text = $0 } }
        }
        """,
        "final class UseCase { func load() { DispatchQueue.main.async { } } }",
        "struct Cart { var count = 0; mutating func add() { count += 1 } }",
        "final class Feed { init(timerProvider: Timer.Type) { } }",
        "enum Store { static var save = { UserDefaults.standard.set($0, forKey: $1) } }",
    ])

    private func reason(
        _ body: String, failed message: String, _ operands: String..., others: String = ""
    ) -> TestSmell? {
        FailedTestSource(code: Self.code).smell(
            body, failed: message, operands, line: 4, others: others)
    }

    private let nothing =
        "XCTAssertEqual failed: (\"nil\") is not equal to (\"Optional(\"x\")\") - "
    private let held = "XCTAssertNil failed: \"M.Screen\" - "

    func testAVariableThatIsNotWeak() {
        XCTAssertEqual(
            reason("let freed = screen\nscreen = nil\nXCTAssertNil(freed)", failed: held, "freed"),
            .isNotWeak(variable: "freed", line: 3))
        XCTAssertEqual(
            reason(
                "let text = screen.text\nXCTAssertNil(text)", failed: "XCTAssertNil failed: \"3\"",
                "text"),
            nil)
    }

    func testAChangeOfACopy() {
        XCTAssertEqual(
            reason(
                "let cart = Cart()\nvar copy = cart\ncopy.add()\nXCTAssertEqual(cart.count, 1)",
                failed: "XCTAssertEqual failed: (\"0\") is not equal to (\"1\") - ", "cart.count",
                "1"), .changesCopy(copy: "copy", original: "cart", line: 4))
        // An object is the same one under both names.
        XCTAssertEqual(
            reason(
                "let feed = Feed()\nvar copy = feed\ncopy.add()\nXCTAssertEqual(feed.count, 1)",
                failed: "XCTAssertEqual failed: (\"0\") is not equal to (\"1\") - ", "feed.count",
                "1"), nil)
    }

    func testAScreenThatNeverLoads() {
        XCTAssertEqual(
            reason("let screen = Screen()\nscreen.tap()", failed: nothing, "screen.rows", "1"),
            .neverCalls("viewDidLoad()"))
        XCTAssertEqual(
            reason(
                "let screen = Screen()\nscreen.viewDidLoad()", failed: nothing, "screen.rows", "1"),
            nil)
        // What its base class declares may have other reasons.
        XCTAssertEqual(
            reason("let screen = Screen()\nscreen.tap()", failed: nothing, "screen.alert", "1"), nil
        )
    }

    func testExpectationsThatAskForSomethingElse() {
        let body = "let e = expectation(description: \"\")\ne.%\nmodel.output = { e.fulfill() }"
        let unfulfilled =
            "Asynchronous wait failed: Exceeded timeout, with unfulfilled expectations"
        XCTAssertEqual(
            reason(
                body.replacing("%", with: "isInverted = true"),
                failed: "Asynchronous wait failed - Fulfilled inverted expectation \"e\""),
            .isInverted(line: 4))
        XCTAssertEqual(
            reason(
                body.replacing("%", with: "expectedFulfillmentCount = 3"), failed: unfulfilled),
            .expectsSeveral(line: 4))
        XCTAssertEqual(
            reason(body.replacing("%", with: "a = 3"), failed: unfulfilled),
            .fulfilledIn(output: "output", line: 5))
    }

    func testAStandInThatAllOfThemUse() {
        let tests = """
            final class ATests: XCTestCase {
                func testOne() { load() }
                let network = Mock()
                func testTwo() { network.answer() }
                func testThree() { let other = Other() }
                private func load() { let mock = Mock() }
            }
            """
        let files = ["A.swift": tests, "Mock.swift": "// One\nfinal class Mock: Network {}"]
        let standIns = StandIns(files: files, given: [])
        let found = standIns.usedByAll(["M.ATests/testOne", "M.ATests/testTwo"])
        XCTAssertEqual(found?.name, "Mock")
        XCTAssertEqual(found?.place, SourceLocation(file: "Mock.swift", line: 2))
        XCTAssertNil(standIns.usedByAll(["M.ATests/testOne", "M.ATests/testThree"]))
        XCTAssertNil(
            StandIns(files: files, given: ["// Another comment.\n" + files["Mock.swift"]!])
                .usedByAll(["M.ATests/testOne"]), "a comment more is the same code")
    }

    func testAStandInThatAnswersWhenItIsTold() {
        let source = """
            @Suite struct ATests {
                let endpoint = Spy()
                @Test func testIt() async { await load(endpoint) }
                @Test func testOther() async { await load(3) }
            }
            final class Spy { func load() async { await withCheckedContinuation { last = $0 } } }
            """
        let scan = TestSmellScan(TestSources(["A.swift": source]), code: Self.code)
        let cause = TestSmell.answersWhenTold(standIn: "Spy")
        func reason(_ test: String, hangs: Bool = false, line: String? = nil) -> TestSmell? {
            scan.smell(of: hangs ? .hang : .crash(line: line), of: "M.ATests/\(test)")
        }
        XCTAssertEqual(reason("testIt", hangs: true), cause)
        XCTAssertEqual(reason("testIt", line: "endpoint.waiting[0].resume()"), cause)
        XCTAssertNil(reason("testOther", hangs: true))
        XCTAssertNil(reason("testIt", line: "names[3]"), "it crashed somewhere else")
        XCTAssertNil(reason("testIt"), "nobody knows where it crashed")
    }

    func testWhoHoldsTheObject() {
        XCTAssertEqual(
            reason("let screen = Screen()\nweak var freed = screen", failed: held, "freed"),
            .isHeld(by: "screen", line: 3))
        XCTAssertEqual(
            reason(
                "var screen: Screen? = Screen()\nlet other = screen!\nweak var freed = screen\n"
                    + "screen = nil", failed: held, "freed"),
            .isHeld(by: "other", line: 4))
        XCTAssertEqual(
            reason(
                "weak var freed: Screen?\ndo {\n    let screen = Screen()\n    freed = screen\n}",
                failed: held, "freed"), .isHeldSomewhere)
    }

    func testAnOutputThatIsSetTooLate() {
        let late = "model.isEven(text: \"1\", in: [a: 2])\nmodel.result = { texts.append($0) }"
        XCTAssertEqual(
            reason(late, failed: nothing, "texts", "x"),
            .setTooLate(output: "result", line: 4, input: "isEven(text:in:)", inputLine: 3))
        XCTAssertEqual(reason("\(late)\nmodel.isEven(text: \"\")", failed: nothing), nil)
        XCTAssertEqual(reason("\(late)\nnetwork.completion?(.ok)", failed: nothing), nil)
    }

    func testAnOutputThatIsSetTooLateInATestThatPasses() {
        let source = """
            final class ATests: XCTestCase {
                @MainActor func testIt() async {
                    model.select(at: 0)
                    model.result = { XCTAssertEqual($0, 1) }
                }
            }
            """
        XCTAssertEqual(
            TestSmellScan(TestSources(["A.swift": source]), code: Self.code).smell(
                ofIdle: "M.ATests/testIt"),
            .setTooLate(output: "result", line: 4, input: "select(at:)", inputLine: 3))
    }

    func testAMethodThatIsNeverCalled() {
        let operand = "screen.answerLabel.text"
        let body = "let screen = made()"
        XCTAssertEqual(
            reason(body, failed: nothing, operand, "x", others: "func made() { Screen() }"),
            .neverCalls("viewDidLoad()"))
        XCTAssertEqual(
            reason(body, failed: nothing, operand, others: "func made() { viewDidLoad() }"), nil)
        XCTAssertEqual(
            reason(body, failed: "XCTAssertEqual failed: (\"a\") is not equal to (\"b\")", operand),
            nil)
    }

    func testAnAnswerThatComesLater() {
        XCTAssertEqual(
            reason("UseCase().load { answers.append($0) }", failed: nothing, "answers", "[1]"),
            .looksAtOnce(type: "UseCase", until: "answers != nil"))
        XCTAssertEqual(
            reason(
                "UseCase().load { answers.append($0) }",
                failed: "XCTAssertEqual failed: (\"[]\") is not equal to (\"[1]\")", "answers",
                "[1]"), .looksAtOnce(type: "UseCase", until: "!answers.isEmpty"))
        XCTAssertEqual(
            reason("UseCase().load { }\nawait settle()", failed: nothing, "answers", "[1]"), nil)
    }

    func testFulfilledInAnOtherOutput() {
        XCTAssertEqual(
            reason(
                "model.failed = { _ in done.fulfill() }\nawait fulfillment(of: [done], timeout: 1)",
                failed: "Asynchronous wait failed: Exceeded timeout, with unfulfilled expectations"),
            .fulfilledIn(output: "failed", line: 3))
    }

    func testTheRealTimer() {
        XCTAssertEqual(
            reason("_ = Feed()\nXCTAssertEqual(MockTimer.count, 1)", failed: nothing),
            .withoutMockTimer)
        XCTAssertEqual(
            reason("_ = Feed(timerProvider: MockTimer.self)", failed: nothing), nil)
    }

    func testWhatIsNotTheSameEachTime() {
        let message = "XCTAssertEqual failed: (\"[1, 2]\") is not equal to (\"[2, 1]\")"
        XCTAssertEqual(
            reason("", failed: message, "Array(calls.keys)", "[2, 1]"), .dictionaryOrder)
        XCTAssertEqual(reason("", failed: message, "calls.keys.sorted()", "[2, 1]"), nil)
        XCTAssertEqual(reason("", failed: message, "row.identifier", "4_611"), .hashValue)
        XCTAssertEqual(reason("", failed: message, "row.identifier", "other.identifier"), nil)
    }

    func testWhatIsLeftInUserDefaults() {
        let source = """
            final class ATests: XCTestCase {
                func testSaves() { Store.save("a", "key") }
                func testOther() { XCTAssertEqual(1, 1) }
            }
            """
        let scan = TestSmellScan(TestSources(["A.swift": source]), code: Self.code)
        XCTAssertEqual(
            scan.savedState(of: "M.ATests/testSaves"), .leavesInUserDefaults(.xctest))
        XCTAssertEqual(scan.savedState(of: "M.ATests/testOther"), nil)
    }

    func testWaitingIsAdvisedWhereSomethingAnswersLater() {
        func reason(_ body: String) -> TestSmell? {
            let source =
                "final class ATests: XCTestCase { @MainActor func testIt() async { \(body) } }"
            return TestSmellScan(TestSources(["A.swift": source]), code: Self.code)
                .smell(of: .unknown, of: "M.ATests/testIt")
        }
        XCTAssertEqual(reason("UseCase().load { }; XCTAssertEqual(a, b)"), .assertsAtOnce)
        XCTAssertEqual(reason("Mock().load { }; XCTAssertEqual(a, b)"), nil)
    }

    func testAssertionsThatSayTooLittle() {
        func reason(_ body: String, test: String = "func test") -> TestSmell? {
            let source = "final class ATests: XCTestCase { \(test)It() {\n\(body)\n} }"
            return TestSmellScan(TestSources(["A.swift": source])).smell(
                ofIdle: "M.ATests/testIt")
        }
        XCTAssertEqual(reason("XCTAssertEqual(results.count, 2)"), .assertsTooLittle(.xctest))
        XCTAssertEqual(
            reason("XCTAssertNotNil(a)\nXCTAssertTrue(a.contains(\"1\"))"),
            .assertsTooLittle(.xctest))
        XCTAssertEqual(reason("XCTAssertEqual(a.count, 2)\nXCTAssertEqual(a[0], 1)"), nil)
        XCTAssertEqual(reason("XCTAssertTrue(a.contains(1) == b)"), nil)
        XCTAssertEqual(
            reason("let expected = price.of(3)\nXCTAssertEqual(price.of(3), expected)"),
            .comparesWithItself)
        XCTAssertEqual(
            reason("let expected = price.of(4)\nXCTAssertEqual(price.of(3), expected)"), nil)
        XCTAssertEqual(reason("XCTAssertEqual(1, 1)"), nil)
        XCTAssertEqual(
            reason("XCTAssertEqual(a, 1)", test: "@Test func test"),
            .cannotFail(assertion: "XCTAssertEqual"))
        XCTAssertEqual(reason("#expect(a == 1)", test: "@Test func test"), nil)
    }
}
