import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// What doesn't end by itself is ended after its time, test by test.
final class EndlessTests: XCTestCase {
    func testAnEndlessExerciseIsATimeoutForEachOfItsTestsAndTold() throws {
        let folder = try FixtureLearner(name: "endless-everywhere").submission()
        defer { try? Files.live.remove(folder) }
        let told = Mutex<[GradingProgress.Event]>([])
        let report = try FixtureLearner.grader().grade(
            Submission.read(folder, tree: .starter, of: .shipped, files: .live),
            stages: [shipped(1)],
            progress: GradingProgress { event in told.withLock { $0.append(event) } })
        let failures = report.stages[0].failures.filter { $0.key.hasPrefix("EvenOddTests/") }
        XCTAssertEqual(failures.count, 6)
        XCTAssertTrue(failures.values.allSatisfy { $0 == .timeout(.seconds(2)) }, "\(failures)")
        let ended = told.withLock { $0 }.filter {
            guard case .slow(.ended(let test, limit: .seconds(2))) = $0 else { return false }
            return test.contains("EvenOddTests")
        }
        XCTAssertEqual(ended.count, 6)
    }

    /// What two tests waste is no verdict on the third, of the official suite as of own tests.
    func testARightTestThatTakesLongPassesAmongEndlessOnes() throws {
        let limits = Limits(timeout: .seconds(10), memory: 512 << 20, processes: 64)
        let stage = try FixtureLearner(name: "slow-among-endless").gradeStage(1, limits: limits)
        XCTAssertEqual(
            stage.failures,
            [
                "EvenOddTests/testLastDigitDecides": .timeout(.seconds(10)),
                "EvenOddTests/testNegativeNumbers": .timeout(.seconds(10)),
            ])
        let own = stage.ownStatuses.filter { $0.key.hasPrefix("SlowTests/") }
        XCTAssertEqual(
            own,
            [
                "SlowTests/testFirstEndless": .timedOut, "SlowTests/testSecondEndless": .timedOut,
                "SlowTests/testSlowAndRight": .passed,
            ])
    }

    /// Signs of life without end are an end, too: each test has its time, and there are so many.
    func testATestThatReportsWithoutEndIsATimeout() throws {
        let grader = try FixtureLearner.grader(
            limits: Limits(timeout: .milliseconds(500), memory: 512 << 20))
        let folder = try FixtureLearner(name: "own-tests-endless-report").submission()
        defer { try? Files.live.remove(folder) }
        let report = try grader.grade(
            folder, tree: .starter, stages: [shipped(1)], progress: .untold)
        XCTAssertEqual(report.stages[0].ownStatuses, ["endless()": .timedOut])
    }

    func testEndlessLoopIsATimeout() throws {
        let stage = try FixtureLearner(name: "endless-loop").gradeStage(1)
        XCTAssertEqual(stage.failures["EvenOddTests/testNegativeNumbers"], .timeout(.seconds(2)))
        XCTAssertEqual(
            stage.stop(of: "EvenOddTests/testNegativeNumbers"),
            [
                "Starter/Stage1/EvenOdd.swift:4: while rest != 0, rest != 1 { rest -= 2 }",
                "Tests/Stage1Tests/EvenOddTests.swift:33:9: check(-2, isEven: true)",
            ])
        XCTAssertEqual(stage.failures["EvenOddTests/testTwoIsEvenAndThreeIsOdd"], nil)
        XCTAssertEqual(stage.failures["NumberFormatterTests/testThousands"], nil)
    }

    func testEndlessOutputIsATimeout() throws {
        let stage = try FixtureLearner(name: "endless-output").gradeStage(1)
        XCTAssertEqual(stage.failures, ["EvenOddTests/testNegativeNumbers": .timeout(.seconds(2))])
    }

    func testEndlessSleepIsATimeout() throws {
        let stage = try FixtureLearner(name: "endless-sleep").gradeStage(1)
        XCTAssertEqual(stage.failures, ["EvenOddTests/testNegativeNumbers": .timeout(.seconds(2))])
    }
}
