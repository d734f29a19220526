@testable import Catalog
@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource
@testable import TerminalKit

/// States and reports for the tests of the watch screen.
enum WatchFixture {
    /// A report of these stages in which just the exercises with these identifiers are green.
    static func report(_ ids: [Stage.ID], green: Set<String>) -> Report {
        Report(
            tree: .starter, toolchain: "6.3.1",
            stages: Workshop.shipped.stages(ids).map { stage in
                StageReport(
                    stage: stage,
                    suite: .ran(stage.exercises.map { test(of: $0, stage, green: green) }),
                    ownTests: Fixture.own("MyTests/testOne"))
            }, isWhole: ids.count == Workshop.shipped.numbered.count)
    }

    private static func test(
        of exercise: Exercise, _ stage: Stage, green: Set<String>
    ) -> SuiteTest {
        let name = "\(stage.suiteModule).\(exercise.suite)/testOne"
        let file = "\(stage.suiteFolder)/\(exercise.suite).swift"
        let failure = TestResult.Failure.assertion(
            message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - "
                + "what was done with a sentence that is too long for one line of a narrow window",
            place: SourceLocation(file: file, line: 12))
        return SuiteTest(
            exercise: exercise.id,
            result: TestResult(
                name: name, failure: green.contains(exercise.id) ? nil : failure))
    }

    /// All identifiers of these stages' exercises.
    static func ids(_ ids: Stage.ID...) -> Set<String> {
        Set(Workshop.shipped.stages(ids).flatMap(\.exercises).map(\.id))
    }
}

/// Sends events to a state, one after the other, and gathers the effects.
struct WatchDriver {
    var state: WatchState
    var now = Duration.zero
    private let reducer = WatchReducer()

    init(_ watched: Stage.ID..., size: WindowSize = .usual) {
        state = WatchState(
            stages: Workshop.shipped.stages(watched),
            isWhole: watched.count == Workshop.shipped.numbered.count, tree: .starter, size: size)
    }

    @discardableResult
    mutating func send(_ event: WatchEvent) -> [WatchEffect] {
        reducer.update(&state, event, now: now)
    }

    @discardableResult
    mutating func press(_ key: Character) -> [WatchEffect] { send(.key(.character(key))) }

    /// Lets time go by, and tells the reducer.
    @discardableResult
    mutating func wait(_ time: Duration) -> [WatchEffect] {
        now += time
        return send(.tick)
    }

    /// Ends the grading that is under way with a report of its stages.
    @discardableResult
    mutating func finish(green: Set<String>) -> [WatchEffect] {
        guard let run = state.run else { return [] }
        return send(
            .gradingFinished(
                run: run.id, .graded(WatchFixture.report(run.stages, green: green))))
    }

    /// Starts, and has the first verdict.
    mutating func begin(green: Set<String>) {
        send(.started)
        finish(green: green)
    }
}
