import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import SwiftSource

/// Tests how the weaknesses of tests are found from their source and the way they fail.
final class TestSmellTests: XCTestCase {
    /// A test in both libraries, and the weakness it should be found to have.
    private struct Row {
        let smell: TestSmell?
        let xctest: String
        let swiftTesting: String?
        var isAsync = false

        init(
            _ smell: TestSmell?, _ xctest: String, _ swiftTesting: String? = nil,
            isAsync: Bool = false
        ) {
            (self.smell, self.xctest, self.swiftTesting) = (smell, xctest, swiftTesting)
            self.isAsync = isAsync
        }
    }

    private static func scan(_ row: Row, _ library: TestLibrary) -> (TestSmellScan, String)? {
        let effects = row.isAsync ? "async" : ""
        let helper = "func assertEven(_ x: Int) { XCTAssertEqual(x % 2, 0) }"
        switch library {
        case .xctest:
            let source =
                "final class A: XCTestCase {\n@MainActor func testIt() \(effects) {\n"
                + "\(row.xctest)\n}\n\(helper)\n}\n"
            return (
                TestSmellScan(TestSources(["A.swift": source]), lateTypes: ["UseCase"]),
                "M.A/testIt"
            )
        case .swiftTesting:
            guard let body = row.swiftTesting else { return nil }
            let source = "@Suite struct A {\n@Test func it() \(effects) {\n\(body)\n}\n}\n"
            return (
                TestSmellScan(TestSources(["A.swift": source]), lateTypes: ["UseCase"]), "M.A/it()"
            )
        }
    }

    private func assertEach(
        _ rows: [Row], _ smell: (TestSmellScan, String) -> TestSmell?, line: UInt = #line
    ) {
        for row in rows {
            for library in TestLibrary.allCases {
                guard let (scan, name) = Self.scan(row, library) else { continue }
                let body = library == .xctest ? row.xctest : row.swiftTesting ?? ""
                XCTAssertEqual(smell(scan, name), row.smell, "\(library): \(body)", line: line)
            }
        }
    }

    private static let expectation = "let e = expectation(description: \"\")\n"

