import XCTest

/// Checks what the Guide says about its tests: if the code has a bug, the original test stays green and
/// the repaired one turns red.
final class WhatTheyNoticeTests: XCTestCase {
    private typealias Test = () -> Void
    /// How many assertions of the sample test have failed; nil if no sample test is running.
    private var failures: Int?

    func testAMistakeGetsPastTheOriginalTestsButNotTheRepairedOnes() {
        let came = AsTheyCame()
        let repaired = Repaired()
        let pairs: [(PointsChange, before: [Test], after: Test)] = [
            (.anotherRate, [came.testAnOrder], repaired.testAnOrder),
            (.roundedUp, [came.testASmallOrder], repaired.testASmallOrder),
            (.nobodyIsTold, [came.testTheScreenIsNotified], repaired.testTheScreenIsNotified),
            (
                .emptyOrderClears, [came.testAnEmptyOrderChangesNothing],
                repaired.testAnEmptyOrderChangesNothing
            ),
            (.membersForgotten, [came.testANonMember], repaired.testAMember),
            (.tenThousandGivesNone, [came.testTheLimit], repaired.testTheLimit),
            (
                .refundsCount, [came.testTwoPoints, came.testThreePoints, came.testFourPoints],
                repaired.testARefund
            ),
            (.savedBeforeItIsCounted, [came.testPointsAreSaved], repaired.testPointsAreSaved),
            (.refundsCount, [came.testARefundTakesNoPoints], repaired.testARefundTakesNoPoints),
        ]
        for (mistake, before, after) in pairs {
            for test in before + [after] { XCTAssertEqual(red(test), 0, "\(mistake), without it") }
            for test in before { XCTAssertEqual(red(test, with: mistake), 0, "\(mistake)") }
            XCTAssertGreaterThan(red(after, with: mistake), 0, "\(mistake)")
        }
        let tried = Set(pairs.map(\.0)).union([.newestOrderFirst])
        XCTAssertEqual(Set(PointsChange.allCases), tried)
    }

    func testADifferentOrderFailsOnlyTheOriginalTest() {
        let (before, after) = (AsTheyCame().testAllOrdersAreThere, Repaired().testAllOrdersAreThere)
        XCTAssertEqual([red(before), red(after)], [0, 0])
        XCTAssertEqual(red(before, with: .newestOrderFirst), 1)
        XCTAssertEqual(red(after, with: .newestOrderFirst), 0)
    }

    func testASharedCardFailsTheOriginalTestTheSecondTime() {
        let (before, after) = (AsTheyCame().testTheFirstOrder, Repaired().testTheFirstOrder)
        XCTAssertEqual([red(before), red(before)], [0, 1])
        XCTAssertEqual([red(after), red(after)], [0, 0])
    }

    func testALaterYearFailsOnlyTheOriginalTest() {
        let (before, after) = (AsTheyCame().testPointsOfThisYear, Repaired().testPointsOfThisYear)
        for (year, wanted) in [(2026, [0, 0]), (2027, [0, 0]), (2028, [1, 0])] {
            Today.$year.withValue(year) {
                XCTAssertEqual([red(before), red(after)], wanted, "in \(year)")
            }
        }
    }

    /// Returns how many assertions of a test fail.
    private func red(_ test: Test, with change: PointsChange? = nil) -> Int {
        failures = 0
        defer { failures = nil }
        PointsChange.$planted.withValue(change) { test() }
        return failures ?? 0
    }

    // XCTest records a failed assertion in the test case that is running, even if the assertion is
    // in a method of another one.
    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            if let failures { self.failures = failures + 1 } else { super.record(issue) }
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
            expected: Bool
        ) {
            if let failures {
                self.failures = failures + 1
            } else {
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber,
                    expected: expected)
            }
        }
    #endif
}
