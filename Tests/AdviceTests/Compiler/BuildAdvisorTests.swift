import SwiftSource
import XCTest

@testable import Advice
@testable import Grading

/// What is said of a name that the compiler doesn't find, by what is declared where.
final class BuildAdvisorTests: XCTestCase {
    private let file = "Starter/Stage3Tests/MyTests.swift"
    private let mock = "Starter/Stage3Tests/MockNetwork.swift"

    private func advice(_ message: String, line: Int = 4, in source: String? = nil) -> [Finding
        .Words]
    {
        let usual = """
            import XCTest
            final class MyTests: XCTestCase {
                func testIt() {
                    let controller = Screen()
                }
                @MainActor func testThat() {}
                private func fire() {
                }
            }
            """
        let base = "class Practice: XCTestCase { var cache = 1 }"
        let other = "class OtherTests: XCTestCase { func testA() {}\nfunc outputs() {} }"
        return BuildAdvisor(
            module: "Stage3",
            sources: [
                file: source ?? usual, "B.swift": base, "C.swift": other, mock: "class Mock {}",
            ],
            ownCode: [SourceOutline("class Screen { func helper() {} }")],
            finishedCode: [SourceOutline("class Screen { func numberFormatter() {} }")],
            finishedTests: [mock: SourceOutline("extension Answer { static let three = 1 }")],
            shared: [SourceOutline("enum Answer { case success(Int), failed }")],
            helpers: [
                SourceOutline("func waitUntil() {}\nextension Product { static func fixture() {} }")
            ]
        ).advice(onText: "\(file):\(line):3: error: \(message)")
    }

    func testWhatIsInAModuleThatIsNotImported() {
        XCTAssertEqual(
            advice("cannot find 'waitUntil' in scope"),
            [.needsImport(name: "waitUntil", module: "TestHelpers")])
        XCTAssertEqual(
            advice("type 'Product' has no member 'fixture'"),
            [.needsImport(name: "fixture", module: "TestHelpers")])
        XCTAssertEqual(
            advice("cannot find type 'Answer' in scope"),
            [.needsImport(name: "Answer", module: "Shared")])
        XCTAssertEqual(
            advice("cannot find 'JSONDecoder' in scope"),
            [.needsImport(name: "JSONDecoder", module: "Foundation")])
    }

    func testAHelperOfAnotherSuite() {
        let suites = """
            import Testing
            @Suite struct ATests { @Test func it() { outputs() } }
            @Suite struct BTests { @Test func it() {}
                func outputs() {} }
            """
        let said = BuildAdvisor(
            module: "Stage3", sources: ["A.swift": suites],
            finishedTests: [mock: SourceOutline("class Mock {}")], shared: []
        ).advice(onText: "A.swift:2:30: error: cannot find 'outputs' in scope")
        XCTAssertEqual(
            said.map(\.text),
            [
                "'outputs' belongs to BTests, and only that suite can call it. Copy it into this "
                    + "suite."
            ])
    }

    func testWhatIsInAnotherStage() {
        var advisor = BuildAdvisor(
            module: "Stage2", sources: ["A.swift": "struct A {}"], shared: [])
        advisor.otherModules = ["Stage1": [SourceOutline("class Screen {}")]]
        XCTAssertEqual(
            advisor.advice(onText: "A.swift:1:1: error: cannot find 'Screen' in scope"),
            [.ofOtherStage(name: "Screen", module: "Stage1")])
    }

    func testTheStagesOwnModule() {
        XCTAssertEqual(
            advice("cannot find 'Screen' in scope"),
            [.needsTestable(name: "Screen", module: "Stage3", isImported: false)])
        XCTAssertEqual(
            advice("cannot find 'Screen' in scope", in: "import Stage3"),
            [.needsTestable(name: "Screen", module: "Stage3", isImported: true)])
    }

    func testMembersOfOtherTestClasses() {
        XCTAssertEqual(
            advice("cannot find 'cache' in scope"),
            [.belongsToBase(name: "cache", base: "Practice", type: "MyTests")])
        XCTAssertEqual(
            advice("cannot find 'outputs' in scope"),
            [.belongsToOther(name: "outputs", type: "OtherTests", .xctest)])
    }

