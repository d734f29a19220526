import XCTest

@testable import SwiftSource

final class WeakTestScanTests: XCTestCase {
    private func reason(_ body: String, before: String = "", after: String = "") -> WeakTest? {
        let source = """
            final class ATests: XCTestCase {
                func testOther() { XCTAssertEqual(1, 1) }
                \(before) func testIt() \(after) {
            \(body)
                }
                func assertEven(_ x: Int) { XCTAssertEqual(x % 2, 0) }
            }
            """
        let finding = WeakTestScan(files: ["A.swift": source]).finding(of: "M.ATests/testIt")
        XCTAssertEqual(finding?.place, SourceLocation(file: "A.swift", line: 3))
        return finding?.reason
    }

    func testNothingIsAsserted() {
        XCTAssertEqual(reason("let x = isEven(number: 2)"), .assertsNothing)
        XCTAssertEqual(reason("// XCTAssertEqual(1, 1)"), .assertsNothing)
    }

    func testWhoLeavesItToAHelperAssertsSomething() {
        XCTAssertEqual(reason("assertEven(2)"), nil)
        XCTAssertEqual(reason("try load()", after: "throws"), nil)
        XCTAssertEqual(reason("assertArrayHashDiffable(expectedResult: [], values: [])"), nil)
    }

    func testOnlyThatThereIsSomething() {
        XCTAssertEqual(reason("XCTAssertNotNil(isEven(number: 2))"), .onlyNotNil)
        XCTAssertEqual(reason("XCTAssertNotNil(x)\nXCTAssertEqual(x, 1)"), nil)
    }

    func testAReturnBeforeTheAssertion() {
        XCTAssertEqual(
            reason("guard let x = y else { return }\nXCTAssertEqual(x, 1)"), .returnsEarly(line: 4))
        XCTAssertEqual(reason("let f = { return 1 }\nXCTAssertEqual(f(), 1)"), nil)
        XCTAssertEqual(reason("XCTAssertEqual(1, 1)\nreturn"), nil)
    }

    func testAssertionsInAClosureAlone() {
        XCTAssertEqual(
            reason("model.onChange = { text in\n    XCTAssertEqual(text, \"\")\n}\nmodel.load()"),
            .assertsInClosure)
        XCTAssertEqual(reason("for x in [1] { XCTAssertEqual(x, 1) }"), nil)
        XCTAssertEqual(
            reason(
                "let e = expectation(description: \"\")\nmodel.load { XCTAssertEqual($0, 1) }\n"
                    + "wait(for: [e], timeout: 1)"), nil)
    }

    func testAnAsyncTestThatNeverWaits() {
        XCTAssertEqual(
            reason(
                "model.load { XCTAssertEqual($0, 1) }", before: "@MainActor", after: "async"),
            .neverWaits)
        XCTAssertEqual(
            reason("await load()\nXCTAssertEqual(x, 1)", before: "@MainActor", after: "async"), nil)
    }

    func testATestOfSwiftTesting() {
        let source = "struct A {\n    @Test(arguments: [1]) func one(x: Int, y: Int) {}\n}"
        let scan = WeakTestScan(files: ["A.swift": source])
        XCTAssertEqual(scan.finding(of: "M.A/one(x:y:)")?.reason, .assertsNothing)
        XCTAssertEqual(
            WeakTestScan(files: ["A.swift": "@Test func one() {}"]).finding(of: "M.one()")?.reason,
            .assertsNothing)
        XCTAssertEqual(scan.finding(of: "M.A/two()"), nil)
    }

    func testWhatATestSharesWithOthers() {
        let source = """
            nonisolated(unsafe) var count = 0
            let names = [1]
            let three: NetworkResult<Int> = .success(3)
            let mock = Mock()
            final class ATests: XCTestCase {
                nonisolated(unsafe) static var shared = 0
                var own = 0
                func testIt() {
                    let local = 0
                    Self.shared += own + local
                    XCTAssertEqual(names, [Self.shared])
                }
                func testNames() { XCTAssertEqual(names, []) }
                func testMock() { XCTAssertEqual(mock.answer, three) }
            }
            """
        let scan = WeakTestScan(files: ["A.swift": source], classes: ["Mock"])
        XCTAssertEqual(
            scan.shared(by: "M.ATests/testIt"),
            [SharedState(name: "shared", place: SourceLocation(file: "A.swift", line: 6))])
        XCTAssertEqual(scan.shared(by: "M.ATests/testNames").map(\.name), [])
        XCTAssertEqual(scan.shared(by: "M.ATests/testMock").map(\.name), ["mock"])
    }
}
