@testable import Advice
@testable import Catalog
@testable import Grading
@testable import SwiftSource

/// A wrong test, written in both libraries, and what kind of smell it has.
struct WrongTest {
    let kind: TestSmell.Kind
    /// The lines of its body.
    let bodies: [TestLibrary: String]
    var isAsync = false
    /// How it fails on code that is right; nil where it passes, and notices nothing.
    var failure: [TestLibrary: String]?
    /// What the failing line compares.
    var operands: [String] = []

    init(
        _ kind: TestSmell.Kind, _ xctest: String, _ swiftTesting: String, isAsync: Bool = false,
        failing failure: (String, String)? = nil, operands: [String] = []
    ) {
        self.kind = kind
        bodies = [.xctest: xctest, .swiftTesting: swiftTesting]
        self.isAsync = isAsync
        self.failure = failure.map { [.xctest: $0.0, .swiftTesting: $0.1] }
        self.operands = operands
    }

    /// What is found in the test; nil where nothing is.
    func smell(in library: TestLibrary) -> TestSmell? {
        let source =
            library == .xctest
            ? "final class ATests: XCTestCase {\n@MainActor func testIt() \(effects) {"
            : "@Suite struct ATests {\n@MainActor @Test func it() \(effects) {"
        let text = "\(source)\n\(bodies[library] ?? "")\n}\n}"
        let name = library == .xctest ? "M.ATests/testIt" : "M.ATests/it()"
        let code = TestedCode([
            "final class Screen { weak var delegate: Any?\n var rows = 0\n func viewDidLoad() {} }",
            "final class UseCase { func load() { DispatchQueue.main.async { } } }",
            "enum Store { static var save = { UserDefaults.standard.set($0, forKey: $1) } }",
        ])
        let scan = TestSmellScan(TestSources(["A.swift": text]), code: code)
        if kind == .isSlow { return scan.smell(ofSlow: name, seconds: 3) }
        guard let message = failure?[library] else { return scan.smell(ofIdle: name) }
        let line = 2 + (bodies[library]?.split(separator: "\n").count ?? 0)
        return scan.smell(
            of: .assertion(FailedAssertion(line: line, operands: operands, message: message)),
            of: name)
    }

    private var effects: String { isAsync ? "async" : "" }

