@testable import Advice
@testable import Grading
@testable import SwiftSource

/// A source that doesn't compile, the cure for its first error, and the source after applying it.
struct CureRow {
    /// The context that a row's sources are inserted into.
    enum Frame {
        /// The body of a test that has a `controller` of stage 1.
        case body
        /// The members of a test class.
        case members
        /// The members of a Swift Testing suite.
        case suite
        /// A file of tests.
        case tests
        /// A file of code.
        case code
    }

    let kind: Cure.Kind
    let frame: Frame
    let broken: String
    /// The compiler's first error for `broken`: its line, column and message.
    let says: String
    /// The notes on that error.
    let notes: String
    let fixed: String

    init(
        _ kind: Cure.Kind, _ frame: Frame, _ broken: String, says: String, notes: String = "",
        _ fixed: String
    ) {
        (self.kind, self.frame, self.broken, self.says) = (kind, frame, broken, says)
        (self.notes, self.fixed) = (notes, fixed)
    }

    /// The whole file.
    func file(_ source: String) -> String {
        let header =
            "import Shared\nimport TestHelpers\nimport XCTest\n@testable import Stage1\n"
            + "@testable import Stage3\nfinal class MyTests: XCTestCase {\n"
        return switch frame {
        case .body:
            "\(header)func testIt() throws {\nlet controller = FirstBasicViewController()\n\(source)\n"
                + "_ = controller\n}\n}\n"
        case .members: "\(header)\(source)\n}\n"
        case .suite:
            "import Testing\n@testable import Stage1\n@Suite struct MyTests {\n\(source)\n}\n"
        case .tests, .code: source
        }
    }

    /// The compiler's output for the broken file, which is called `A.swift`.
    var printed: String {
        let line = Int(says.prefix { $0.isNumber }) ?? 1
        let lines = file(broken).split(separator: "\n", omittingEmptySubsequences: false)
        let place = says.firstRange(of: ": ").map { says[..<$0.lowerBound] } ?? ""
        return "A.swift:\(place): error: \(says.dropFirst(place.count + 2))\n"
            + " \(line) | \(lines[line - 1])\n\(notes)"
    }

    static let all = ofNames + ofStatements + ofValues + ofWaiting

