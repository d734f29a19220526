import XCTest

@testable import Advice
@testable import SwiftSource

final class TestSmellScanTests: XCTestCase {
    private func reason(_ body: String, before: String = "", after: String = "") -> TestSmell? {
        let source = """
            final class ATests: XCTestCase {
                func testOther() { XCTAssertEqual(1, 1) }
                \(before) func testIt() \(after) {
            \(body)
                }
                func assertEven(_ x: Int) { XCTAssertEqual(x % 2, 0) }
            }
            """
        let tests = TestSources(["A.swift": source])
        XCTAssertEqual(
            tests.test("M.ATests/testIt")?.start, SourceLocation(file: "A.swift", line: 3))
        return TestSmellScan(tests).smell(ofIdle: "M.ATests/testIt")
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

    func testWhatHoldsWhateverTheCodeDoes() {
        XCTAssertEqual(reason("XCTAssertTrue(true)"), .alwaysTrue(1))
        XCTAssertEqual(
            reason("XCTAssertTrue(true)\nXCTAssertTrue(x.count >= 0)")?.words.what,
            "Its assertions are always true.")
        XCTAssertEqual(reason("XCTAssertNoThrow(isEven(number: 3))"), .alwaysTrue(1))
        XCTAssertEqual(reason("XCTAssertNoThrow(try load())"), nil)
        XCTAssertEqual(reason("#expect(isEven)"), .cannotFail(assertion: "expect"))
        XCTAssertEqual(reason("XCTAssertTrue(results.count >= 0)"), .alwaysTrue(1))
        XCTAssertEqual(reason("XCTAssertNotNil(x)\nXCTAssertTrue(true)"), .onlyNotNil)
        XCTAssertEqual(reason("XCTAssertTrue(isEven)"), nil)
    }

    func testAnObjectThatNothingHolds() {
        XCTAssertEqual(
            reason("weak var screen = Screen()\nscreen = nil\nXCTAssertNil(screen)"),
            .isFreedAtOnce(variable: "screen", line: 4))
        XCTAssertEqual(reason("weak var freed = screen\nXCTAssertNil(freed)"), nil)
    }

    func testOneOfSeveralAnswers() {
        XCTAssertEqual(
            reason("XCTAssertTrue(x == 1 || x == 2)"), .acceptsSeveral(line: 4))
        XCTAssertEqual(reason("XCTAssertTrue(isEven || isOdd)"), nil)
    }

    func testRemarksOnTestsThatNoticeSomething() {
        func remark(_ source: String) -> TestSmell? {
            TestSmellScan(TestSources(["A.swift": source])).smell(ofUseful: "M.ATests/testIt")
        }
        XCTAssertEqual(
            remark(
                "class ATests: XCTestCase { @MainActor func testIt() { XCTAssertEqual(a, 1) } }"),
            .isNotAsync)
        XCTAssertEqual(
            remark(
                """
                class Base: XCTestCase { override func setUp() async throws { a = 1 } }
                class ATests: Base {
                    override func setUp() async throws { b = 1 }
                    @MainActor func testIt() async { XCTAssertEqual(a, 1) }
                }
                """),
            .withoutSuper(method: "setUp", base: "Base", isAsync: true))
        XCTAssertNil(
            remark("class ATests: XCTestCase { @MainActor func testIt() async { assert(a) } }"))
    }

    func testWhatTakesRealSeconds() {
        let tests = TestSources([
            "A.swift": """
            class ATests: XCTestCase {
                func testIt() async { try? await Task.sleep(for: .seconds(2)) }
                func testTimer() { timer.fire() }
            }
            """
        ])
        let scan = TestSmellScan(tests)
        XCTAssertEqual(scan.smell(ofSlow: "M.ATests/testIt", seconds: 2), .sleeps(seconds: 2))
        XCTAssertEqual(
            scan.smell(ofSlow: "M.ATests/testTimer", seconds: 5), .waitsForReal(seconds: 5))
    }

    func testAReturnBeforeTheAssertion() {
        XCTAssertEqual(
            reason("guard let x = y else { return }\nXCTAssertEqual(x, 1)"),
            .returnsEarly(line: 4, .xctest))
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
            .neverWaits(isAsync: true, .xctest))
        XCTAssertEqual(
            reason("await load()\nXCTAssertEqual(x, 1)", before: "@MainActor", after: "async"), nil)
    }

