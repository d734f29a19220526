import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// What helps with own tests that don't compile.
final class BuildCuresTests: XCTestCase {
    /// What the compiler says of a file of tests, the file, and some of the advice; nil for none.
    private struct Row {
        let said: String
        let source: String
        let advice: String?

        init(_ said: String, in source: String = "", _ advice: String?) {
            (self.said, self.source, self.advice) = (said, source, advice)
        }
    }

    private static let isolated =
        "A.swift:3:1: error: call to main actor-isolated initializer 'init(useCase:)' in a "
        + "synchronous nonisolated context"

    private static let rows = [
        // The first error alone is spoken of, whatever stands below it.
        Row(
            "\(isolated)\nA.swift:4:1: error: call to main actor-isolated instance method "
                + "'waitForExpectations'",
            in: "class A: XCTestCase {\nfunc testLoading() {\nlet model = Model()\n"
                + "waitForExpectations(timeout: 1)\n} }",
            "Write: @MainActor func testLoading() async, and wait with: "
                + "await fulfillment(of: [expectation], timeout: 5)"),
        Row(
            isolated, in: "class A: XCTestCase {\nfunc testLoading() {\nlet model = Model()\n} }",
            "Write: @MainActor func testLoading() async\n"),
        Row(
            isolated, in: "import Testing\n@Suite struct A { init() {\nmodel = Model()\n} }",
            "Write: @MainActor @Suite struct …"),
        Row(
            isolated, in: "class A: XCTestCase {\noverride func setUp() {\nmodel = Model()\n} }",
            "Write: @MainActor override func setUp() async throws"),
        Row(isolated, in: "class A: XCTestCase {\n\nlet model = Model()\n}", "in the test itself"),
        Row(
            "A.swift:1:1: error: conformance of 'A' to protocol 'P' crosses into main "
                + "actor-isolated code", in: "class A: P {}", "Write '@MainActor' on the line above"
        ),
        Row(
            "A.swift:2:1: error: type 'Mock' does not conform to protocol 'Provider'\n"
                + "S.Provider:1:3: note: protocol requires function 'fetch(completion:)' with type "
                + "'T'\n\(isolated)",
            in: "import XCTest\nstruct Mock: Provider { func fetch(onComplete: () -> Void) {} }",
            "Mock doesn't have everything that Provider requires. Write it with exactly this name, "
                + "these labels and these types:\n"
                + "  func fetch(completion: @escaping @MainActor (Int) -> Void)\n"),
        Row(
            "A.swift:1:1: error: type 'Mock' does not conform to protocol 'Other'",
            in: "class Mock: Other {}", "Compare names, labels and types with those in Other."),
        Row(
            "A.swift:1:1: error: no\nA.swift:2:1: error: cannot find type 'XCTestCase' in scope",
            nil),
        Row(
            "A.swift:1:1: error: instance method 'wait' is unavailable from asynchronous contexts; "
                + "Use await", "Write: await fulfillment(of: [expectation], timeout: 5)"),
        Row(
            "A.swift:1:1: error: call to main actor-isolated instance method "
                + "'waitForExpectations(timeout:)' in a synchronous nonisolated context",
            "Write: wait(for: [expectation], timeout: 5)"),
        // Which module
        Row("A.swift:1:1: error: cannot find type 'XCTestCase' in scope", "import XCTest"),
        Row("A.swift:1:1: error: unknown attribute 'Test'", "import Testing"),
        Row(
            "A.swift:1:1: error: no such module 'UIKit'", in: "import UIKit",
            "UIKit isn't available: the workshop runs without Apple's frameworks."),
        Row(
            "A.swift:2:1: error: no such module 'TheApp'",
            in: "import XCTest\n@testable import TheApp",
            "Write instead: @testable import Stage1"),
        Row(
            "A.swift:2:1: error: no such module 'Nimble'", in: "import XCTest\nimport Nimble",
            "Remove this import, and write the assertions with XCTest, such as: XCTAssertEqual(a, b)"
        ),
        Row(
            "A.swift:1:1: error: no such module 'TestHelper'", in: "import TestHelper",
            "There is 'TestHelpers'."),
        // Identity
        Row(
            "A.swift:1:1: error: argument type 'ViewModel' expected to be an instance of a class or "
                + "class-constrained type", in: "import XCTest",
            "Your tests also run on the reference solution, where ViewModel is a struct, even if it "
                + "is a class in your code."),
        Row(
            "A.swift:1:1: error: cannot convert value of type 'Row' to expected argument type "
                + "'AnyObject?'", in: "import XCTest", "Row isn't a class"),
        Row(
            "A.swift:1:1: error: 'weak' may only be applied to class and class-bound protocol types, "
                + "not 'ViewModel'", in: "import XCTest", "Test without '===' and 'weak'"),
        Row(
            "A.swift:1:1: error: cannot assign to property: 'model' is a 'let' constant",
            "Declare it with 'var': var model"),
        // What the reference solution has
        Row(
            "A.swift:3:1: error: value of type 'ViewModel' has no member 'helper'",
            in: "import XCTest\n\na.helper()",
            "asks for, and no 'helper'. Test your helper through what the exercise asks for."),
        Row(
            "A.swift:3:1: error: value of type 'ViewModel' has no member 'didLoad'",
            in: "import XCTest\n\na.didLoad()", "There is 'onDidLoad'."),
        Row(
            "A.swift:3:1: error: value of type 'ViewModel' has no member 'didGotError'",
            in: "import XCTest\n\na.didGotError()", "ViewModel has onDidLoad and show. Use one"),
        Row("A.swift:3:1: error: value of type 'A' has no member 'x'", in: "import XCTest", nil),
        Row("A.swift:1:1: error: extra argument 'x' in call", "It takes exactly the arguments"),
        Row("A.swift:3:1: error: missing argument in call\n3 | XCTAssertEqual(1)", nil),
        Row(
            "A.swift:1:1: error: value of optional type 'T?' must be unwrapped to refer to member "
                + "'fire' of wrapped base type 'T'", "Write a question mark before the dot: ?.fire"),
        Row("error: expected '}'", nil),
    ]

