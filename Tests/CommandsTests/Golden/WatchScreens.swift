@testable import Catalog
@testable import Commands
@testable import Grading
@testable import Reports
@testable import TerminalKit

/// The watch screen's text for an exercise.
enum WatchScreens {
    /// A step of an exercise in a wide window.
    static func screen(
        _ step: ExerciseStep, of exercise: ExerciseState, in stage: StageReport
    ) -> String {
        var driver = WatchDriver(stage.stage.id)
        driver.send(.started)
        driver.finish(with: stage)
        var state = driver.state
        (state.current, state.step) = (exercise.exercise.id, step)
        state.size = WindowSize(columns: 80, rows: 24)
        return WatchExerciseView(
            style: Style(usesColor: false), state: state, exercise: exercise
        ).sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n") + "\n"
    }
}
