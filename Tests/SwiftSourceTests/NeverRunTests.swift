import XCTest

@testable import SwiftSource

final class NeverRunTests: XCTestCase {
    private typealias Reason = NeverRunMethod.Reason

    /// The methods that never run, each with its line and the reasons.
    private func lost(_ source: String, run: [String]? = nil) -> [String: [Reason]] {
        let methods = TestSources(["A.swift": source]).neverRun(run)
        return Dictionary(
            uniqueKeysWithValues: methods.map { ("\($0.name):\($0.place.line)", $0.reasons) })
    }

    func testMethodsThatNeverRunAreFoundInTestClasses() {
        XCTAssertEqual(
            lost(
                """
                final class ATests: XCTestCase {
                    // func old() {}
                    let text = "func older() {} {{{"
                    func shouldWork() async throws { XCTAssertEqual(1, 1) } // called nowhere
                    private func testPrivate() {}
                    func testTakes(_ x: Int) { XCTAssertEqual(x, 1) }
                    func testGives() -> Int { XCTAssertEqual(1, 1); return 1 }
                    static func testStatic() { XCTAssertEqual(1, 1) }
                    private static func testAll(_ x: Int) -> Int { XCTAssertEqual(x, 1); return x }
                    func testNothingGiven() -> Void {}
                    func testTruth() -> Bool { true }
                    func setup() {}
                    class func tear_down() {}
                    func setUpwithError() throws {}
                }
                class Sub: ATests { func lost() {} }
                extension Sub { func lostToo() {} }
                class BTests { func testB() throws { try XCTUnwrap(nil as Int?) } }
                func testAlone() { XCTFail() }
                """),
            [
                "shouldWork:4": [.notNamedTest], "testPrivate:5": [.isPrivate],
                "testTakes:6": [.hasParameters], "testGives:7": [.returnsValue],
                "testStatic:8": [.isStatic],
                "testAll:9": [.isPrivate, .isStatic, .hasParameters, .returnsValue],
                "testTruth:11": [.returnsValue],
                "setup:12": [.isMeantAs("override func setUp()")],
                "tear_down:13": [.isMeantAs("override class func tearDown()")],
                "setUpwithError:14": [.isMeantAs("override func setUpWithError()")],
                "lost:16": [.notNamedTest], "lostToo:17": [.notNamedTest],
                "testB:18": [.classIsNoTestCase("BTests")], "testAlone:19": [.outsideOfClass],
            ])
    }

    func testMethodsThatNeverRunAreFoundInSuites() {
        XCTAssertEqual(
            lost(
                """
                struct A {
                    @Test func one() {}
                    @Test(arguments: [1])
                    func two(x: Int) {}
                    @Test(
                        "three"
                    )
                    // why
                    func three() {}
                    func four() {}
                    func setUp() {}
                    func tearDownWithError() {}
                }
                @Suite("B") struct B { func five() {} }
                struct C { func six() {} }
                func alone() { #expect(1 == 1) }
                struct D { func inType() throws { try #require(nil as Int?) } }
                """),
            [
                "four:10": [.noTestAttribute], "setUp:11": [.isMeantAs("init()")],
                "tearDownWithError:12": [.isMeantAs("deinit")], "five:14": [.noTestAttribute],
                "alone:16": [.noTestAttribute], "inType:17": [.noTestAttribute],
            ])
    }

    func testSurroundingDeclarationsKeepATestFromRunning() {
        let source = """
            private final class ATests: XCTestCase { func testA() {} }
            fileprivate class BTests: XCTestCase, Output { private func testB() {} }
            class CTests: XCTestCase {
                func testC() {}
                #if os(iOS)
                func testPhone() {}
                #else
                func testOther() {}
                #endif
            }
            private extension CTests { func testD() {} }
            func make() { class Local: XCTestCase { func testE() {} } }
            extension XCTestCase { func testF() { XCTFail() } }
            #if canImport(UIKit)
            @Suite struct Views { @Test func view() {} }
            #endif
            @Suite struct Off { @Test(.disabled("why")) func later() {} }
            """
        let run = ["M.CTests/testC", "M.CTests/testOther", "M.A/b()"]
        XCTAssertEqual(
            lost(source, run: run),
            [
                "testA:1": [.classIsPrivate("ATests")],
                "testB:2": [.isPrivate, .classIsPrivate("BTests")],
                "testPhone:6": [.isNotCompiled("#if os(iOS)")], "testD:11": [.isNotFound],
                "testE:12": [.isNotFound], "testF:13": [.isNotFound],
                "view:15": [.isNotCompiled("#if canImport(UIKit)")],
            ])
        XCTAssertEqual(lost(source), [:], "if it isn't known which tests run")
    }

    func testHelpersAreNotReportedAsNeverRun() {
        XCTAssertEqual(
            lost(
                """
                final class ATests: XCTestCase, @unchecked Sendable {
                    override func setUp() { super.setUp() }
                    override class func tearDown() {}
                    @MainActor override func tearDown() async throws {}
                    static func make() {}
                    func helper() {}
                    private static func testProducts() -> [Int] { [1] }
                    func testData(_ name: String) -> String { name }
                    private func assertEven(_ x: Int) { XCTAssertEqual(x % 2, 0) }
                    func testOne() {
                        func testInside() { XCTAssertEqual(1, 1) }
                        testInside()
                        helper()
                        assertEven(2)
                    }
                    func `testTwo`() {}
                    lazy var made: Int = { 1 }()
                }
                final class BTests: XCTestCase, Output { func didLoad() {} }
                extension CTests: Output { func didLoadToo() {} }
                protocol Output { func testOutput() }
                final class MockNetwork: Output { func testOutput() { XCTFail() } }
                struct TestServer {
                    func testConnection() { print(1) }
                    @discardableResult func testAnswer() -> Int { 1 }
                }
                enum Factory { static func testModel() {} }
                extension Array { func testElements() { XCTFail() } }
                """), [:])
    }

    func testAClassThatInheritsThroughAnotherFileIsATestClass() {
        let methods = TestSources([
            "A.swift": "class Base: XCTestCase {}",
            "B.swift": "final class BTests: Base {\n    private func testIt() {}\n}",
        ]).neverRun()
        XCTAssertEqual(methods.map(\.reason), [.isPrivate])
        XCTAssertEqual(methods.map(\.place), [SourceLocation(file: "B.swift", line: 2)])
    }
}
