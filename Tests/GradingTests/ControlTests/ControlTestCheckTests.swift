import XCTest

@testable import Grading

final class ControlTestCheckTests: XCTestCase {
    private let check = ControlTestCheck(
        suite: ControlTestSuite(
            SourceFolder(files: [
                "Some.swift": Array(
                    """
                    final class Some: XCTestCase {
                        func testA() {
                            XCTAssertEqual(a, 1)
                            XCTAssertEqual(a, 2)
                        }
                        func testB() { XCTAssertEqual(a, 1) }
                        func testC() { XCTAssertEqual(a, 1) }
                        func testD() { XCTAssertEqual(a, 1) }
                        func testNone() {}
                    }
                    """.utf8)
            ]), runtime: []))

    /// The places for control tests in each test.
    private static let places: [String: Set<Int>] = [
        "A": [2048, 2049], "B": [2050], "C": [2051], "D": [2052], "None": [],
    ]

    private func result(
        _ name: String, _ failure: TestResult.Failure? = nil, reached: Set<Int>? = nil
    ) -> TestResult {
        var result = TestResult(name: "SomeTests.Some/test\(name)", failure: failure)
        result.reached = reached ?? Self.places[name]
        return result
    }

    private let failed = TestResult.Failure.assertion(message: "no", place: nil)

    func testThreePassingTestsAreChosenAtRandom() {
        let results = ["A", "B", "None", "C", "D"].map { result($0) }
        XCTAssertEqual(
            check.drawn(from: results, 3) { $0 - 1 },
            [
                .init(test: "SomeTests.Some/testB", place: 2050),
                .init(test: "SomeTests.Some/testC", place: 2051),
                .init(test: "SomeTests.Some/testD", place: 2052),
            ])
        XCTAssertEqual(
            check.drawn(from: [result("A"), result("B", failed)], 3) { _ in 0 },
            [.init(test: "SomeTests.Some/testA", place: 2048)])
    }

    /// Returns whether the results of two passing tests are trusted. The control tests of the first
    /// one behave as expected.
    ///
    /// - Parameter ofSecond: The result of the second test, with or without a control test. `time`
    ///   is the number of the run.
    private func isBelieved(_ ofSecond: (_ isControl: Bool, _ time: Int) -> TestResult) -> Bool {
        var times = 0
        return check.isBelieved([result("A"), result("B")]) { _ in
            0
        } run: { names, places in
            times += 1
            if times == 1 {
                XCTAssertEqual(names, ["SomeTests.Some/testA", "SomeTests.Some/testB"])
                XCTAssertEqual(places, [2048, 2050])
                return [result("A", failed), ofSecond(true, times)]
            }
            XCTAssertEqual(names, ["SomeTests.Some/testB"])
            XCTAssertEqual(places, times.isMultiple(of: 2) ? [2050] : [])
            return [ofSecond(!places.isEmpty, times)]
        }
    }

    func testAPassingControlTestInvalidatesTheSuite() {
        XCTAssertFalse(isBelieved { _, _ in result("B") })
        XCTAssertTrue(isBelieved { isControl, _ in result("B", isControl ? failed : nil) })
        // The test reports that no control test was possible at the place.
        XCTAssertTrue(isBelieved { _, _ in result("B", reached: [2050, 4095]) })
        // The test didn't reach the place again, so its result means nothing, and other tests are
        // chosen instead.
        XCTAssertTrue(isBelieved { _, _ in result("B", reached: []) })
        // A timeout says nothing about what the tests catch.
        XCTAssertTrue(isBelieved { _, _ in result("B", .timeout(.seconds(1))) })
    }

    /// Returns whether the results of four passing tests are trusted.
    ///
    /// - Parameters:
    ///   - count: How many control tests run, not counting repetitions.
    ///   - outcome: The result of a test with or without a control test.
    private func areBelieved(
        controlTests count: Int,
        _ outcome: (_ test: String, _ isControl: Bool) -> TestResult.Failure?
    ) -> Bool {
        var tried: Set<String> = []
        let isBelieved = check.isBelieved(["A", "B", "C", "D"].map { result($0) }) { _ in
            0
        } run: { names, places in
            if !places.isEmpty { tried.formUnion(names) }
            return names.map { name in
                var result = TestResult(
                    name: name, failure: outcome(String(name.suffix(1)), !places.isEmpty))
                result.reached = Self.places[String(name.suffix(1))]
                return result
            }
        }
        XCTAssertEqual(tried.count, count)
        return isBelieved
    }