    private static let idle = [
        Row(.assertsNothing, "let x = isEven(number: 2)", "let x = isEven(number: 2)"),
        Row(.assertsNothing, "// XCTAssertEqual(1, 1)"),
        Row(nil, "assertEven(2)"),
        Row(nil, "try load()", "try load()"),
        Row(.alwaysTrue, "XCTAssertTrue(true)", "#expect(true)"),
        Row(.alwaysTrue, "XCTAssertTrue(a.count >= 0)", "#expect(a.count >= 0)"),
        Row(.alwaysTrue, "XCTAssertNoThrow(isEven(number: 3))"),
        Row(nil, "XCTAssertNoThrow(try load())"),
        Row(nil, "XCTAssertTrue(isEven)", "#expect(isEven)"),
        Row(.comparesWithItself, "XCTAssertEqual(a.b(), a.b())", "#expect(a.b() == a.b())"),
        Row(
            .comparesWithItself,
            "let expected = price.of(3)\nXCTAssertEqual(price.of(3), expected)",
            "let expected = price.of(3)\n#expect(price.of(3) == expected)"),
        Row(nil, "let expected = price.of(4)\nXCTAssertEqual(price.of(3), expected)"),
        Row(nil, "XCTAssertEqual(1, 1)", "#expect(a == 1 && b.isEmpty)"),
        Row(.assertsTooLittle(.thatThereIsAValue), "XCTAssertNotNil(a)", "#expect(a != nil)"),
        Row(
            .assertsTooLittle(.thatThereIsAValue), "_ = try XCTUnwrap(a)", "_ = try #require(a)"),
        Row(
            nil, "let b = try XCTUnwrap(a)\nXCTAssertEqual(b, 1)",
            "let b = try #require(a)\n#expect(b == 1)"),
        Row(nil, "XCTAssertNotNil(x)\nXCTAssertEqual(x, 1)", "#expect(a == nil)"),
        Row(.assertsTooLittle(.howMuch), "XCTAssertEqual(a.count, 1)", "#expect(a.count == 1)"),
        Row(.assertsTooLittle(.howMuch), "XCTAssertTrue(a.contains(1))", "#expect(a.contains(1))"),
        Row(.assertsTooLittle(.howMuch), "XCTAssertFalse(a.isEmpty)", "#expect(!a.isEmpty)"),
        Row(nil, "XCTAssertTrue(a.contains(1) == b)", "#expect(a.contains { $0 == 1 })"),
        Row(nil, "\(expectation)wait(for: [e], timeout: 1)\nXCTAssertEqual(x, 1)"),
        Row(.unreached(.closure), "model.output = { XCTAssertEqual($0, 1) }\nmodel.load()"),
        Row(
            nil, "\(expectation)model.load { XCTAssertEqual($0, 1) }\nwait(for: [e], timeout: 1)"),
        Row(
            .unreached(.condition), "for a in b { XCTAssertEqual(a, 1) }",
            "for a in b { #expect(a == 1) }"),
        Row(.unreached(.condition), "if let x { XCTAssertEqual(x, 1) }"),
        Row(nil, "for x in [1] { XCTAssertEqual(x, 1) }", "[1].forEach { #expect($0 == 1) }"),
        Row(nil, "switch x {\ndefault: XCTAssertEqual(x, 1)\n}"),
        Row(nil, "let f = { return 1 }\nXCTAssertEqual(f(), 1)"),
        Row(.otherLibrary(assertion: "expect", isWarning: false), "#expect(a == 1)"),
        Row(
            .otherLibrary(assertion: "XCTAssertEqual", isWarning: false), "XCTAssertEqual(a, 1)",
            "XCTAssertEqual(a, 1)"),
        Row(
            .doesNotWait(.forgetsExpectation), "\(expectation)model.load { e.fulfill() }"),
        Row(
            .doesNotWait(.endsBeforeTheAnswer), "UseCase().load { XCTAssertEqual($0, 1) }",
            "UseCase().load { #expect($0 == 1) }", isAsync: true),
        Row(.doesNotWait(.endsBeforeTheAnswer), "Task { XCTAssertEqual(a, 1) }"),
        Row(
            .doesNotWait(.assertsAtOnce), "UseCase().load()\nXCTAssertEqual(a, 1)",
            "UseCase().load()\n#expect(a == 1)", isAsync: true),
        Row(
            nil, "await load()\nXCTAssertEqual(a, 1)", "await load()\n#expect(a == 1)",
            isAsync: true),
        Row(nil, "Mock().load()\nXCTAssertEqual(a, 1)", isAsync: true),
        Row(
            .outputTooLate(output: "result", line: 4, input: "select(at:)", inputLine: 3),
            "model.select(at: 0)\nmodel.result = { XCTAssertEqual($0, 1) }",
            "model.select(at: 0)\nmodel.result = { #expect($0 == 1) }"),
    ]

    func testSmellsExplainWhyATestCatchesNothing() {
        let rows = Self.idle.filter {
            if case .otherLibrary("XCTAssertEqual", _)? = $0.smell { false } else { true }
        }
        assertEach(rows) { $0.smell(ofIdle: $1) }
        let foreign = Row(nil, "", "XCTAssertEqual(a, 1)")
        let (scan, name) = Self.scan(foreign, .swiftTesting)!
        XCTAssertEqual(
            scan.smell(ofIdle: name), .otherLibrary(assertion: "XCTAssertEqual", isWarning: false))
    }

    /// From Swift 6.4 on, a failed #expect in an XCTest test is a failure, but a failed XCTAssert in a Swift
    /// Testing test is only a warning.
    func testWithInteroperabilityXCTAssertOnlyWarnsInSwiftTesting() {
        let source =
            "class A: XCTestCase { func testIt() { #expect(a) } }\n"
            + "@Test func one() { XCTAssertEqual(a, 1) }"
        let tests = TestSources(["A.swift": source], librariesInteroperate: true)
        let scan = TestSmellScan(tests)
        XCTAssertNil(scan.smell(ofIdle: "M.A/testIt"))
        XCTAssertEqual(
            scan.smell(ofIdle: "M.one()"),
            .otherLibrary(assertion: "XCTAssertEqual", isWarning: true))
        XCTAssertFalse(tests.cannotFail("M.A/testIt"))
        XCTAssertTrue(tests.cannotFail("M.one()"))
    }

