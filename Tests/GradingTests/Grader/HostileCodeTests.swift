import Foundation
import TestNeeds
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports
@testable import SwiftSource

/// Whatever one function of a learner does, it costs the tests that call it so and no others.
final class HostileCodeTests: XCTestCase {
    /// The tests of stage 1 that ask for `isEven(number: -1)`.
    private static let testsOfMinusOne: Set<String> = ["EvenOddTests/testNegativeNumbers"]

    func testFatalErrorIsACrashWithItsMessageAndPlace() throws {
        let stage = try FixtureLearner(name: "fatal-error").gradeStage(1)
        XCTAssertEqual(Set(stage.failures.keys), Self.testsOfMinusOne)
        guard case .crash(_, let reason, let place)? = stage.failures.first?.value else {
            return XCTFail("not a crash: \(stage.failures)")
        }
        XCTAssertEqual(reason, "negative numbers come later")
        XCTAssertEqual(place, SourceLocation(file: "Starter/Stage1/EvenOdd.swift", line: 3))
        XCTAssertEqual(stage.passedTests, stage.tests.count - 1)
    }

    func testIndexOutOfRangeIsACrash() throws {
        let stage = try FixtureLearner(name: "index-out-of-range").gradeStage(1)
        guard
            case .crash(_, "Index out of range", _)? = stage.failures[
                "EvenOddTests/testLastDigitDecides"]
        else { return XCTFail("\(stage.failures)") }
        XCTAssertEqual(stage.failures["EvenOddTests/testZeroIsEven"], nil)
        XCTAssertEqual(
            stage.stop(of: "EvenOddTests/testLastDigitDecides"),
            [
                "Starter/Stage1/EvenOdd.swift:4:36: "
                    + "return number > 999 ? known[number] : number.isMultiple(of: 2)",
                "Tests/Stage1Tests/EvenOddTests.swift:28:9: check(1_112, isEven: true)",
            ])
    }

    func testExitIsNoPass() throws {
        for name in ["exit-zero", "underscore-exit-zero"] {
            let stage = try FixtureLearner(name: name).gradeStage(1)
            XCTAssertEqual(
                stage.failures, ["EvenOddTests/testNegativeNumbers": .exit(status: 0)], name)
        }
    }

    /// The expected values are asked whether they equal what a feed holds.
    func testValuesThatEqualEverythingAreNoPass() throws {
        let stage = try FixtureLearner(name: "feed-of-jokers").gradeStage(
            4, limits: FixtureLearner.patientLimits)
        XCTAssertEqual(
            Set(stage.failures.keys.filter { $0.hasPrefix("FeedTests/") }),
            Set(
                [
                    "ShowsTheProducts", "AnswersMayComeAtOnce", "AnswersMayComeInAnyOrder",
                    "WithoutInspirationsTheFeedIsShown", "WithoutATickerTheFeedIsShown",
                    "WithProductsOnlyTheFeedIsShown", "OutputsMayBeNil", "ReloadReplacesTheFeed",
                ].map { "FeedTests/test\($0)" }))
    }

    /// The lines can't be made by who reads them, nor can one be left out, doubled or moved.
    func testAReportThatWasTakenOverIsNoPass() throws {
        for name in ["relays-the-report", "replays-the-report", "reorders-the-report"] {
            let failures = try FixtureLearner(name: name).gradeStage(1).failures
            let failed = failures.filter { $0.key.hasPrefix("EvenOddTests/") }
            XCTAssertEqual(failed.count, 6, name)
            XCTAssertTrue(failed.values.contains(.contradiction), "\(failures)")
        }
    }

    func testForgedOutputChangesNoVerdict() throws {
        let stage = try FixtureLearner(name: "forged-output").gradeStage(1)
        let evenOdd = stage.tests.filter { $0.exercise == "even-odd" }
        XCTAssertEqual(Set(evenOdd.map(\.result.status)), [.failed])
        let output = evenOdd.first?.result.output ?? ""
        assertContains(output, "no secret")
    }

    func testMegabytesAreCut() throws {
        let stage = try FixtureLearner(name: "megabytes").gradeStage(
            1, limits: FixtureLearner.patientLimits)
        XCTAssertEqual(stage.failures, [:])
        let outputs = stage.tests.map(\.result.output)
        XCTAssertLessThan(outputs.map(\.utf8.count).max() ?? 0, 2 * CapturedOutput.limit)
        XCTAssertTrue(outputs.contains { $0.hasSuffix("… and more") })
    }