    func testEachErrorHasItsOwnAdvice() {
        for row in Self.rows {
            let said = cures(.errors(CompilerDiagnostics(text: row.said)), row.source)
            guard let advice = row.advice else {
                XCTAssertEqual(said, [], row.said)
                continue
            }
            XCTAssertEqual(said.count, 1, row.said)
            assertContains(said.first ?? "", advice)
        }
    }

    func testABuildThatHasSaidNothing() {
        XCTAssertEqual(cures(.tookTooLong, ""), [])
    }

    func testOnlyTheFirstErrorIsSpokenOfInItsPlace() {
        let file = "Starter/Stage1Tests/MyEvenOddTests.swift"
        let said =
            "\(file):3:5: error: cannot convert value of type 'String' to expected argument type "
            + "'Int'\n\(file):9:1: error: cannot find 'wiatUntil' in scope\n"
        let cures = findings(.errors(CompilerDiagnostics(text: said)), [file: "import XCTest"])
        XCTAssertEqual(cures.map { $0.place?.line }, [3])
        XCTAssertEqual(cures.map(\.exercises), [["even-odd"]])
    }

    private func cures(_ failure: BuildFailure, _ source: String) -> [String] {
        findings(failure, ["A.swift": source]).map(\.words.text)
    }

    private func findings(_ failure: BuildFailure, _ tests: [String: String]) -> [Finding] {
        var workshop = WorkshopSources.none
        workshop.finished = {
            [
                "struct ViewModel { func onDidLoad() {}\nfunc show() {}\nfunc ofTheSolution() {} }",
                "@MainActor protocol Provider {\n"
                    + "    func fetch(\n        completion: @escaping @MainActor (Int) -> Void)\n}",
            ]
        }
        workshop.helpers = { ["func waitUntil() {}"] }
        let stage = StageReport(
            stage: shipped(1), suite: .ran([]), ownTests: .notBuilt(failure), findings: [])
        let sources = StageSources(
            code: [
                "B.swift": "struct ViewModel { func onDidLoad() {}\nfunc show() {}\n"
                    + "func helper() {} }"
            ], ownTests: tests,
            workshop: workshop)
        return stageAdvice(stage, sources).cures(inTests: true)
    }
}