    private static let nothing = "XCTAssertEqual failed: (\"nil\") is not equal to (\"1\") - "
    private static let held = "XCTAssertNil failed: \"M.Screen\" - "

    func testSmellsExplainWhyATestFailsOnCorrectCode() {
        let late = "model.isEven(text: \"1\", in: [a: 2])\nmodel.result = { texts.append($0) }"
        assertEach([
            Row(
                .outputTooLate(output: "result", line: 4, input: "isEven(text:in:)", inputLine: 3),
                late, late),
            Row(nil, "\(late)\nmodel.isEven(text: \"\")"),
            Row(nil, "\(late)\nnetwork.completion?(.ok)"),
            Row(.doesNotWait(.forgetsExpectation), "\(Self.expectation)XCTAssertEqual(a, 1)"),
            Row(.doesNotWait(.blocks), "waitForExpectations(timeout: 1)", isAsync: true),
            Row(
                .doesNotWait(.assertsAtOnce), "UseCase().load { }\nXCTAssertEqual(a, 1)",
                "UseCase().load { }\n#expect(a == 1)", isAsync: true),
            Row(nil, "Mock().load { }\nXCTAssertEqual(a, 1)", isAsync: true),
        ]) { $0.smell(ofFailing: $1, message: Self.nothing) }
        assertEach([
            Row(nil, late),
            Row(nil, "UseCase().load { }\nXCTAssertEqual(a, 1)", isAsync: true),
        ]) {
            $0.smell(
                ofFailing: $1, message: "XCTAssertEqual failed: (\"2\") is not equal to (\"1\") - ")
        }
    }

    func testABusyWaitIsFound() {
        assertEach([
            Row(
                .doesNotWait(.blocks),
                "useCase.load { a = $0 }\nwhile a == nil {}\nXCTAssertEqual(a, 1)", isAsync: true),
            Row(nil, "useCase.load { a = $0 }\nwhile a == nil { await step() }", isAsync: true),
        ]) { $0.smell(ofFailing: $1, message: nil) }
    }

    func testATimerThatATestNeverFiresIsFound() {
        let mock = "let model = Model(timerProvider: MockTimer.self)\nmodel.start()\n"
        let rows: [(body: String, operand: String, smell: TestSmell?)] = [
            (mock, "a", .neverFires(isReal: false)), (mock + "MockTimer.fire()", "a", nil),
            (mock, "MockTimer.currentTimer?.isRepeating", nil),
            ("Model().start()\nMockTimer.fire()", "a", .neverFires(isReal: true)),
            ("Model().load()", "a", nil),
        ]
        for (body, operand, smell) in rows {
            let test = "class A: XCTestCase { func testIt() { \(body)\nXCTAssertEqual(a, 1) } }"
            let scan = TestSmellScan(TestSources(["A.swift": test]), timerStarts: ["start"])
            XCTAssertEqual(
                scan.smell(ofFailing: "M.A/testIt", message: Self.nothing, operands: [operand]),
                smell, body)
        }
    }

    func testAnOutputThatRightCodeDoesNotCallIsFound() {
        let none = "XCTAssertEqual failed: (\"[]\") is not equal to (\"[10]\") - "
        assertEach([
            Row(.outputNotCalled("count"), "cart.count = { counts.append($0) }\ncart.add()"),
            Row(nil, "cart.count = { counts.append($0) }\ncounts.append(1)\ncart.add()"),
            Row(nil, "let counts = cart.add()"),
        ]) { $0.smell(ofFailing: $1, message: none, operands: ["counts", "[10]"]) }
    }

