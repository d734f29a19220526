@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports
@testable import SwiftSource
@testable import TerminalKit

/// States and reports for the watch screen's tests.
enum WatchFixture {
    /// A report on these stages in which only the exercises in `green` and `starred` are green. Only the bugs of
    /// the exercises in `starred` are caught. Of the other exercises, only those in `begun` have changed code.
    static func report(
        _ ids: [Stage.ID], green: Set<String>, starred: Set<String> = [],
        begun: Set<String> = []
    ) -> Report {
        Report(
            tree: .starter, toolchain: "6.3.1",
            stages: Workshop.shipped.stages(ids).map { stage in
                StageReport(
                    stage: stage,
                    suite: .ran(
                        stage.exercises.filter { $0.hasCodeToWrite }.map {
                            test(
                                of: $0, stage,
                                isGreen: !green.union(starred).isDisjoint(with: [$0.id]))
                        }),
                    ownTests: ownTests(of: stage, green: green, starred: starred),
                    untouchedCode: stage.exercises.map(\.id).filter {
                        !green.union(starred).union(begun).contains($0)
                    })
            }, isWhole: ids.count == Workshop.shipped.numbered.count)
    }

    private static func test(
        of exercise: Exercise, _ stage: Stage, isGreen: Bool
    ) -> SuiteTest {
        let name = "\(stage.suiteModule).\(exercise.suite)/testOne"
        let file = "\(stage.suiteFolder)/\(exercise.suite).swift"
        let failure = TestResult.Failure.assertion(
            message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - "
                + "what was done with a sentence that is too long for one line of a narrow window",
            place: SourceLocation(file: file, line: 12))
        return SuiteTest(
            exercise: exercise.id,
            result: TestResult(name: name, failure: isGreen ? nil : failure))
    }

    /// One right test for each exercise. The test is red if the exercise isn't green, and it catches the
    /// exercise's bugs if the exercise has its star.
    static func ownTests(
        of stage: Stage, green: Set<String> = [], starred: Set<String>
    ) -> StageReport.OwnTests {
        func name(_ exercise: String) -> String {
            let suite = stage.exercises.first { $0.id == exercise }?.ownTests ?? ""
            return "\(stage.ownTestsModule).\(suite)/testOne"
        }
        return .judged(
            OwnTestsReport(
                tests: stage.exercises.map { exercise in
                    let isGreen =
                        !exercise.hasCodeToWrite
                        || green.union(starred).contains(exercise.id)
                    return own(name(exercise.id), isGreen ? "✓ ✓" : "✗ ✓")
                },
                bugs: stage.bugs.map { bug in
                    let isKilled = starred.contains(bug.exercise)
                    return BugResult(
                        id: bug.id, exercise: bug.exercise,
                        status: isKilled ? .killed : .survived,
                        kills: isKilled
                            ? [BugResult.Kill(test: name(bug.exercise), isCrash: false)] : [])
                }))
    }

    /// One of the learner's tests with these two results, on their own code and on the reference
    /// solution. A dot means that the result on their code is unknown.
    static func own(
        _ name: String, _ signs: String, noticesNothing: Bool = false, isExample: Bool = false
    ) -> OwnTest {
        func result(_ sign: Character?) -> TestResult {
            let failure = TestResult.Failure.assertion(
                message: "XCTAssertEqual failed: (\"false\") is not equal to (\"true\")",
                place: SourceLocation(file: "Starter/Stage1Tests/MyEvenOddTests.swift", line: 9))
            return TestResult(name: name, failure: sign == "✗" ? failure : nil)
        }
        return OwnTest(
            result: result(signs.last), onCode: signs.hasPrefix("·") ? nil : result(signs.first),
            noticesNothing: noticesNothing, isExample: isExample)
    }

    /// The identifiers of all exercises in these stages.
    static func ids(_ ids: Stage.ID...) -> Set<String> {
        Set(Workshop.shipped.stages(ids).flatMap(\.exercises).map(\.id))
    }
}

/// Sends events to a state one after another, and collects the effects.
struct WatchDriver {
    var state: WatchState
    var now = Duration.zero
    private let reducer: WatchReducer

    init(_ watched: Stage.ID..., size: WindowSize = .usual, isFirstStart: Bool = false) {
        state = WatchState(
            stages: Workshop.shipped.stages(watched),
            isWhole: watched.count == Workshop.shipped.numbered.count, tree: .starter, size: size)
        state.hints = isFirstStart ? [:] : [WatchWelcome.subject: 1]
        reducer = WatchReducer(
            lineCount: WatchReporter(style: Style(usesColor: false)).lineCount)
    }

    /// The number of green exercises among those with code to write.
    var greenCount: Int {
        state.exercises.count { $0.isGreen && $0.exercise.hasCodeToWrite }
    }

    @discardableResult
    mutating func send(_ event: WatchEvent) -> [WatchEffect] {
        reducer.update(&state, event, now: now)
    }

    @discardableResult
    mutating func press(_ key: Character) -> [WatchEffect] { send(.key(.character(key))) }

    /// Opens an exercise with a verdict.
    mutating func open(_ id: String) {
        guard let exercise = state.exercises.first(where: { $0.exercise.id == id }) else { return }
        state.go(to: exercise)
    }

    /// Advances the clock and sends a tick.
    @discardableResult
    mutating func wait(_ time: Duration) -> [WatchEffect] {
        now += time
        return send(.tick)
    }

    /// Finishes the current grading with a report on its stages.
    @discardableResult
    mutating func finish(
        green: Set<String>, starred: Set<String> = [], begun: Set<String> = []
    ) -> [WatchEffect] {
        guard let run = state.run else { return [] }
        return send(
            .gradingFinished(
                run: run.id,
                .graded(
                    WatchFixture.report(run.stages, green: green, starred: starred, begun: begun))))
    }

    /// Finishes the current grading with these reports on its stages.
    @discardableResult
    mutating func finish(with stages: StageReport...) -> [WatchEffect] {
        guard let run = state.run else { return [] }
        let report = Report(tree: .starter, toolchain: "6.3.1", stages: stages, isWhole: false)
        return send(.gradingFinished(run: run.id, .graded(report)))
    }

    /// Starts the watch screen, and finishes the first grading.
    mutating func begin(green: Set<String>, starred: Set<String> = []) {
        send(.started)
        finish(green: green, starred: starred)
    }

    /// Saves files of a stage and starts its grading.
    mutating func save(_ stage: Stage.ID) {
        send(.filesChanged([stage]))
        wait(.milliseconds(100))
    }

    func lines(columns: Int = 60, rows: Int = 20, colors: Bool = false) -> [String] {
        var state = state
        state.size = WindowSize(columns: columns, rows: rows)
        return WatchReporter(style: Style(usesColor: colors)).lines(of: state)
    }
}
