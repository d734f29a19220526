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
}
