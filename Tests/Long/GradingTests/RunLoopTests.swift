import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests, through the real pipeline, what happens when a learner's tests run the main run loop
/// while XCTest is running it.
final class RunLoopTests: XCTestCase {
    func testARunLoopRunsForItsOwnTime() throws {
        let folder = try FixtureLearner(name: "own-tests-judged").submission()
        defer { try? Files.live.remove(folder) }
        try Files.live.remove("\(folder)/Starter/Stage1Tests")
        try Files.live.write(
            "\(folder)/Starter/Stage1Tests/Runs.swift", Array(Self.source.utf8))
        let report = try FixtureLearner.grader(limits: FixtureLearner.patientLimits).grade(
            folder, tree: .starter, stages: [shipped(1)], progress: .ignored)
        XCTAssertEqual(
            report.stages[0].ownStatuses,
            ["Runs/testABriefRunEnds": .passed, "Runs/testALongerRunContinues": .passed])
    }

    private static let source = """
        import XCTest

        @MainActor private var hasFired = false

        /// Not async, because only synchronous code may run a run loop or start a timer.
        @MainActor private func runMainLoop(for seconds: TimeInterval) {
            RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
        }

        @MainActor private func startTimer(of seconds: TimeInterval) {
            hasFired = false
            _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
                MainActor.assumeIsolated { hasFired = true }
            }
        }

        final class Runs: XCTestCase {
            /// Nothing ends this run before its time is over.
            @MainActor func testABriefRunEnds() async {
                runMainLoop(for: 0.05)
            }

            /// This run is longer than the run of XCTest around it, which lasts a tenth of a
            /// second.
            @MainActor func testALongerRunContinues() async {
                startTimer(of: 0.2)
                runMainLoop(for: 0.3)
                XCTAssertTrue(hasFired)
            }
        }
        """
}