    func testInvalidUTF8IsShownAsText() throws {
        let report = try FixtureLearner(name: "invalid-utf8").grade(1)
        let output = report.stages[0].tests[0].result.output
        XCTAssertTrue(output.hasPrefix("\u{FFFD}\u{FFFD}\0\u{1B}[2J"), output)
        XCTAssertNoThrow(
            try JSONSerialization.jsonObject(with: Data(JSONReporter.text(of: report).utf8)))
    }

    func testEndlessProcessesAreStopped() throws {
        for sandbox in [nil, try FixtureLearner.sandbox()] {
            let report = try FixtureLearner(name: "many-processes").grade(
                1, limits: FixtureLearner.patientLimits, sandbox: sandbox)
            XCTAssertEqual(
                report.stages[0].failures,
                ["EvenOddTests/testNegativeNumbers": .processes(limit: 64)])
        }
    }

    func testEndlessMemoryIsStopped() throws {
        let stage = try FixtureLearner(name: "endless-memory").gradeStage(
            1, limits: FixtureLearner.patientLimits)
        XCTAssertEqual(
            stage.failures, ["EvenOddTests/testNegativeNumbers": .memory(limit: 512 << 20)])
        XCTAssertEqual(
            stage.stop(of: "EvenOddTests/testNegativeNumbers").first,
            "Starter/Stage1/EvenOdd.swift:4: "
                + "while number == -1 { pages.append(Array(repeating: 1, count: 1 << 20)) }")
    }

    func testEndlessRecursionIsACrash() throws {
        let stage = try FixtureLearner(name: "endless-recursion").gradeStage(
            1, limits: FixtureLearner.patientLimits)
        guard case .crash(SIGSEGV, nil, nil)? = stage.failures["EvenOddTests/testNegativeNumbers"]
        else {
            return XCTFail("\(stage.failures)")
        }
        XCTAssertEqual(
            stage.stop(of: "EvenOddTests/testNegativeNumbers"),
            [
                "Starter/Stage1/EvenOdd.swift:5:17: return !isEven(number: number - 1)",
                "Tests/Stage1Tests/EvenOddTests.swift:33:9: check(-2, isEven: true)",
            ])
        XCTAssertEqual(stage.failures["EvenOddTests/testTwoIsEvenAndThreeIsOdd"], nil)
    }

    func testLeftoverProcessesAreEnded() throws {
        try Needed.ps.orSkip()
        let stage = try FixtureLearner(name: "leftover-process").gradeStage(
            1, limits: FixtureLearner.patientLimits)
        XCTAssertEqual(stage.failures, [:])
        let (_, processes) = try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh", arguments: ["-c", "ps -eo args | grep '[s]leep 4242'"],
                environment: ["PATH": "/bin:/usr/bin"], directory: "/"))
        XCTAssertEqual(processes, "")
    }

    func testClosedDescriptorsLoseNoReport() throws {
        let stage = try FixtureLearner(name: "closed-output").gradeStage(
            1, limits: FixtureLearner.patientLimits)
        XCTAssertEqual(stage.failures, [:])
    }

    func testCompletionThatIsNeverCalledFailsItsTestsOnly() throws {
        let stage = try FixtureLearner(name: "never-answers").gradeStage(3)
        let failed = Set(stage.tests.filter { $0.result.failure != nil }.map(\.exercise))
        XCTAssertEqual(failed, ["use-case"])
        XCTAssertEqual(stage.status, .failed)
    }

    func testCompileErrorIsChargedToItsStage() throws {
        let report = try FixtureLearner(name: "compile-error").gradeAnew(1, 2)
        XCTAssertEqual(
            report.stages.map(\.status), [.passed, .compileError])
        guard case .notBuilt(.errors(let errors), let tests) = report.stages[1].suite else {
            return XCTFail("\(report.stages[1].suite)")
        }
        let place = SourceLocation(
            file: "Starter/Stage2/SecondBasicViewModel+OddEven.swift", line: 3, column: 24)
        XCTAssertEqual(errors.errors.map(\.place), [place])
        XCTAssertEqual(errors.errors.map(\.message), ["cannot find 'answer' in scope"])
        assertContainsNot(errors.text, FixtureLearner.kit.root)
        XCTAssertGreaterThan(tests.count, 13)
        XCTAssertEqual(Set(tests.map(\.result.status)), [.notRun])
        XCTAssertTrue(report.stages[1].ownTests.holds)
    }
}