    func testAValueThatChangesInEachRunIsFound() {
        let rows: [(member: String, body: String, call: String?, line: Int)] = [
            ("", "pick(Int.random(in: 0...2))", "Int.random", 4),
            ("", "pick(Int.random(in: 0...2, using: &generator))", nil, 0),
            ("func one() -> Int { [1, 2].shuffled()[0] }", "pick(one())", "shuffled", 2),
            ("func one() -> Int { [1, 2].shuffled()[0] }", "pick(1)", nil, 0),
            ("let index = Bool.random()", "pick(index)", "Bool.random", 2),
            ("override func setUp() { now = Date() }", "pick(now)", "Date()", 2),
            ("let day = Date(timeIntervalSince1970: 0)", "pick(day)", nil, 0),
            ("", "pick(Date.now)", "Date.now", 4),
        ]
        for (member, body, call, line) in rows {
            let source =
                "class A: XCTestCase {\n\(member)\nfunc testIt() {\n\(body)\n}\n"
                + "func testOther() { pick(Int.random(in: 1...2)) }\n}"
            // Two things must not count: a function of the learner's that is called 'random', and a test of
            // the same name in another class.
            let tests = TestSources([
                "A.swift": source, "B.swift": "func random(_ limit: Int) -> Int {\nlimit\n}",
                "C.swift":
                    "class C: XCTestCase {\nfunc testIt() { pick(Int.random(in: 1...2)) }\n}",
            ])
            let smell = TestSmellScan(tests).changesEachRun("M.A/testIt")
            let found = call.map { TestSmell.changesEachRun(call: $0, place: "line \(line)") }
            XCTAssertEqual(smell, found, "\(member) \(body)")
        }
    }

    func testTheOwnerOfALeakedObjectIsFound() {
        func holds(_ variable: String, _ line: Int, isItself: Bool = false) -> TestSmell {
            .holdsObject(variable: variable, line: line, isItself: isItself)
        }
        assertEach([
            Row(holds("freed", 3, isItself: true), "let freed = screen\nscreen = nil"),
            Row(holds("screen", 3), "let screen = Screen()\nweak var freed = screen"),
            Row(
                holds("other", 4),
                "var screen: Screen? = Screen()\nlet other = screen\nweak var freed = screen\n"
                    + "screen = nil"),
            Row(
                nil,
                "weak var freed: Screen?\ndo {\nlet screen = Screen()\nfreed = screen\n}"),
        ]) { $0.smell(ofFailing: $1, message: Self.held, operands: ["freed"]) }
    }

    func testSmellsSuggestImprovementsForTestsThatCatchABug() {
        let rows: [(String, TestSmell?)] = [
            ("@MainActor func testIt() { XCTAssertEqual(a, 1) }", .isNotAsync),
            ("@MainActor func testIt() async { XCTAssertEqual(a, 1) }", nil),
            (
                "@MainActor func testIt() async { UseCase().load { XCTAssertEqual($0, 1) } }",
                .doesNotWait(.endsBeforeTheAnswer)
            ),
            ("func testIt() { XCTAssertEqual(a.count, 1) }", nil),
            (
                "func testIt() async throws { try await Task.sleep(for: .seconds(1)); check(a) }",
                .sleeps(line: 1, forTimer: false)
            ),
            (
                "func testIt() { MockUseCase(); model.start(); sleep(1); XCTAssertEqual(a, 1) }",
                .sleeps(line: 1, forTimer: true)
            ),
            (
                "func testIt() { XCTAssertEqual(half(.random(in: 0...9)), 1) }",
                .changesEachRun(call: "random", place: "line 1")
            ),
        ]
        for (test, smell) in rows {
            let tests = TestSources([
                "A.swift": "class A: XCTestCase { \(test) }", "B.swift": "class MockUseCase {}",
            ])
            let scan = TestSmellScan(tests, lateTypes: ["UseCase"], timerStarts: ["start"])
            XCTAssertEqual(scan.smell(ofUseful: "M.A/testIt"), smell, test)
        }
    }

