import XCTest

@testable import SwiftSource

final class NeverRunScanTests: XCTestCase {
    private func names(_ source: String) -> [String] {
        NeverRunScan(files: ["Starter/Stage1Tests/A.swift": source]).methods().map {
            "\($0.name):\($0.place.line)"
        }
    }

    func testAMethodOfATestClassWithoutTest() {
        XCTAssertEqual(
            names(
                """
                final class ATests: XCTestCase {
                    func testOne() {}
                    func text_Two() {}
                    func shouldWork() async throws {
                        XCTAssertEqual(1, 1)
                    }
                }
                """), ["text_Two:3", "shouldWork:4"])
    }

    func testHelpersThatAreCalledAndWhatXCTestCalls() {
        XCTAssertEqual(
            names(
                """
                final class ATests: XCTestCase {
                    override func setUp() {}
                    static func make() {}
                    func helper() {}
                    func check(_ x: Int) {}
                    func value() -> Int { 1 }
                    func testOne() { helper() }
                }
                final class Spy {
                    func didLoad() {}
                }
                """), [])
    }

    func testAFunctionOfASuiteWithoutTest() {
        XCTAssertEqual(
            names(
                """
                struct A {
                    @Test func one() {}
                    @Test(arguments: [1])
                    func two(x: Int) {}
                    @Test("three")
                    func three() {}
                    func four() {}
                }
                @Suite("B")
                struct B {
                    func five() {}
                }
                struct C {
                    func six() {}
                }
                """), ["four:7", "five:11"])
    }

    func testCommentsAndTextsDoNotCount() {
        XCTAssertEqual(
            names(
                """
                class ATests: XCTestCase {
                    // func old() {}
                    let text = "func older() {} {{{"
                    func lost() {} // lost() is called nowhere
                }
                """), ["lost:4"])
    }

    func testExtensionsAndSubclassesOfATestClass() {
        XCTAssertEqual(
            names(
                """
                class Base: XCTestCase {}
                final class Sub: Base {
                    func lost() {}
                }
                extension Sub {
                    func lostToo() {}
                }
                """), ["lost:3", "lostToo:6"])
    }

    func testMethodsOfAProtocolMayBeCalledFromElsewhere() {
        XCTAssertEqual(
            names(
                """
                final class ATests: XCTestCase, Output {
                    func didLoad() {}
                }
                extension BTests: Output {
                    func didLoadToo() {}
                }
                """), [])
    }

    func testAttributesOverSeveralLines() {
        XCTAssertEqual(
            names(
                """
                struct A {
                    @Test(
                        "one"
                    )
                    // why
                    func one() {}

                    @Test func two() {}
                    func three() {}
                }
                """), ["three:9"])
    }

    func testTheSameNameInTwoClasses() {
        XCTAssertEqual(
            names(
                """
                class A: XCTestCase {
                    func lost() {}
                }
                class B: XCTestCase {
                    func lost() {}
                }
                """), ["lost:2", "lost:5"])
    }

    private func reasons(_ source: String) -> [String: NeverRunMethod.Reason] {
        let methods = NeverRunScan(files: ["Starter/Stage1Tests/A.swift": source]).methods()
        return Dictionary(uniqueKeysWithValues: methods.map { ($0.name, $0.reason) })
    }

    func testEachReasonThatXCTestHas() {
        XCTAssertEqual(
            reasons(
                """
                final class ATests: XCTestCase {
                    private func testPrivate() {}
                    func testTakes(_ x: Int) { XCTAssertEqual(x, 1) }
                    func testGives() -> Int { XCTAssertEqual(1, 1); return 1 }
                    static func testStatic() { XCTAssertEqual(1, 1) }
                    func tset() {}
                    func testNothingGiven() -> Void {}
                }
                class BTests { func testB() throws { try XCTUnwrap(nil as Int?) } }
                func testAlone() { XCTFail() }
                extension XCTestCase { func testAdded() { XCTFail() } }
                """),
            [
                "testPrivate": .isPrivate, "testTakes": .hasParameters,
                "testGives": .returnsValue, "testStatic": .isStatic, "tset": .notNamedTest,
                "testB": .classIsNoTestCase("BTests"), "testAlone": .outsideOfClass,
                "testAdded": .inExtensionOfXCTestCase,
            ])
    }