    func testWhatAMockDoesIsNoAssertion() {
        let source = """
            final class Mock: Network {
                func fetch(completion: @escaping (Int) -> Void) { self.completion = completion }
                func check() { deeper() }
                private func deeper() { XCTAssertEqual(count, 1) }
            }
            final class ATests: XCTestCase {
                @MainActor func testOne() async { Mock().fetch { XCTAssertEqual($0, 1) } }
                @MainActor func testTwo() async { Mock().fetch { _ in } }
                func testThree() { mock.check() }
                func testFour() { Task { XCTAssertEqual(mock.count, 1) } }
            }
            """
        let scan = TestSmellScan(TestSources(["A.swift": source]))
        XCTAssertEqual(
            ["testOne", "testTwo", "testThree", "testFour"].map {
                scan.smell(ofIdle: "M.ATests/\($0)")
            },
            [
                .neverWaits(isAsync: true, .xctest), .assertsNothing, nil,
                .neverWaits(isAsync: false, .xctest),
            ])
    }

    func testAnExpectationThatNobodyAwaits() {
        let expectation = "let e = expectation(description: \"\")\n"
        XCTAssertEqual(
            reason(expectation + "model.load { e.fulfill() }"),
            .expectationNotAwaited(isAsync: false, .xctest))
        XCTAssertEqual(
            reason("let e = XCTestExpectation()\nawait load()", after: "async"),
            .expectationNotAwaited(isAsync: true, .xctest))
        XCTAssertEqual(reason(expectation + "wait(for: [e], timeout: 1)"), .onlyWaits)
        XCTAssertEqual(
            reason(expectation + "wait(for: [e], timeout: 1)\nXCTAssertEqual(x, 1)"), nil)
    }

    func testAssertionsThatMayNeverBeReached() {
        XCTAssertEqual(
            reason("func testInner() { XCTAssertEqual(1, 1) }"), .assertsInUncalledFunction)
        XCTAssertEqual(reason("func check() { XCTAssertEqual(1, 1) }\ncheck()"), nil)
        XCTAssertEqual(reason("for x in names { XCTAssertEqual(x, 1) }"), .assertsUnderCondition)
        XCTAssertEqual(reason("if let x { XCTAssertEqual(x, 1) }"), .assertsUnderCondition)
        XCTAssertEqual(reason("switch x {\ndefault: XCTAssertEqual(x, 1)\n}"), nil)
        XCTAssertEqual(reason("[1, 2].forEach { XCTAssertEqual($0, 1) }"), nil)
        XCTAssertEqual(
            reason(
                "try await Task.sleep(nanoseconds: 1)\nXCTAssertNotNil(x)", after: "async throws"),
            .onlyNotNil)
    }

    func testWhyATestFails() {
        let source = """
            final class ATests: PracticeTestCase {
                override func setUp() async throws { count = 0 }
                @MainActor func testSuper() async { XCTAssertEqual(1, 1) }
            }
            class Base: XCTestCase {}
            final class BTests: Base {
                override func setUp() {}
                @MainActor func testBlocks() async { waitForExpectations(timeout: 1) }
                @MainActor func testAtOnce() async {
                    XCTAssertEqual(x, 1)
                }
                func testSkip() throws {
                    throw XCTSkip()
                }
            }
            struct CTests {
                @Test("zero", .disabled())
                func zero() { #expect(x == 1) }
                @Test(arguments: names) func none(x: Int) { #expect(x == 1) }
            }
            """
        let scan = TestSmellScan(TestSources(["A.swift": source]))
        XCTAssertEqual(
            scan.smell(of: .unknown, of: "M.ATests/testSuper"),
            .withoutSuper(method: "setUp", base: "PracticeTestCase", isAsync: true))
        XCTAssertEqual(scan.smell(of: .unknown, of: "M.BTests/testBlocks"), .blocks(.xctest))
        XCTAssertEqual(scan.smell(of: .unknown, of: "M.BTests/testAtOnce"), .assertsAtOnce)
        XCTAssertEqual(scan.smell(ofSkipped: "M.BTests/testSkip"), .skips(line: 13))
        XCTAssertEqual(scan.smell(ofSkipped: "M.CTests/zero()"), .skips(line: 17))
        XCTAssertEqual(scan.smell(ofSkipped: "M.CTests/none(x:)"), .hasNoValues)
    }