    func testReasonsForSkippingATestAreFound() {
        let source = """
            class A: XCTestCase {
                func testIt() throws {
                    throw XCTSkip()
                }
            }
            struct C {
                @Test("zero", .disabled())
                func zero() { #expect(x == 1) }
                @Test(arguments: names) func none(x: Int) { #expect(x == 1) }
            }
            """
        let scan = TestSmellScan(TestSources(["A.swift": source]))
        XCTAssertEqual(
            ["A/testIt", "C/zero()", "C/none(x:)", "C/other()"].map {
                scan.smell(ofSkipped: "M.\($0)")
            }, [.isSkipped, .isSkipped, .hasNoArguments, .isSkipped])
    }

    func testStateSharedBetweenTestsIsFound() {
        let source = """
            nonisolated(unsafe) var count = 0
            let names = [1]
            let mock = Mock()
            final class Mock {}
            final class A: XCTestCase {
                nonisolated(unsafe) static var shared = 0
                var own = 0
                func testIt() { Self.shared += own }
                func testNames() { XCTAssertEqual(names, []) }
                func testMock() { XCTAssertEqual(mock.answer, 3) }
            }
            """
        let scan = TestSmellScan(TestSources(["A.swift": source]))
        XCTAssertEqual(
            ["testIt", "testNames", "testMock"].map { scan.shared(by: "M.A/\($0)") },
            [
                SharedState(name: "shared", place: SourceLocation(file: "A.swift", line: 6)), nil,
                SharedState(name: "mock", place: SourceLocation(file: "A.swift", line: 3)),
            ])
    }

    func testAMissingStepThatMostTestsHaveIsFound() {
        let path = "Starter/ATests/MyATests.swift"
        func missing(_ body: String, _ finished: [String]) -> Finding.Words? {
            let tests = finished.enumerated().map { "func test\($0)() { \($1) }\n" }.joined()
            let steps = CommonSteps(
                finished: [path: "final class MyATests {\n\(tests)}"],
                code: [
                    "final class Model { func didLoad() {}; func select(index: Int) {} }",
                    "extension Model { private func reload() {}; func check() {} }",
                ].map { Declarations(SwiftText($0)) })
            let property = "var loaded: Model { model.didLoad() }"
            let sources = TestSources([path: "class A { func testIt() { \(body) }\n\(property) }"])
            let test = sources.test("M.A/testIt")!
            return steps.missing(
                in: TestSmellScan(sources).words(reachedBy: test), outsideOfTests: [], path: path)
        }
        let all = ["model.didLoad()", "model.didLoad()", "model.select(index: 1)"]
        XCTAssertEqual(missing("model.select(index: 0)", all), CommonSteps.lacks(["didLoad"]))
        XCTAssertNil(missing("model.didLoad()", all))
        XCTAssertNil(missing("loaded.select(index: 0)", all), "if the property calls didLoad()")
        XCTAssertNil(missing("check()", all + ["check()", "check()"]), "if too few tests load")
        XCTAssertNil(missing("check()", Array(repeating: "model.reload()", count: 3)))
        let either = ["check()", "check()", "model.select(index: 1)", "model.select(index: 2)"]
        XCTAssertEqual(missing("model.didLoad()", either), CommonSteps.lacks(["check", "select"]))
        XCTAssertEqual(
            CommonSteps.lacks(["check", "select"]).what,
            "It never calls check() or select(), but most tests of this exercise do.")
        XCTAssertNil(missing("model.select(index: 0)", either), "it calls one of them")
    }