    func testWhatWasMeantForXCTestOrSwiftTesting() {
        XCTAssertEqual(
            reasons(
                """
                final class ATests: XCTestCase {
                    func setup() {}
                    class func tear_down() {}
                    func setUpwithError() throws {}
                    func testTruth() -> Bool { true }
                    func testProducts() -> [Int] { [1] }
                    func testOne() {}
                }
                struct B {
                    @Test func one() {}
                    func setUp() {}
                    func tearDownWithError() {}
                }
                """),
            [
                "setup": .isMeantAs("override func setUp()"),
                "tear_down": .isMeantAs("override class func tearDown()"),
                "setUpwithError": .isMeantAs("override func setUpWithError()"),
                "testTruth": .returnsValue, "setUp": .isNoInit,
                "tearDownWithError": .isNoDeinit,
            ])
    }

    func testAllReasonsOfAMethod() {
        let methods = NeverRunScan(files: [
            "A.swift": """
            class A: XCTestCase {
                private static func testIt(_ x: Int) -> Int { XCTAssertEqual(x, 1); return x }
            }
            """
        ]).methods()
        XCTAssertEqual(
            methods.map(\.reasons), [[.isPrivate, .isStatic, .hasParameters, .returnsValue]])
    }

    func testAForgottenAttribute() {
        XCTAssertEqual(
            reasons(
                """
                func alone() { #expect(1 == 1) }
                struct A { func inType() throws { try #require(nil as Int?) } }
                """), ["alone": .noTestAttribute, "inType": .noTestAttribute])
    }

    func testWhatIsAroundATestKeepsItFromRunning() {
        let source = """
            private final class ATests: XCTestCase { func testA() {} }
            fileprivate class BTests: XCTestCase, Output { private func testB() {} }
            class CTests: XCTestCase {
                func testC() {}
                #if os(iOS)
                func testPhone() {}
                #elseif os(macOS)
                func testMac() {}
                #else
                func testOther() {}
                #endif
            }
            private extension CTests { func testD() {} }
            func make() { class Local: XCTestCase { func testE() {} } }
            #if canImport(UIKit)
            @Suite struct Views { @Test func view() {} }
            #endif
            @Suite struct Off { @Test(.disabled("why")) func later() {} }
            """
        let run = [
            "MyStage1Tests.CTests/testC", "MyStage1Tests.CTests/testOther", "MyStage1Tests.A/b()",
        ]
        func reasons(_ run: [String]?) -> [String: [NeverRunMethod.Reason]] {
            let methods = NeverRunScan(files: ["A.swift": source], run: run).methods()
            return Dictionary(uniqueKeysWithValues: methods.map { ($0.name, $0.reasons) })
        }
        XCTAssertEqual(
            reasons(run),
            [
                "testA": [.classIsPrivate("ATests")],
                "testB": [.isPrivate, .classIsPrivate("BTests")],
                "testPhone": [.isNotCompiled("#if os(iOS)")],
                "testMac": [.isNotCompiled("#elseif os(macOS)")],
                "testD": [.extensionIsPrivate], "testE": [.isNotFound],
                "view": [.isNotCompiled("#if canImport(UIKit)")],
            ])
        XCTAssertEqual(reasons(nil), [:], "nobody knows which tests run")
    }

    func testHonestHelpersAreNoTests() {
        XCTAssertEqual(
            names(
                """
                final class ATests: XCTestCase, @unchecked Sendable {
                    private let network = MockNetwork()
                    override func setUp() { super.setUp() }
                    override class func tearDown() {}
                    @MainActor override func tearDown() async throws {}
                    private static func testProducts() -> [Int] { [1] }
                    func testData(_ name: String) -> String { name }
                    private func assertEven(_ x: Int) { XCTAssertEqual(x % 2, 0) }
                    func testOne() {
                        func testInside() { XCTAssertEqual(1, 1) }
                        testInside()
                        assertEven(2)
                        let closure = { XCTAssertTrue(true) }
                    }
                    func `testTwo`() {}
                    lazy var made: Int = { 1 }()
                }
                protocol Output { func testOutput() }
                final class MockNetwork: Output { func testOutput() { XCTFail() } }
                struct TestServer {
                    func testConnection() { print(1) }
                    @discardableResult func testAnswer() -> Int { 1 }
                }
                enum Factory { static func testModel() {} }
                extension Array { func testElements() { XCTFail() } }
                """), [])
    }

    func testAClassThatInheritsThroughAnotherFile() {
        let methods = NeverRunScan(files: [
            "A.swift": "class Base: XCTestCase {}",
            "B.swift": "final class BTests: Base {\n    private func testIt() {}\n}",
        ]).methods()
        XCTAssertEqual(methods.map(\.reason), [.isPrivate])
        XCTAssertEqual(methods.map(\.place), [SourceLocation(file: "B.swift", line: 2)])
    }
}