    /// Code that can tell a control test from an ordinary test can make it end in another way.
    func testOnlyAFailedAssertionCountsAsFailed() {
        let crash = TestResult.Failure.crash(signal: 4, reason: nil, place: nil)
        for failure in [crash, .timeout(.seconds(1)), .memory(limit: 1), .exit(status: 0)] {
            XCTAssertFalse(
                areBelieved(controlTests: 4) { _, isControl in isControl ? failure : nil })
            // The same test also ends this way without a control test.
            XCTAssertTrue(areBelieved(controlTests: 4) { _, _ in failure })
            // Another test is chosen instead of this one.
            XCTAssertTrue(
                areBelieved(controlTests: 4) { test, isControl in
                    isControl ? test == "A" ? failure : failed : nil
                })
            XCTAssertFalse(
                areBelieved(controlTests: 4) { test, isControl in
                    isControl && test != "D" ? failure : nil
                })
        }
    }

    /// Code could use up the time of its stage and leave none for control tests.
    func testWithoutTimeForControlTestsTheSuiteIsInvalid() {
        let noTimeLeft = TestResult.Failure.noTimeLeft(limit: .seconds(300))
        XCTAssertFalse(areBelieved(controlTests: 4) { _, _ in noTimeLeft })
        XCTAssertFalse(
            areBelieved(controlTests: 4) { _, isControl in isControl ? noTimeLeft : nil })
        XCTAssertTrue(areBelieved(controlTests: 4) { test, _ in test == "A" ? failed : noTimeLeft })
        // A control test has passed once, and there is no time left to repeat it.
        var controlTests = 0
        XCTAssertFalse(
            areBelieved(controlTests: 3) { _, _ in
                controlTests += 1
                return controlTests > 3 ? noTimeLeft : nil
            })
    }

    /// A test that sometimes passes and sometimes fails behaves the same with and without a control
    /// test.
    func testATestThatPassesByChanceIsValid() {
        XCTAssertTrue(
            isBelieved { isControl, time in result("B", isControl && time > 1 ? failed : nil) })
        XCTAssertTrue(isBelieved { isControl, _ in result("B", isControl ? nil : failed) })
        XCTAssertTrue(
            isBelieved { isControl, time in result("B", isControl && time == 4 ? failed : nil) })
    }

    func testATestThatNeverComparesIsInvalid() {
        func isBelieved(_ results: [TestResult]) -> Bool {
            check.isBelieved(results) { names, _ in
                names.map { TestResult(name: $0, failure: failed) }
            }
        }
        XCTAssertTrue(isBelieved([result("A", reached: [2047, 2048, 2049]), result("None")]))
        XCTAssertFalse(isBelieved([result("A", reached: [2048]), result("B")]))
        XCTAssertTrue(isBelieved([result("A", failed, reached: [2048]), result("B")]))
        var unknown = result("B")
        unknown.reached = nil
        XCTAssertFalse(isBelieved([unknown]))
    }

    func testWithoutPassingTestsNoControlTestRuns() {
        XCTAssertTrue(
            check.isBelieved([result("A", failed), result("None")]) { _, _ in
                XCTFail("A control test ran.")
                return []
            })
    }

    func testAnInvalidSuiteHasNoPassingTests() {
        for (isBelieved, failures) in [(true, [nil, failed]), (false, [.notBelieved, failed])] {
            let answer = Answer.ofSuite(
                [result("A"), result("B", failed)], isBelieved: isBelieved)
            XCTAssertEqual(answer.results.map(\.failure), failures)
            XCTAssertEqual(answer.results.map(\.reached), [nil, nil])
        }
    }
}
