import XCTest

@testable import Grading
@testable import Processes

/// Tests that an impossible report never counts as a pass.
final class ReportedTestsTests: XCTestCase {
    private var tests = ReportedTests()

    private func failures(end: ProcessEnd = .exited(0)) -> [String: TestResult.Failure?] {
        let results = tests.results(end: end, failure: .exit(status: 7), output: "")
        return Dictionary(results.map { ($0.name, $0.failure) }) { first, _ in first }
    }

    private func pass(_ names: String...) {
        for name in names {
            tests.start(name)
            tests.finish(name) { _ in }
        }
    }

    func testTestsReportedOneAfterAnotherPass() {
        pass("a", "b")
        tests.end(count: 2, failures: 0)
        XCTAssertEqual(failures(), ["a": nil, "b": nil])
    }

    /// Code that the class's setup reaches counts for every test of the class.
    func testCodeReachedBetweenTestsCountsForEachTest() {
        tests.start("a")
        tests.finish("a") { $0.reached = [1] }
        tests.reachedOutside([5])
        tests.start("b")
        tests.finish("b") { $0.reached = [] }
        tests.end(count: 2, failures: 0)
        let results = tests.results(end: .exited(0), failure: .notReported, output: "")
        XCTAssertEqual(results.map(\.reached), [[1, 5], [5]])
    }

    func testATestReportedTwiceIsAContradiction() {
        pass("a", "b", "a")
        tests.end(count: 3, failures: 0)
        XCTAssertEqual(failures(), ["a": .contradiction, "b": nil])
    }

    func testATestReportedOutOfOrderIsAContradiction() {
        tests.start("a")
        tests.start("b")
        tests.finish("b") { _ in }
        tests.finish("a") { _ in }
        tests.end(count: 1, failures: 0)
        XCTAssertEqual(failures(), ["a": .contradiction, "b": nil])
    }

    func testFinishingWithoutHavingStartedIsAContradiction() {
        tests.finish("a") { _ in }
        tests.end(count: 0, failures: 0)
        XCTAssertEqual(failures(), ["a": .contradiction])
    }

    func testATestAfterTheEndIsAContradiction() {
        pass("a")
        tests.end(count: 1, failures: 0)
        pass("b")
        XCTAssertEqual(failures(), ["a": nil, "b": .contradiction])
    }

    func testAWrongCountIsAContradiction() {
        for (count, failures) in [(3, 0), (1, 0), (2, 1)] {
            tests = ReportedTests()
            pass("a", "b")
            tests.end(count: count, failures: failures)
            XCTAssertEqual(self.failures(), ["a": .contradiction, "b": .contradiction])
        }
    }

    func testAContradictionDuringATestIsChargedToIt() {
        pass("a")
        tests.start("b")
        tests.contradict()
        XCTAssertEqual(failures(), ["a": nil, "b": .contradiction])
        XCTAssertEqual(failures(end: .timedOut), ["a": nil, "b": .contradiction])
        let results = tests.results(end: .exited(0), failure: .contradiction, output: "of others")
        XCTAssertEqual(results.last?.output, "")
    }

    /// As after an early end of the process, the last test must run again alone to be judged.
    func testIfNoTestIsRunningTheLastOneIsLeftOut() {
        pass("a", "b")
        tests.contradict()
        XCTAssertEqual(failures(), ["a": nil])
    }

    func testAContradictionAfterTheLastTestIsChargedToAllTests() {
        pass("a", "b")
        tests.end(count: 2, failures: 0)
        tests.contradict()
        XCTAssertEqual(failures(), ["a": .contradiction, "b": .contradiction])
    }

    func testAFailureAfterTheEndOfATestCounts() {
        pass("a")
        tests.fail("a", .assertion(message: "late", place: nil))
        tests.end(count: 1, failures: 1)
        XCTAssertEqual(failures(end: .exited(1)), ["a": .assertion(message: "late", place: nil)])
    }

    /// The last test, or something that it left running, may have ended the process. So the last
    /// test must run again alone to be judged.
    func testAnEarlyEndLeavesOutTheLastTest() {
        pass("a", "b")
        XCTAssertEqual(failures(), ["a": nil])
        XCTAssertEqual(failures(end: .killed(signal: 9)), ["a": nil])
    }

    func testTheExitAfterTheReportIsIgnored() {
        pass("a", "b")
        tests.end(count: 2, failures: 0)
        XCTAssertEqual(failures(end: .killed(signal: 4)), ["a": nil, "b": nil])
        XCTAssertEqual(failures(end: .timedOut), ["a": nil, "b": nil])
    }

    func testTheRunningTestIsJudgedByHowTheProcessEnds() {
        pass("a")
        tests.start("b")
        XCTAssertEqual(failures(), ["a": nil, "b": .exit(status: 7)])
    }

    func testOnlyTenThousandSignsOfLifeCount() {
        let signs = (0..<20_000).count { _ in tests.isAlive() }
        XCTAssertEqual(signs, 10_000)
    }
}
