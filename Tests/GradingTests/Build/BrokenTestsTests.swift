import Synchronization
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// Where one file of own tests can't be built, the others are still judged.
final class BrokenTestsTests: XCTestCase {
    private let sources = [
        "A.swift": "let helper = 1", "B.swift": "let b = helper", "C.swift": "let c = 1",
    ]
    private let inA = """
        A.swift:3:5: error: cannot find 'missing' in scope
         3 | missing
        A.swift:9:5: error: cannot find 'gone' in scope
        """

    /// Each build may take its time, and ten of them a day of the class's.
    func testNothingIsLeftOutOnceTheBuildsHaveTakenLong() {
        let time = Mutex(Duration.zero)
        var broken = BrokenTests(sources: sources, now: { time.withLock(\.self) })
        time.withLock { $0 = BrokenTests.longestTime + .seconds(1) }
        XCTAssertFalse(broken.leaveOut(.errors(inA)))
        XCTAssertNil(broken.found)
    }

    func testTheFileOfAnErrorIsLeftOut() {
        var broken = BrokenTests(sources: sources, now: { .zero })
        XCTAssertNil(broken.found)
        XCTAssertTrue(broken.leaveOut(.errors(inA)))
        XCTAssertEqual(broken.found, LeftOutTests(files: ["A.swift"], failure: .errors(inA)))
    }

    func testWhatIsMissingOnlyWithoutTheFirstFileIsNoErrorOfItsOwn() {
        var broken = BrokenTests(sources: sources, now: { .zero })
        XCTAssertTrue(broken.leaveOut(.errors(inA)))
        let own = "B.swift:2:1: error: missing return"
        let errors = "B.swift:1:9: error: cannot find 'helper' in scope\n\(own)"
        XCTAssertTrue(broken.leaveOut(.errors(errors)))
        XCTAssertEqual(
            broken.found,
            LeftOutTests(files: ["A.swift", "B.swift"], failure: .errors("\(inA)\n\(own)")))
    }

    func testOfAClassThatIsThereTwiceTheCopyIsLeftOut() {
        var broken = BrokenTests(
            sources: ["T/MyATests.swift": "", "T/Copy.swift": ""], now: { .zero })
        let errors =
            "T/MyATests.swift:3:5: error: invalid redeclaration of 'MyATests'\n"
            + "T/Copy.swift:2:1: note: it is declared here, too"
        XCTAssertTrue(broken.leaveOut(.errors(errors)))
        XCTAssertEqual(broken.found?.files, ["T/Copy.swift"])
    }

    func testWithoutAnotherFileThereIsNothingToJudge() {
        var broken = BrokenTests(sources: ["A.swift": ""], now: { .zero })
        XCTAssertFalse(broken.leaveOut(.errors(inA)))
    }

    func testAnErrorInNoFileOfTestsIsNoMatterOfOne() {
        var broken = BrokenTests(sources: sources, now: { .zero })
        XCTAssertFalse(broken.leaveOut(.errors("Stage1/A.swift:3:5: error: no")))
        let code = RefusedCode(path: "A.swift", line: 3, reason: .notAsked("XCTFail"))
        XCTAssertFalse(broken.leaveOut(.refusedCode(code)))
        XCTAssertFalse(broken.leaveOut(.tookTooLong))
        XCTAssertFalse(broken.leaveOut(output: "Fatal error"))
        XCTAssertNil(broken.found)
    }

    func testTheFileWithTheClassThatStopsXCTest() {
        var broken = BrokenTests(
            sources: ["A.swift": "", "B.swift": "class Two: XCTestCase {}"], now: { .zero })
        let output =
            "Could not cast value of type '(MyStage1Tests.Two) -> @Swift.MainActor () -> ()'"
        XCTAssertTrue(broken.leaveOut(output: output))
        XCTAssertEqual(broken.found, LeftOutTests(files: ["B.swift"], output: output))
    }

    /// Such declarations break the list of tests, which is code of the package manager's.
    func testWhatTheListOfTestsCannotNameCostsItsOwnFile() throws {
        let stage = try FixtureLearner(name: "own-tests-unlisted").gradeStage(1)
        guard case .judged(let own) = stage.ownTests else {
            return XCTFail("\(stage.ownTests)")
        }
        XCTAssertEqual(
            own.leftOut?.failure?.said?.errors.map { "\($0.place?.line ?? 0): \($0.message)" },
            [
                "6: XCTest can't list 'test minus one is odd', whose name needs backticks",
                "12: XCTest can't list class 'NestedTests' inside 'Outer'",
                "17: XCTest can't list 'GenericTests', which is generic",
                "21: XCTest can't list 'Spaced tests', whose name needs backticks",
                "4: 'Program' is marked '@main', and the tests have a main of their own",
            ])
        XCTAssertEqual(
            own.validTests.map(\.result.name),
            ["testZero", "testOne", "testThree"].map {
                "MyStage1Tests.MyNumberFormatterTests/\($0)"
            })
        XCTAssertEqual(own.neverRun.map(\.name), ["testTwo", "testNothing"])
        XCTAssertEqual(
            own.neverRun.map(\.reasons),
            [[.isNotCompiled("#if canImport(UIKit)")], [.classIsPrivate("MyShippingPriceTests")]])
    }

    func testTheOthersAreJudged() throws {
        let stage = try FixtureLearner(name: "own-tests-partly-broken").gradeStage(1)
        XCTAssertEqual(
            TerminalOutline(style: Style(usesColor: false))
                .lines(of: StageOutline(stage, tree: .starter).own).joined(separator: "\n"),
            """
              Some of your own tests don't compile:
                Starter/Stage1Tests/MyLabelsTests.swift:10:22: error: cannot find
                'MockTimer' in scope
                 8 | final class MyLabelsTests: XCTestCase {
                 9 |     func testNothing() {
                10 |         XCTAssertNil(MockTimer.currentTimer)
                   |                      `- error: cannot find 'MockTimer' in scope
                11 |     }
                12 | }
                'MockTimer' is in TestHelpers.
                Write at the top of the file: import TestHelpers
              In MyShippingPriceTests, a test marked @MainActor isn't async. Write
              '@MainActor' before each test and not before the class, and 'async' behind its
              '()': @MainActor func testIt() async.
              To read: Guide/3-dependency-injection.md#loading
              Your tests in other files are judged without MyLabelsTests.swift,
              MyNumberFormatterTests.swift, MyShippingPriceTests.swift.
              Your own tests: 1 of 2 right, 0 of 21 planted bugs noticed.
              ✗ MyEvenOddTests.testThreeIsEven
                Starter/Stage1Tests/MyEvenOddTests.swift:11
                XCTAssertEqual(FirstBasicViewController().isEven(number: 3), true)
                It ran on the finished code, where a right test passes:
                  expected: true
                  actual:   false
                It expects what one of the planted bugs does: Every number counts as even.
                Read that rule of the exercise again.
              No planted bug makes these fail: MyEvenOddTests.testTwoIsEven.
              No test of yours notices a bug of this kind yet: an ordinary case of each kind
              (1 bug).
              2 more ideas are missing in your tests.
              To read: Guide/test-checklist.md#an-ordinary-case-of-each-kind
              Where to look: swift run grade hint even-odd
            """)
        XCTAssertEqual(
            stage.exercises.map { $0.leftOut == nil }, [true, false, false, false])
    }
}
