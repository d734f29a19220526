import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import SwiftSource

/// What is said of a test that passes in one order and fails in another.
final class UnsteadyTestTests: XCTestCase {
    private func cure(_ weakness: WeakTest?, shared: Bool) -> String? {
        var test = OwnTest(result: TestResult(name: "MyStage1Tests.A/testA"))
        test.dependsOnOrder = true
        test.weakness = weakness
        if shared {
            test.sharedState = [
                SharedState(name: "count", place: SourceLocation(file: "A.swift", line: 3))
            ]
        }
        let words = TestAdvice.sentences(on: test, of: Workshop.shipped.stages[0])
        XCTAssertEqual(words.first, "It passes in one order of the tests, and fails in another.")
        return words.count == 2 ? words[1] : nil
    }

    private let toShare =
        "It shares 'count' (A.swift:3) with other tests. Give each test its own."
    private let toMake =
        "Make what it needs in the test itself, so that no other test can change it."

    /// A test that doesn't wait fails as the machine likes, and that is cured first.
    func testATestThatDoesNotWaitIsToldTo() throws {
        let waits = try XCTUnwrap(cure(.neverWaits(isAsync: false), shared: false))
        XCTAssertFalse([toShare, toMake].contains(waits), waits)
    }

    func testWhatIsSharedComesBeforeAnyOtherReason() {
        XCTAssertEqual(cure(.neverWaits(isAsync: false), shared: true), toShare)
        XCTAssertEqual(cure(.assertsAtOnce, shared: true), toShare)
        XCTAssertEqual(cure(nil, shared: true), toShare)
    }

    /// To assert at once is wrong of some tests only, and says nothing of the order.
    func testWhereNothingIsKnownTheTestIsToMakeWhatItNeeds() {
        XCTAssertEqual(cure(.assertsAtOnce, shared: false), toMake)
        XCTAssertEqual(cure(nil, shared: false), toMake)
    }
}