    func testMembers() {
        let imports = "import Shared\nimport TestHelpers"
        XCTAssertEqual(
            advice("type 'Answer<Int>' has no member 'three'", in: imports),
            [.doubleLacks(name: "three", file: mock)])
        XCTAssertEqual(
            advice("type 'Answer<Int>' has no member 'failure'", in: imports),
            [.hasCases(type: "Answer", cases: ["success", "failed"])])
        XCTAssertEqual(
            advice("type '[Answer<Int>]' has no member 'failed'", in: imports),
            [.isList(name: "failed")])
        XCTAssertEqual(
            advice("value of type 'Screen' has no member 'helper'", in: imports),
            [.onlyOwn(name: "helper")])
        XCTAssertEqual(
            advice("value of type 'Screen' has no member 'numberFormater'", in: imports),
            [.typo(name: "numberFormater", known: "numberFormatter")])
        XCTAssertEqual(advice("value of type 'Int' has no member 'half'", in: imports), [])
    }

    func testAPropertyThatOthersMayOnlyRead() {
        let source = "final class Cart { private(set) var count = 0\nfunc add() {}\n"
        XCTAssertEqual(
            advice(
                "cannot assign to property: 'count' setter is inaccessible",
                in: source + "private func write() {} }"),
            [.setterIsPrivate(name: "count", type: "Cart", methods: ["add"])])
    }

    func testATypingMistake() {
        XCTAssertEqual(
            advice("cannot find 'contoller' in scope"),
            [.typo(name: "contoller", known: "controller")])
        XCTAssertEqual(advice("cannot find 'missing' in scope"), [])
    }

    func testAMistypedWordOfTheLanguage() {
        for (name, known) in [("retrun", "return"), ("retur", "return"), ("fals", "false")] {
            XCTAssertEqual(
                advice("cannot find '\(name)' in scope"), [.typo(name: name, known: known)])
        }
        for name in ["returns", "funny", "self", "wait", "Switch"] {
            XCTAssertEqual(advice("cannot find '\(name)' in scope"), [], name)
        }
    }

    func testWhatIsNotOnTheMainActor() {
        let error = "call to main actor-isolated method 'load()'"
        XCTAssertEqual(advice(error, line: 7), [.notOnMainActor(function: "fire", line: 7)])
        XCTAssertEqual(
            advice(error, line: 4), [.testNotOnMainActor("testIt", waits: false, .xctest)])
        XCTAssertEqual(advice(error, line: 6), [])
    }

    func testABraceThatIsMissing() {
        XCTAssertEqual(
            advice("expected '}' in class", in: "class A {\n    func one() {\n}\n"),
            [.braceMissing(line: 2, text: "func one() {")])
    }

    func testCode() {
        let file = "Starter/Stage1/EvenOdd.swift"
        func advice(_ errors: String, _ source: String) -> [Finding.Words] {
            BuildAdvisor(
                module: "Stage1", sources: [file: source], shared: [],
                testsFolder: "Starter/Stage1Tests"
            ).advice(onText: errors)
        }
        XCTAssertEqual(
            advice(
                "\(file):2:5: error: cannot find 'Number' in scope",
                "func isEven(number: Int) -> Bool {\n    Number.isMultiple(of: 2)\n}"),
            [.typo(name: "Number", known: "number")])
        XCTAssertEqual(
            advice(
                "Tests/A.swift:2:5: error: 'tap' is inaccessible due to 'private' protection level",
                "class A {\n    private func tap() {}\n}"),
            [.isPrivate(name: "tap", place: SourceLocation(file: file, line: 2))])
        XCTAssertEqual(
            advice(
                "\(file):2:5: error: argument type 'A' does not conform to expected type 'P'",
                "class A {}"),
            [
                .conformanceMissing(
                    type: "A", to: "P", place: SourceLocation(file: file, line: 1))
            ])
        let advisor = BuildAdvisor(
            module: "Stage1", sources: [file: "import XCTest"], shared: [],
            testsFolder: "Starter/Stage1Tests")
        let error = CompilerDiagnostics(text: "\(file):2:5: error: no such module").errors[0]
        XCTAssertEqual(
            advisor.misplacedTest(error), .isTest(file: file, folder: "Starter/Stage1Tests"))
    }
}

extension BuildAdvisor {
    fileprivate func advice(onText text: String) -> [Finding.Words] {
        CompilerDiagnostics(text: text).errors.first.flatMap(advice(on:)).map { [$0] } ?? []
    }
}