    private static let ofNames = [
        CureRow(
            .missingImport, .tests,
            "import XCTest\nfinal class A: XCTestCase { func testIt() { MockTimer.reset() } }",
            says: "2:45: cannot find 'MockTimer' in scope",
            "import TestHelpers\nimport XCTest\n"
                + "final class A: XCTestCase { func testIt() { MockTimer.reset() } }"),
        CureRow(
            .missingImport, .tests, "final class A: XCTestCase {}",
            says: "1:16: cannot find type 'XCTestCase' in scope",
            "import XCTest\nfinal class A: XCTestCase {}"),
        CureRow(
            .missingImport, .code, "let decoder = JSONDecoder()",
            says: "1:15: cannot find 'JSONDecoder' in scope",
            "import Foundation\nlet decoder = JSONDecoder()"),
        CureRow(
            .missingTestable, .tests, "import Stage1\nlet price = ShippingPrice()",
            says: "2:13: cannot find 'ShippingPrice' in scope",
            "@testable import Stage1\nlet price = ShippingPrice()"),
        CureRow(
            .misspelledName, .body, "_ = FirstBasicViewControler()",
            says: "9:5: cannot find 'FirstBasicViewControler' in scope",
            "_ = FirstBasicViewController()"),
        CureRow(
            .misspelledName, .body, "_ = controller.numberFormater(number: 1)",
            says: "9:16: value of type 'FirstBasicViewController' has no member 'numberFormater'",
            "_ = controller.numberFormatter(number: 1)"),
        CureRow(
            .misspelledName, .body, "let result: NetworkResult<Int> = .failure(\"\")\n_ = result",
            says: "9:35: type 'NetworkResult<Int>' has no member 'failure'",
            "let result: NetworkResult<Int> = .failed(\"\")\n_ = result"),
        CureRow(
            .misspelledName, .body, "XCTAssertEquals(1, 1)",
            says: "9:1: cannot find 'XCTAssertEquals' in scope", "XCTAssertEqual(1, 1)"),
        CureRow(
            .misspelledName, .members, "override func teardown() {}",
            says: "7:15: method does not override any method from its superclass",
            "override func tearDown() {}"),
        CureRow(
            .misspelledName, .code, "func isEven(number: Int) -> Bool {\nretrun number == 2\n}",
            says: "2:7: consecutive statements on a line must be separated by ';'",
            "func isEven(number: Int) -> Bool {\nreturn number == 2\n}"),
        CureRow(
            .otherLibrary, .body, "#expect(controller.isEven(number: 2))",
            says: "9:2: no macro named 'expect'",
            "XCTAssertEqual(controller.isEven(number: 2), true)"),
        CureRow(
            .otherLibrary, .suite, "@Test func it() {\nXCTAssertEqual(1, 1)\n}",
            says: "5:1: cannot find 'XCTAssertEqual' in scope",
            "@Test func it() {\n#expect(1 == 1)\n}"),
        CureRow(
            .onlyInOwnCode, .body, "_ = controller.helper()",
            says: "9:16: value of type 'FirstBasicViewController' has no member 'helper'",
            "_ = controller.isEven(number: 2)"),
        CureRow(
            .appleFramework, .code, "import UIKit\nfunc f() { _ = Label() }",
            says: "1:8: no such module 'UIKit'", "import Shared\nfunc f() { _ = Label() }"),
        CureRow(
            .missingDouble, .members,
            "@MainActor func testIt() async { _ = MockProductNetwork() }",
            says: "7:38: cannot find 'MockProductNetwork' in scope",
            "@MainActor func testIt() async { _ = MockProductNetwork() }\n"
                + "@MainActor final class MockProductNetwork {}"),
        CureRow(
            .privateName, .code, "final class A { private func tap() {} }\nfunc f() { A().tap() }",
            says: "2:16: 'tap' is inaccessible due to 'private' protection level",
            "final class A { func tap() {} }\nfunc f() { A().tap() }"),
        CureRow(
            .otherScope, .members,
            "func testOne() {\nlet price = ShippingPrice()\n_ = price\n}\n"
                + "func testTwo() { _ = price }",
            says: "11:22: cannot find 'price' in scope",
            "func testOne() {\nlet price = ShippingPrice()\n_ = price\n}\n"
                + "func testTwo() {\nlet price = ShippingPrice()\n_ = price\n}"),
        CureRow(
            .typeInsteadOfObject, .body, "_ = FirstBasicViewController.isEven(number: 2)",
            says:
                "9:5: instance member 'isEven' cannot be used on type 'FirstBasicViewController'; "
                + "did you mean to use a value of this type instead?",
            "_ = FirstBasicViewController().isEven(number: 2)"),
    ]