    func testATestOfSwiftTesting() {
        let source = "struct A {\n    @Test(arguments: [1]) func one(x: Int, y: Int) {}\n}"
        let scan = TestSmellScan(TestSources(["A.swift": source]))
        XCTAssertEqual(scan.smell(ofIdle: "M.A/one(x:y:)"), .assertsNothing)
        XCTAssertEqual(
            TestSmellScan(TestSources(["A.swift": "@Test func one() {}"])).smell(ofIdle: "M.one()"),
            .assertsNothing)
        XCTAssertNil(scan.smell(ofIdle: "M.A/two()"))
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
        let scan = TestSmellScan(TestSources(["A.swift": source]), classes: ["Mock"])
        XCTAssertEqual(
            scan.shared(by: "M.ATests/testIt"),
            [SharedState(name: "shared", place: SourceLocation(file: "A.swift", line: 6))])
        XCTAssertEqual(scan.shared(by: "M.ATests/testNames").map(\.name), [])
        XCTAssertEqual(scan.shared(by: "M.ATests/testMock").map(\.name), ["mock"])
    }

    func testATestOfASuiteInASuiteIsFound() {
        let source = """
            @Suite struct Outer {
                @Suite struct Inner {
                    @Test func one() { XCTAssertTrue(a) }
                }
                @Test func one() { #expect(a == 1) }
            }
            """
        let tests = TestSources(["A.swift": source])
        XCTAssertEqual(tests.test("M.Outer/Inner/one()")?.start.line, 3)
        XCTAssertEqual(tests.test("M.Outer/one()")?.start.line, 5)
        XCTAssertTrue(tests.cannotFail("M.Outer/Inner/one()"))
        XCTAssertFalse(tests.cannotFail("M.Outer/one()"))
    }

    /// From Swift 6.4 on, what fails in the other library's test is a failure there, or a warning.
    func testWhereTheLibrariesWorkTogetherOneOfThemCannotFailInTheOthersTests() {
        let source = """
            final class ATests: XCTestCase {
                func testIt() { #expect(a == 1) }
            }
            @Test func one() { XCTAssertEqual(a, 1) }
            """
        func scan(_ interoperate: Bool) -> TestSmellScan {
            TestSmellScan(
                TestSources(["A.swift": source], librariesInteroperate: interoperate))
        }
        XCTAssertEqual(
            scan(false).smell(ofIdle: "M.ATests/testIt"), .cannotFail(assertion: "expect"))
        XCTAssertEqual(scan(true).smell(ofIdle: "M.ATests/testIt"), nil)
        XCTAssertFalse(scan(true).tests.cannotFail("M.ATests/testIt"))
        XCTAssertEqual(
            scan(false).smell(ofIdle: "M.one()"), .cannotFail(assertion: "XCTAssertEqual"))
        let warning = TestSmell.cannotFail(assertion: "XCTAssertEqual", isWarning: true)
        XCTAssertEqual(scan(true).smell(ofIdle: "M.one()"), warning)
        XCTAssertEqual(
            warning.words.what,
            "XCTAssertEqual only warns in a @Test, so this passes whatever the code does.")
        XCTAssertTrue(scan(true).tests.cannotFail("M.one()"))
    }

    /// Names in backticks hold words, braces, quotes and dots.
    func testATestWithANameInBackticksIsFoundAndSoAreThoseBehindIt() {
        let source = """
            @Suite struct A {
                @Test func `five { is "not /* even.`() { XCTAssertTrue(a) }
                @Test func six() { XCTAssertTrue(a) }
            }
            """
        let tests = TestSources(["A.swift": source])
        XCTAssertTrue(tests.cannotFail(#"M.A/`five { is "not /* even.`()"#))
        XCTAssertTrue(tests.cannotFail("M.A/six()"))
        XCTAssertEqual(tests.test("M.A/six()")?.start.line, 3)
    }
}
