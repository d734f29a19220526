import Grading
import Reports
import TerminalKit

/// Handles keys in the list of ideas.
extension WatchReducer {
    /// Opens the list of ideas, or closes it where it is open.
    func togglePrediction(_ state: inout WatchState, _ exercise: ExerciseState) {
        if case .prediction(let prediction) = state.pane {
            leave(prediction, &state)
            return
        }
        let id = exercise.exercise.id
        guard let predictions = state.predictions, exercise.exercise.givenSuite != nil else {
            state.show(.exercise)
            state.notice = .nothingToPredict
            return
        }
        let unkept = state.unkept.flatMap { $0.exercise == id ? $0 : nil }
        state.show(
            .prediction(unkept ?? WatchPrediction(exercise: id, before: predictions[id])))
    }

    /// Goes back to the exercise. What is picked is there when the list is opened again.
    private func leave(_ prediction: WatchPrediction, _ state: inout WatchState) {
        state.show(.exercise)
        let isKept = prediction.ideas == state.predictions?[prediction.exercise]
        state.unkept = isKept ? nil : prediction
        state.notice = isKept ? nil : .picksNotKept
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
        case .escape:
            leave(prediction, &state)
            return []
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
        state.unkept = nil
        state.show(.exercise)
        // The hunt is what there is to look at, whichever step comes then.
        if isFirst { state.step = .bugs }
        state.notice = .predicted(isFirst: isFirst)
        return [.predict(exercise: prediction.exercise, ideas: ideas)]
    }
}