    private static let ofStatements = [
        CureRow(
            .unclosedBrace, .code,
            "final class A {\n    func tap() {\n        load()\n\n    func load() {}\n}\n",
            says: "7:1: expected '}' in class",
            "final class A {\n    func tap() {\n        load()\n    }\n    func load() {}\n}\n"),
        CureRow(
            .brokenStatement, .code, "func half(number: Int) -> Int {\nreturn number 2\n}",
            says: "2:14: consecutive statements on a line must be separated by ';'",
            "func half(number: Int) -> Int {\nreturn number / 2\n}"),
        CureRow(
            .missingReturn, .code,
            "func isEven(number: Int) -> Bool {\nif number % 2 == 0 { return true }\n}",
            says: "3:1: missing return in global function expected to return 'Bool'",
            "func isEven(number: Int) -> Bool {\nif number % 2 == 0 { return true }\nreturn false\n}"
        ),
        CureRow(
            .returnsFromVoid, .code,
            "struct Model {\nvar output: ((Int) -> Void)?\nfunc tap() { return 1 }\n}",
            says: "3:21: unexpected non-void return value in void function",
            "struct Model {\nvar output: ((Int) -> Void)?\nfunc tap() { output?(1) }\n}"),
        CureRow(
            .returnsFromVoid, .body, "return controller.isEven(number: 2)",
            says: "9:19: unexpected non-void return value in void function",
            "XCTAssertEqual(controller.isEven(number: 2), true)"),
        CureRow(
            .assignsInsteadOfComparing, .code, "func f(number: Int) {\nif number % 2 = 0 {}\n}",
            says: "2:11: expression is not assignable: binary operator returns immutable value",
            "func f(number: Int) {\nif number % 2 == 0 {}\n}"),
        CureRow(
            .assignsInsteadOfComparing, .code, "func f(number: Int) {\nif number = 0 {}\n}",
            says: "2:4: cannot assign to value: 'number' is a 'let' constant",
            "func f(number: Int) {\nif number == 0 {}\n}"),
        CureRow(
            .guardFallsThrough, .code,
            "func f(a: Int?) {\nguard let a else { print(1) }\nprint(a)\n}",
            says:
                "2:29: 'guard' body must not fall through, consider using a 'return' or 'throw' to "
                + "exit the scope",
            "func f(a: Int?) {\nguard let a else { print(1); return }\nprint(a)\n}"),
    ]