    /// A test is reported for never calling the code only if it contains none of the code's names.
    func testATestThatNeverCallsTheCodeIsFound() {
        let code = [
            "class Counter { var count = 0; func add(_ number: Int) { let sum = number; count += sum } }",
            "struct Price { let value: Int; init(_ text: String) { value = 0 } }",
        ]
        let steps = CommonSteps(
            finished: [:], code: code.map { Declarations(SwiftText($0)) },
            given: [Declarations(SwiftText("func assertSame() {}"))])
        let table: [(body: String, members: String, otherFile: String, callsNothing: Bool)] = [
            ("let counter = Counter()\nXCTAssertEqual(1, 2)", "", "", true),
            ("let sum = 1\nXCTAssertEqual(sum, 2)", "let counter = Counter()", "", true),
            ("check()", "func testOther() { Counter().add(2) }", "", true),
            (
                "XCTAssertEqual(1, 2)", "", "class B { @Test func other() { Counter().add(2) } }",
                true
            ),
            ("XCTAssertEqual(Counter().add(1), 2)", "", "", false),
            ("XCTAssertEqual(Counter().count, 2)", "", "", false),
            ("XCTAssertEqual(made().count, 2)", "", "", false), ("_ = Price(\"1\")", "", "", false),
            ("assertSame(Counter())", "", "", false),
            ("adds()", "func adds() { Counter().add(2) }", "", false),
            ("XCTAssertTrue(isOne)", "var isOne: Bool { counter.add(1) == 1 }", "", false),
            ("XCTAssertTrue(isOne)", "let isOne = Counter().add(1) == 1", "", false),
            ("XCTAssertTrue(isOne)", "lazy var isOne = { Counter().add(1) == 1 }()", "", false),
            ("XCTAssertTrue(isOne)", "override func setUp() { isOne = counter.add(1) }", "", false),
            ("_ = Added()", "", "struct Added { init() { Counter().add(1) } }", false),
            (
                "XCTAssertEqual(1.added(), 2)", "", "extension Int { func added() { add(1) } }",
                false
            ),
            (
                "XCTAssertEqual(1.added, 2)", "", "extension Int { var added: Int { add(1) } }",
                false
            ),
        ]
        for (body, members, otherFile, callsNothing) in table {
            let sources = TestSources([
                "A.swift": "class A { func testIt() { \(body) }\n\(members) }",
                "B.swift": otherFile,
            ])
            let scan = TestSmellScan(sources)
            XCTAssertEqual(
                steps.missing(
                    in: scan.words(reachedBy: sources.test("M.A/testIt")!),
                    outsideOfTests: scan.wordsOutsideOfTests, path: "A.swift"),
                callsNothing ? CommonSteps.callsNothing : nil, "\(body) \(members) \(otherFile)")
        }
    }

    // MARK: Words

    /// One smell of each kind.
    private static let all =
        idle.compactMap(\.smell) + [
            .isNotAsync, .sleeps(line: 3, forTimer: true),
            .sleeps(line: 3, forTimer: false), .neverFires(isReal: true),
            .neverFires(isReal: false), .outputNotCalled("count"),
            .changesEachRun(call: "Date()", place: "line 3"), .reachesNoBug, .hasNoArguments,
            .isSkipped,
            .doesNotWait(.blocks), .holdsObject(variable: "a", line: 3, isItself: true),
            .holdsObject(variable: "a", line: 3, isItself: false),
            .sharesState(SharedState(name: "a", place: SourceLocation(file: "A.swift", line: 3))),
            .otherLibrary(assertion: "XCTAssertEqual", isWarning: true),
        ]

    func testAdviceUsesOnlyItsLibraryAndHasAtMostThreeSentences() {
        let own: [TestLibrary: [String]] = [
            .xctest: ["XCT", "fulfill", "expectation", "setUp", "func test", "wait(for:"],
            .swiftTesting: ["#expect", "#require", "@Test", "@Suite", "Issue.", "confirmation"],
        ]
        for smell in Self.all {
            for library in TestLibrary.allCases {
                let words = smell.words(for: library)
                XCTAssertLessThanOrEqual(words.sentences, 3, words.text)
                // These smells exist in only one library.
                switch smell {
                case .otherLibrary, .hasNoArguments, .isNotAsync,
                    .doesNotWait(.forgetsExpectation):
                    continue
                default: break
                }
                let text = words.text.replacing("xctest-and-swift", with: "")
                for foreign in own[library == .xctest ? .swiftTesting : .xctest] ?? [] {
                    XCTAssertFalse(text.contains(foreign), "\(library): \(words.text)")
                }
            }
        }
    }
}

extension Finding.Words {
    /// The number of sentences, without the section of the Guide.
    var sentences: Int {
        [what, next].compactMap(\.self).joined(separator: " ")
            .matches(of: #/[.?!:] +[A-Z]|[.?]$/#).count
    }
}
