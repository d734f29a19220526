import XCTest

@testable import Grading
@testable import KitTestHelpers

/// Made-up learners whose own tests are judged by the planted bugs of stage 1.
final class JudgedLearnerTests: XCTestCase {
    private func judge(_ name: String) throws -> OwnTestsReport {
        let stage = try FixtureLearner(name: name).graded(1)
        guard case .judged(let report) = stage.ownTests else {
            return OwnTestsReport(tests: [], bugs: [])
        }
        return report
    }

    private func killers(of id: String, in report: OwnTestsReport) -> [String] {
        (report.bugs.first { $0.id == id }?.kills ?? []).map { kill in
            kill.test.split(separator: "/").last.map(String.init) ?? ""
        }
    }

    func testWhatTestsNotice() throws {
        let report = try judge("own-tests-judged")
        XCTAssertEqual(
            killers(of: "zero-is-odd", in: report), ["testZeroIsEven", "testZeroIsStillEven"])
        XCTAssertEqual(
            killers(of: "zeros-of-a-group-lost", in: report), ["price(number:text:)"])

        let trap = report.bugs.first { $0.id == "negative-odd-is-even" }
        XCTAssertEqual(trap?.kills.map(\.isCrash), [true])

        let hang = try XCTUnwrap(report.bugs.first { $0.id == "negative-even-is-odd" })
        XCTAssertEqual(hang.status, .notRun)
        XCTAssertTrue(hang.isTimedOut)

        XCTAssertEqual(
            report.tests.filter { !$0.asksTooMuch.isEmpty }.map(\.result.shortName),
            ["JudgedTests/testTakesAnyField"])
        XCTAssertEqual(report.neverRun.map(\.name), ["textThousandsAreGrouped", "isNoTest"])
        XCTAssertEqual(
            report.neverRun.first?.place.file, "Starter/Stage1Tests/JudgedTests.swift")
    }

    func testLookingForTheBugItselfGivesNoCredit() throws {
        let report = try judge("own-tests-cheating")
        XCTAssertEqual(report.killedBugs, 0)
        XCTAssertEqual(
            report.validTests.map(\.result.shortName),
            [
                "CheatingTests/testEnvironment", "CheatingTests/testFirstEnvironment",
                "CheatingTests/testArguments", "CheatingTests/testNamesOfTheKit",
            ])
    }
}