    private static let ofValues = [
        CureRow(
            .optionalValue, .body, "_ = controller.isEven(number: Int(\"2\"))",
            says: "9:31: value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
            "_ = controller.isEven(number: try XCTUnwrap(Int(\"2\")))"),
        CureRow(
            .optionalValue, .code, "func double(text: String) -> Int { Int(text) * 2 }",
            says: "1:36: value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
            "func double(text: String) -> Int { (Int(text) ?? 0) * 2 }"),
        CureRow(
            .optionalMember, .body, "XCTAssertEqual(controller.oddEvenResultLabel.text.count, 5)",
            says:
                "9:46: value of optional type 'String?' must be unwrapped to refer to member 'count' "
                + "of wrapped base type 'String'",
            "XCTAssertEqual(controller.oddEvenResultLabel.text?.count, 5)"),
        CureRow(
            .optionalMember, .code,
            "struct A {\nvar result: ((Int) -> Void)?\nfunc f() { result(1) }\n}",
            says: "3:12: value of optional type '((Int) -> Void)?' must be unwrapped to a value of "
                + "type '(Int) -> Void'",
            "struct A {\nvar result: ((Int) -> Void)?\nfunc f() { result?(1) }\n}"),
        CureRow(
            .label, .body, "_ = controller.isEven(2)",
            says: "9:23: missing argument label 'number:' in call",
            "_ = controller.isEven(number: 2)"),
        CureRow(
            .label, .code, "func f(_ text: String) {}\nfunc g() { f(text: \"a\") }",
            says: "2:13: extraneous argument label 'text:' in call",
            "func f(_ text: String) {}\nfunc g() { f(\"a\") }"),
        CureRow(
            .label, .body, "_ = controller.isEven(num: 2)",
            says: "9:22: incorrect argument label in call (have 'num:', expected 'number:')",
            "_ = controller.isEven(number: 2)"),
        CureRow(
            .label, .suite, "@Test func it() { #expect(1 == 1, message: \"why\") }",
            says: "4:26: extraneous argument label 'message:' in macro expansion",
            "@Test func it() { #expect(1 == 1, \"why\") }"),
        CureRow(
            .mixedTypes, .body, "_ = controller.isEven(number: \"12\")",
            says: "9:31: cannot convert value of type 'String' to expected argument type 'Int'",
            "_ = controller.isEven(number: 12)"),
        CureRow(
            .mixedTypes, .body, "controller.oddEvenTextField.text = 2",
            says: "9:36: cannot assign value of type 'Int' to type 'String'",
            "controller.oddEvenTextField.text = \"2\""),
        CureRow(
            .mixedTypes, .body, "let text: String? = controller.oddEvenResultLabel\n_ = text",
            says: "9:32: cannot convert value of type 'Label' to specified type 'String'",
            "let text: String? = controller.oddEvenResultLabel.text\n_ = text"),
        CureRow(
            .mixedTypes, .body, "controller.oddEvenResultLabel = \"Genap\"",
            says: "9:12: cannot assign to property: 'oddEvenResultLabel' is a 'let' constant",
            "controller.oddEvenResultLabel.text = \"Genap\""),
        CureRow(
            .comparesTypes, .body, "XCTAssertEqual(controller.isEven(number: 2), \"Genap\")",
            says: "9:1: conflicting arguments to generic parameter 'T' ('Bool' vs. 'String')",
            "XCTAssertEqual(controller.isEven(number: 2), true)"),
        CureRow(
            .comparesTypes, .suite,
            "@Test func it() {\n#expect(FirstBasicViewController().isEven(number: 2) == \"1\")\n}",
            says: "5:54: binary operator '==' cannot be applied to operands of type 'Bool' and "
                + "'String'",
            "@Test func it() {\n#expect(FirstBasicViewController().isEven(number: 2) == true)\n}"),
        CureRow(
            .notEquatable, .members,
            "struct Row { let id: Int }\nfunc testIt() { XCTAssertEqual(Row(id: 1), Row(id: 1)) }",
            says:
                "8:17: global function 'XCTAssertEqual(_:_:_:file:line:)' requires that 'MyTests.Row' "
                + "conform to 'Equatable'",
            "struct Row { let id: Int }\nfunc testIt() { XCTAssertEqual(Row(id: 1).id, 1) }"),
        CureRow(
            .notEquatable, .members,
            "@MainActor func testIt() async {\nlet rows: [any HashDiffable] = []\n"
                + "XCTAssertEqual(rows, [])\n}",
            says: "9:1: type 'any HashDiffable' cannot conform to 'Equatable' "
                + "[#ProtocolTypeNonConformance]",
            "@MainActor func testIt() async {\nlet rows: [any HashDiffable] = []\n"
                + "assertArrayHashDiffable(expectedResult: [], values: rows)\n}"),
        CureRow(
            .missingRequirements, .members, "@MainActor struct Mock: AdvancedNetworkProvider {}",
            says:
                "7:19: type 'MyTests.Mock' does not conform to protocol 'AdvancedNetworkProvider'",
            notes:
                "Stage3.AdvancedNetworkProvider.fetchProduct:2:6: note: protocol requires function "
                + "'fetchProduct(completion:)' with type '(@escaping @MainActor "
                + "(NetworkResult<ProductResult>) -> Void) -> ()'\n",
            "@MainActor struct Mock: AdvancedNetworkProvider {\nfunc fetchProduct(completion: "
                + "@escaping @MainActor (NetworkResult<ProductResult>) -> Void) {}\n}"),
    ]

