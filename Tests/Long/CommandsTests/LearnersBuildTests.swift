import Foundation
import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes

/// The learner's command, `swift test --filter Stage2`, in an untouched copy with nothing built.
final class LearnersBuildTests: XCTestCase {
    func testItCompilesNothingOfTheGraderAndSaysHowTheStageStands() throws {
        let kit = try KitCopy("learners-build").kit
        try Files.live.remove(kit.path(".build"))
        var environment = ProcessInfo.processInfo.environment
        environment["WORKSHOP_TREE"] = nil
        let (end, text) = try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh", arguments: ["-c", "swift test --filter Stage2"],
                environment: environment, directory: kit.root))
        XCTAssertEqual(end, .exited(1), text)
        let compiled = Set(text.matches(of: #/ Compiling (\w+) /#).map { String($0.1) })
        let own = compiled.filter {
            $0.wholeMatch(of: #/(My)?(Stage\d|Games|Orders|Standings|Accounts|Review)(Tests)?/#)
                == nil
        }
        XCTAssertEqual(compiled.contains("Stage2"), true, text)
        // The app uses three of the grader's targets.
        XCTAssertEqual(
            own.subtracting(["Shared", "TestReporter", "TestReporterStart", "TestHelpers"])
                .filter { !$0.hasPrefix("UnitTestingWorkshop") }.sorted(),
            ["AppScreens", "Catalog", "FileSystem", "TerminalKit", "app", "grade"])
        assertContains(
            text,
            """

            Stage 2: 0 of 30 official tests pass, 1 of your 2 tests passes. Next: swift run grade 2

            """)
    }
}
