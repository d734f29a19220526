import Foundation
import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// JUnit files as CI systems read them.
final class JUnitReporterTests: XCTestCase {
    func testTheWholeFile() {
        XCTAssertEqual(
            JUnitReporter.text(of: Fixture.report([Fixture.failedStage])),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Unit testing workshop" tests="3" failures="1" errors="0" skipped="0" time="0.037">
            <testsuite name="Stage1Tests" tests="2" failures="1" errors="0" skipped="0" time="0.025">
            <properties><property name="points" value="5"/><property name="possible" value="25"/><property name="sign" value="open"/></properties>
            <testcase name="testOne" classname="Stage1Tests.EvenOddTests" time="0.012" file="Tests/Stage1Tests/EvenOddTests.swift"/>
            <testcase name="testZeroIsEven" classname="Stage1Tests.EvenOddTests" time="0.012" file="Tests/Stage1Tests/EvenOddTests.swift" line="12"><failure message="XCTAssertEqual failed: (&quot;false&quot;) is not equal to (&quot;true&quot;) - isEven(number: 0)" type="failed">XCTAssertEqual failed: (&quot;false&quot;) is not equal to (&quot;true&quot;) - isEven(number: 0)</failure></testcase>
            </testsuite>
            <testsuite name="MyStage1Tests" tests="1" failures="0" errors="0" skipped="0" time="0.012">
            <properties><property name="plantedBugs" value="1"/><property name="noticedBugs" value="0"/><property name="missingIdea" value="None of your tests catches a bug of this kind yet: an ordinary case of each kind (1 bug). To read: Guide/test-checklist.md#an-ordinary-case-of-each-kind"/></properties>
            <testcase name="testTwo" classname="Stage1Tests.MyEvenOddTests" time="0.012" file="Starter/Stage1Tests"/>
            </testsuite>
            </testsuites>

            """)
    }

    func testFlagsArePropertiesOfTheirStage() {
        assertContains(
            JUnitReporter.text(of: Fixture.report([Fixture.flagged(Fixture.flags)])),
            "<property name=\"flag\" value=\"exit Starter/Stage1/EvenOdd.swift:12\"/>"
                + "<property name=\"flag\" value=\"dlsym Starter/Stage1/\"/></properties>")
    }

    func testACompileErrorIsOneErrorAndItsTestsAreSkipped() throws {
        let tests = ["a", "b"].map {
            SuiteTest(exercise: "even-odd", result: Fixture.test("A/\($0)", .notReported))
        }
        let stage = StageReport(
            stage: shipped(1), suite: .notBuilt(.errors("no"), tests: tests),
            ownTests: .none)
        let text = JUnitReporter.text(of: Fixture.report([stage]))
        assertContains(text, "tests=\"3\" failures=\"0\" errors=\"1\" skipped=\"2\"")
    }

    func testATestThatNeverReportedIsAnErrorAndNoPass() {
        let test = SuiteTest(exercise: "even-odd", result: Fixture.test("A/t", .notReported))
        let stage = StageReport(
            stage: shipped(1), suite: .ran([test]), ownTests: .none)
        let text = JUnitReporter.text(of: Fixture.report([stage]))
        assertContains(text, "tests=\"1\" failures=\"0\" errors=\"1\"")
    }

    func testEveryKindIsValid() throws {
        try assertValid(ClassFixture.everyKind)
    }

    func testNothingThatLearnersWriteBreaksTheFile() throws {
        try assertValid(HostileReport.learners)
    }

    func testTextIsAsItWasWritten() throws {
        let folder = try temporaryFolder()
        let text = "a < b && \"c\" ]]> 'd'\ne\u{1B}[31m"
        let path = "\(folder)/junit.xml"
        let report = Fixture.report(HostileReport.stages(text))
        try Files.live.write(path, Array(JUnitReporter.text(of: report).utf8))
        let output = try Programs.run(
            .xmllint, "--xpath", "string(//testcase[1]/failure)", path)
        XCTAssertEqual(output.text, "a < b && \"c\" ]]> 'd'\ne[31m\n")
    }

    /// Checks each graded learner's file against the schema.
    private func assertValid(_ results: [LearnerResult]) throws {
        let folder = try temporaryFolder()
        var paths: [String] = []
        for case .graded(let report) in results.map(\.verdict) {
            paths.append("\(folder)/\(paths.count).xml")
            try Files.live.write(paths[paths.count - 1], Array(JUnitReporter.text(of: report).utf8))
        }
        XCTAssertFalse(paths.isEmpty)
        let schema = FixtureLearner.kit.path("Tests/ReportsTests/Schemas/junit.xsd")
        let output = try Programs.run(
            .xmllint, ["--noout", "--nonet", "--schema", schema] + paths)
        XCTAssertEqual(output.end, .exited(0), output.text)
    }
}
