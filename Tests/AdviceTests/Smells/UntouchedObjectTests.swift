import XCTest

@testable import Advice
@testable import SwiftSource

final class UntouchedObjectTests: XCTestCase {
    private static let code = TestedCode([
        "final class Model { var text = \"\"; func load() { output?(\"Kopi\") } }",
        "final class Feed { let count = 0; func start() { timerProvider.scheduledTimer() } }",
        "struct Order { var total: Int { 3 } }",
        "final class Screen { weak var delegate: Delegate?; var order = Order(); let own = Model() }",
    ])

    /// What is said of a test whose last line fails.
    private func smell(
        _ body: String, failed message: String, _ operands: String..., others: String = ""
    ) -> TestSmell? {
        FailedTestSource(code: Self.code).smell(body, failed: message, operands, others: others)
    }

    private func unequal(_ first: String, _ second: String) -> String {
        "XCTAssertEqual failed: (\"\(first)\") is not equal to (\"\(second)\") - "
    }

    func testNothingIsCalledOfTheObject() {
        let message = unequal("", "Kopi")
        XCTAssertEqual(
            smell(
                "let model = Model()\nXCTAssertEqual(model.text, \"Kopi\")", failed: message,
                "model.text", "\"Kopi\""),
            .callsNothing(of: "model", from: 3, to: 4))
        for use in ["model.load()", "let screen = Screen(model)", "model.input = 1"] {
            XCTAssertNil(
                smell(
                    "let model = Model()\n\(use)\nXCTAssertEqual(model.text, \"Kopi\")",
                    failed: message, "model.text", "\"Kopi\""), use)
        }
        // A struct has its values at once, and so has what the assertion calls.
        XCTAssertNil(
            smell(
                "let order = Order()\nXCTAssertEqual(order.total, 0)", failed: unequal("3", "0"),
                "order.total", "0"))
        XCTAssertNil(
            smell(
                "let model = Model()\nXCTAssertEqual(model.count(3), 0)", failed: unequal("3", "0"),
                "model.count(3)", "0"))
    }

    func testTheOtherObjectIsWorkedWith() {
        XCTAssertEqual(
            smell(
                "let model = Model()\nlet other = Model()\nother.load()\n"
                    + "XCTAssertEqual(model.text, \"Kopi\")", failed: unequal("", "Kopi"),
                "model.text", "\"Kopi\""),
            .looksAtAnother(type: "Model", lookedAt: "model", usedOne: "other", line: 3))
    }

    func testAnObjectThatIsLetGoAtOnce() {
        for first in ["make().text = \"8\"", "let model = make()\nmake().field.text = \"8\""] {
            let lines = first.split(separator: "\n").count
            XCTAssertEqual(
                smell(
                    "\(first)\nmodel.load()\nXCTAssertTrue(model.text == \"8\")",
                    failed: "XCTAssertTrue failed - ", "model.text == \"8\""),
                .letsGo(line: 2 + lines))
        }
        for first in ["make().load(text: x)", "model.text = make().text", "make().tap()"] {
            XCTAssertNil(
                smell(
                    "\(first)\nmodel.load()\nXCTAssertTrue(model.text == \"8\")",
                    failed: "XCTAssertTrue failed - ", "model.text == \"8\""), first)
        }
    }

    func testAnObjectThatOnlyAWeakVariableHolds() {
        let body = "screen.% = Delegate()\nscreen.load()\nXCTAssertEqual(calls, [\"done\"])"
        let message = unequal("nil", "[\"done\"]")
        XCTAssertEqual(
            smell(body.replacing("%", with: "delegate"), failed: message, "calls", "[\"done\"]"),
            .isFreedAtOnce(variable: "delegate", line: 3))
        XCTAssertNil(
            smell(body.replacing("%", with: "own"), failed: message, "calls", "[\"done\"]"))
    }

    func testACopyOfAStructThatBelongsToAnObject() {
        let body =
            "var order = screen.%\norder.output = { results.append($0) }\nscreen.load()\n"
            + "XCTAssertEqual(results, [\"done\"])"
        let message = unequal("[]", "[\"done\"]")
        XCTAssertEqual(
            smell(body.replacing("%", with: "order"), failed: message, "results", "[\"done\"]"),
            .changesCopy(copy: "order", original: "screen.order", isProperty: true, line: 3))
        XCTAssertNil(
            smell(body.replacing("%", with: "own"), failed: message, "results", "[\"done\"]"))
    }

    func testATimerThatNobodyFires() {
        let message = unequal("2", "3")
        let make =
            "let feed = Feed(timerProvider: MockTimer.self)\nfeed.start()\n%"
            + "XCTAssertEqual(feed.count, 3)"
        XCTAssertEqual(
            smell(make.replacing("%", with: ""), failed: message, "feed.count", "3"), .neverFires)
        XCTAssertNil(
            smell(
                make.replacing("%", with: "MockTimer.currentTimer?.fire()\n"), failed: message,
                "feed.count", "3"))
        XCTAssertNil(
            smell(
                make.replacing("%", with: ""), failed: message, "MockTimer.currentTimer?.interval",
                "3"))
    }

    func testAValueThatIsNewEachTime() {
        XCTAssertEqual(
            smell(
                "model.load(Date())\nXCTAssertEqual(model.dates, [Date()])",
                failed: unequal("[1]", "[1]"), "model.dates", "[Date()]"), .newEachTime("Date()"))
    }

    func testAVariableThatOnlyAClosureSets() {
        let body =
            "var texts: [String] = []\nlet model = Model()\nmodel.output = { texts.append($0) }\n"
            + "model.tap()\nXCTAssertEqual(texts, [\"Kopi\"])"
        XCTAssertEqual(
            smell(body, failed: unequal("[]", "[\"Kopi\"]"), "texts", "[\"Kopi\"]"),
            .isNeverSet(variable: "texts", line: 5))
        // Here the closure was called.
        XCTAssertNil(smell(body, failed: unequal("[\"Teh\"]", "[]"), "texts", "[]"))
        XCTAssertNil(
            smell(
                "var text = \"\"\ntext = model.text\nXCTAssertEqual(text, \"Kopi\")",
                failed: unequal("", "Kopi"), "text", "\"Kopi\""))
    }

    func testATextOfTheTestsOwn() {
        let mock = "    func load() { completion(\"no network\") }"
        XCTAssertEqual(
            smell(
                "let model = Model()\nmodel.load()\nXCTAssertEqual(model.text, \"Kopi\")",
                failed: unequal("no network", "Kopi"), "model.text", "\"Kopi\"", others: mock),
            .isOwnText("no network", place: SourceLocation(file: "A.swift", line: 7)))
        // The code has this text, too, and an assertion gives nothing.
        for (text, others) in [
            ("Kopi", "    func load() { completion(\"Kopi\") }"),
            ("Gula", "    func testGula() { XCTAssertEqual(text, \"Gula\") }"),
        ] {
            XCTAssertNil(
                smell(
                    "let model = Model()\nmodel.load()\nXCTAssertEqual(model.text, \"Teh\")",
                    failed: unequal(text, "Teh"), "model.text", "\"Teh\"", others: others), text)
        }
    }
}