    private static let ofWaiting = [
        CureRow(
            .missingAwait, .members, "@MainActor func testIt() async { settle() }",
            says: "7:34: expression is 'async' but is not marked with 'await'",
            "@MainActor func testIt() async { await settle() }"),
        CureRow(
            .missingTry, .members, "func testIt() { _ = XCTUnwrap(Int(\"1\")) }",
            says:
                "7:21: call can throw, but it is not marked with 'try' and the error is not handled",
            "func testIt() throws { _ = try XCTUnwrap(Int(\"1\")) }"),
        CureRow(
            .missingTry, .members, "func testIt() { _ = try XCTUnwrap(Int(\"1\")) }",
            says: "7:21: errors thrown from here are not handled",
            "func testIt() throws { _ = try XCTUnwrap(Int(\"1\")) }"),
        CureRow(
            .missingTry, .code,
            "import Foundation\nfunc f(url: URL) { print(try Data(contentsOf: url)) }",
            says: "2:26: errors thrown from here are not handled",
            "import Foundation\nfunc f(url: URL) { print(try? Data(contentsOf: url)) }"),
        CureRow(
            .missingAsync, .members,
            "func testIt() {\nlet called = expectation(description: \"called\")\n"
                + "await fulfillment(of: [called], timeout: 5)\n}",
            says: "9:7: 'async' call in a function that does not support concurrency",
            "func testIt() async throws {\nlet called = expectation(description: \"called\")\n"
                + "await fulfillment(of: [called], timeout: 5)\n}"),
        CureRow(
            .missingMainActor, .members,
            "func testIt() {\n_ = AdvancedViewModel(useCase: AdvancedUseCase())\n}",
            says: "8:5: call to main actor-isolated initializer 'init(useCase:)' in a synchronous "
                + "nonisolated context [#ActorIsolatedCall]",
            "@MainActor func testIt() async {\n_ = AdvancedViewModel(useCase: AdvancedUseCase())\n}"
        ),
        CureRow(
            .missingMainActor, .members,
            "var model: AdvancedViewModel?\noverride func setUp() {\n"
                + "model = AdvancedViewModel(useCase: AdvancedUseCase())\n}",
            says: "9:9: call to main actor-isolated initializer 'init(useCase:)' in a synchronous "
                + "nonisolated context [#ActorIsolatedCall]",
            "var model: AdvancedViewModel?\n@MainActor override func setUp() async throws {\n"
                + "model = AdvancedViewModel(useCase: AdvancedUseCase())\n}"),
        CureRow(
            .missingMainActor, .members,
            "let model = AdvancedViewModel(useCase: AdvancedUseCase())",
            says: "7:5: main actor-isolated default value in a nonisolated context",
            "@MainActor func testIt() async { _ = AdvancedViewModel(useCase: AdvancedUseCase()) }"),
        CureRow(
            .missingMainActor, .code,
            "import Foundation\nfunc f(then done: @escaping @MainActor () -> Void) {\ndone()\n}",
            says: "3:1: call to main actor-isolated parameter 'done' in a synchronous nonisolated "
                + "context [#ActorIsolatedCall]",
            "import Foundation\nfunc f(then done: @escaping @MainActor () -> Void) {\n"
                + "DispatchQueue.main.async { done() }\n}"),
        CureRow(
            .waitInAsync, .members,
            "@MainActor func testIt() async {\nlet called = expectation(description: \"\")\n"
                + "wait(for: [called], timeout: 5)\n}",
            says:
                "9:1: instance method 'wait' is unavailable from asynchronous contexts; Use await "
                + "fulfillment(of:timeout:enforceOrder:) instead.",
            "@MainActor func testIt() async {\nlet called = expectation(description: \"\")\n"
                + "await fulfillment(of: [called], timeout: 5)\n}"),
        CureRow(
            .waitInAsync, .members,
            "func testIt() {\nlet called = expectation(description: \"\")\ncalled.fulfill()\n"
                + "waitForExpectations(timeout: 5)\n}",
            says: "10:1: sending value of non-Sendable type 'MyTests' risks causing data races "
                + "[#SendingRisksDataRace]",
            "func testIt() {\nlet called = expectation(description: \"\")\ncalled.fulfill()\n"
                + "wait(for: [called], timeout: 5)\n}"),
        CureRow(
            .staticState, .members, "static var calls = 0\nfunc testIt() { Self.calls += 1 }",
            says: "7:12: static property 'calls' is not concurrency-safe because it is nonisolated "
                + "global shared mutable state [#MutableGlobalVariable]",
            "var calls = 0\nfunc testIt() { calls += 1 }"),
    ]

    /// Declarations that can't be in XCTest's list of tests although each file compiles: the source, and the
    /// source after following the advice.
    static let unlisted = [
        ("func `test minus one`() {}", "func testMinusOne() {}"),
        ("}\nenum Group { final class Inner: XCTestCase {} ", "}\nfinal class Inner: XCTestCase {"),
        ("func testIt<T>() -> T? { nil }", "func testIt() {}"),
    ]
}
