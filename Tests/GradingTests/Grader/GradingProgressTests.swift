import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests the progress that is reported during a grading.
final class GradingProgressTests: XCTestCase {
    func testSuiteVerdictsAreSentFirstAfterASave() throws {
        let folder = try FixtureLearner(name: "formats-and-lists").submission()
        defer { try? Files.live.remove(folder) }
        let told = Mutex<[GradingProgress.Event]>([])
        let report = try FixtureLearner.grader().grade(
            Submission.read(folder, tree: .starter, of: .shipped, files: .live),
            stages: [shipped(1)], suitesFirst: true,
            progress: GradingProgress { event in told.withLock { $0.append(event) } })
        let events = told.withLock { $0 }
        let early = events.compactMap { event -> Report? in
            if case .suitesKnown(let report) = event { report } else { nil }
        }
        XCTAssertEqual(early.flatMap(\.stages).map(\.suite), report.stages.map(\.suite))
        XCTAssertEqual(early.flatMap(\.stages).map(\.ownTests), [.none])
        let index = try XCTUnwrap(early.first.flatMap { events.firstIndex(of: .suitesKnown($0)) })
        XCTAssertTrue(events[..<index].contains(.running(.suite, 1)), "\(events)")
        XCTAssertFalse(events[..<index].contains(.running(.ownTests, 1)), "\(events)")
        XCTAssertTrue(events[index...].contains(.running(.ownTests, 1)), "\(events)")
        let tests = report.stages[0].tests.count
        XCTAssertTrue(events.contains(.ran(1, passed: tests, of: tests)), "\(events)")
        let bugs = shipped(1).bugs.count
        let looks = events.compactMap { event -> Int? in
            if case .looked(1, let count, of: bugs) = event { count } else { nil }
        }
        XCTAssertEqual(looks.sorted(), Array(1...bugs))
    }
}