    /// A few of each kind that both libraries have, and that the source of a test shows.
    static let all: [WrongTest] = [
        WrongTest(.assertsNothing, "run()", "run()"),
        WrongTest(.assertsNothing, "XCTAssertTrue(true)", "#expect(true)"),
        WrongTest(.assertsNothing, "XCTAssertTrue(a.count >= 0)", "#expect(a.count >= 0)"),
        WrongTest(.assertsNothing, "XCTAssertNotNil(a)", "#expect(a != nil)"),
        WrongTest(
            .assertsNothing, "let b = try? XCTUnwrap(a)\n_ = try XCTUnwrap(a)",
            "_ = try #require(a)"),
        WrongTest(.assertsNothing, "_ = results == [1]", "_ = results == [1]"),
        WrongTest(.assertsNothing, "XCTAssertEqual(a.b(), a.b())", "#expect(a.b() == a.b())"),
        WrongTest(
            .assertsNothing, "let m = Mock(result: x)\nXCTAssertEqual(m.result, x)",
            "let m = Mock(result: x)\n#expect(m.result == x)"),
        WrongTest(
            .assertsNothing, "func check() { XCTAssertEqual(a, 1) }",
            "func check() { #expect(a == 1) }"),
        WrongTest(
            .assertsNothing, "model.output = { XCTAssertEqual($0, 1) }",
            "model.output = { #expect($0 == 1) }"),
        WrongTest(
            .assertsNothing, "for a in b { XCTAssertEqual(a, 1) }",
            "for a in b { #expect(a == 1) }"),
        WrongTest(
            .assertsNothing, "guard a else { return }\nXCTAssertEqual(a, 1)",
            "guard a else { return }\n#expect(a == 1)"),
        WrongTest(
            .assertsNothing,
            "let e = expectation(description: \"\")\nawait fulfillment(of: [e])",
            "await confirmation { called in model.output = { called() }\nawait settle() }",
            isAsync: true),
        WrongTest(.assertsTooLittle, "XCTAssertEqual(a.count, 1)", "#expect(a.count == 1)"),
        WrongTest(.assertsTooLittle, "XCTAssertTrue(a.contains(1))", "#expect(a.contains(1))"),
        WrongTest(.assertsTooLittle, "XCTAssertFalse(a.isEmpty)", "#expect(!a.isEmpty)"),
        WrongTest(
            .assertsTooLittle, "XCTAssertEqual(c.price(of: 1), c.price(of: 1, 2))",
            "#expect(c.price(of: 1) == c.price(of: 1, 2))"),
        WrongTest(
            .acceptsSeveral, "XCTAssertTrue(a == 1 || a == 2)", "#expect(a == 1 || a == 2)"),
        WrongTest(
            .neverWaits, "UseCase().load { XCTAssertEqual($0, 1) }",
            "UseCase().load { #expect($0 == 1) }", isAsync: true),
        WrongTest(
            .assertsAtOnce, "UseCase().load()\nXCTAssertEqual(a, 1)",
            "UseCase().load()\n#expect(a == 1)", isAsync: true),
        WrongTest(.cannotFail, "#expect(a == 1)", "XCTAssertEqual(a, 1)"),
        WrongTest(
            .isSlow, "try? await Task.sleep(for: .seconds(3))",
            "try? await Task.sleep(for: .seconds(3))", isAsync: true),
        WrongTest(
            .step, "let screen = Screen()\nXCTAssertEqual(screen.rows, 1)",
            "let screen = Screen()\n#expect(screen.rows == 1)",
            failing: (
                "XCTAssertEqual failed: (\"0\") is not equal to (\"1\") - ",
                "Expectation failed: (screen.rows → 0) == 1"
            ), operands: ["screen.rows", "1"]),
        WrongTest(
            .step, "weak var a = Screen()\nXCTAssertNil(a)",
            "weak var a = Screen()\n#expect(a == nil)"
        ),
        WrongTest(
            .step,
            "let e = expectation(description: \"\")\ne.isInverted = true\n"
                + "await fulfillment(of: [e])",
            "await confirmation(expectedCount: 0) { called in\nmodel.a = { called() }\n}",
            isAsync: true,
            failing: (
                "Asynchronous wait failed - Fulfilled inverted expectation \"e\"",
                "Confirmation was confirmed 1 time, but expected to be confirmed 0 times"
            )),
        WrongTest(
            .step,
            "let e = expectation(description: \"\")\ne.expectedFulfillmentCount = 3\n"
                + "await fulfillment(of: [e])",
            "await confirmation(expectedCount: 3) { called in\nmodel.a = { called() }\n}",
            isAsync: true,
            failing: (
                "Asynchronous wait failed: Exceeded timeout, with unfulfilled expectations",
                "Confirmation was confirmed 1 time, but expected to be confirmed 3 times"
            )),
        WrongTest(
            .otherOutput,
            "let e = expectation(description: \"\")\nmodel.a = { e.fulfill() }\n"
                + "await fulfillment(of: [e])",
            "await confirmation { called in\nmodel.a = { called() }\n}", isAsync: true,
            failing: (
                "Asynchronous wait failed: Exceeded timeout, with unfulfilled expectations",
                "Confirmation was confirmed 0 times, but expected to be confirmed 1 time"
            )),
        WrongTest(
            .lifetime, "let a = Screen()\nweak var b = a\nXCTAssertNil(b)",
            "let a = Screen()\nweak var b = a\n#expect(b == nil)",
            failing: (
                "XCTAssertNil failed: \"M.Screen\" - ", "Expectation failed: (b → M.Screen) == nil"
            ), operands: ["b"]),
    ]
}
