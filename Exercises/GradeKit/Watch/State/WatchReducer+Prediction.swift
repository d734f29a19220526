import Grading
import Reports
import TerminalKit

/// Handles keys in the list of ideas.
extension WatchReducer {
    /// Opens the list of ideas, or closes it where it is open.
    func togglePrediction(_ state: inout WatchState, _ exercise: ExerciseState) {
        if case .prediction = state.pane {
            state.show(.exercise)
            return
        }
        let id = exercise.exercise.id
        guard let predictions = state.predictions, exercise.exercise.givenSuite != nil else {
            state.show(.exercise)
            state.notice = .nothingToPredict
            return
        }
        state.show(.prediction(WatchPrediction(exercise: id, before: predictions[id])))
    }

    /// Handles a key in the list; nil where the key has no meaning of its own there.
    func update(
        _ prediction: WatchPrediction, _ state: inout WatchState, _ key: Key
    ) -> [WatchEffect]? {
        var prediction = prediction
        let page = max(1, state.bodyHeight - 2)
        switch key {
        case .up: prediction.move(by: -1)
        case .down: prediction.move(by: 1)
        case .pageUp: prediction.move(by: -page)
        case .pageDown: prediction.move(by: page)
        case .home: prediction.move(by: -WatchPrediction.lastRow)
        case .end: prediction.move(by: WatchPrediction.lastRow)
        case .character(" "): prediction.toggle()
        case .enter: return keep(prediction, &state)
        default: return nil
        }
        state.notice = nil
        state.pane = .prediction(prediction)
        return []
    }

    /// Keeps what is picked, and shows what the hunt finds.
    private func keep(_ prediction: WatchPrediction, _ state: inout WatchState) -> [WatchEffect] {
        guard let ideas = prediction.ideas else {
            state.notice = .nothingPicked
            return []
        }
        let isFirst = state.predictions?[prediction.exercise] == nil
        state.predictions?[prediction.exercise] = ideas
        state.show(.exercise)
        // The hunt is what there is to look at, whichever step comes then.
        if isFirst { state.step = .bugs }
        state.notice = .predicted(isFirst: isFirst)
        return [.predict(exercise: prediction.exercise, ideas: ideas)]
    }
}
