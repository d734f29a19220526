import Foundation
import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the JUnit files for CI systems.
final class JUnitReporterTests: XCTestCase {
    func testATestThatNeverReportedIsAnError() {
        let test = SuiteTest(exercise: "even-odd", result: Fixture.test("A/t", .notReported))
        let stage = StageReport(
            stage: shipped(1), suite: .ran([test]), ownTests: .none)
        let text = JUnitReporter.text(of: Fixture.report([stage]))
        assertContains(text, "tests=\"1\" failures=\"0\" errors=\"1\"")
    }

    func testEveryReportIsValidWhateverLearnersWrite() throws {
        let folder = try temporaryFolder()
        var paths: [String] = []
        for case .graded(let report) in (ClassFixture.everyKind + HostileReport.learners).map(
            \.verdict)
        {
            paths.append("\(folder)/\(paths.count).xml")
            try Files.live.write(paths[paths.count - 1], Array(JUnitReporter.text(of: report).utf8))
        }
        XCTAssertEqual(paths.count, HostileReport.texts.count + 4)
        let schema = FixtureLearner.kit.path("Tests/ReportsTests/Schemas/junit.xsd")
        let output = try Programs.run(
            .xmllint, ["--noout", "--nonet", "--schema", schema] + paths)
        XCTAssertEqual(output.end, .exited(0), output.text)
    }

    func testTextIsKeptAsItWasWritten() throws {
        let folder = try temporaryFolder()
        let text = "a < b && \"c\" ]]> 'd'\ne\u{1B}[31m"
        let path = "\(folder)/junit.xml"
        let report = Fixture.report(HostileReport.stages(text))
        try Files.live.write(path, Array(JUnitReporter.text(of: report).utf8))
        let output = try Programs.run(
            .xmllint, "--xpath", "string(//testcase[1]/failure)", path)
        XCTAssertEqual(output.text, "a < b && \"c\" ]]> 'd'\ne[31m\n")
    }
}
