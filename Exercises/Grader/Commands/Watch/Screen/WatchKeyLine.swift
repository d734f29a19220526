import Reports

/// The keys that matter most for what is shown, in a line of at most 60 columns.
struct WatchKeyLine {
    let state: WatchState

    var keys: [(key: String, word: String)] {
        switch state.pane {
        case .welcome:
            [("Enter", "begin"), ("q", "quit")]
        case .list(let list) where list.isTyping:
            [("Enter", "open"), ("↑↓", "move"), ("Esc", "show all")]
        case .list:
            [
                ("Enter", "open"), ("↑↓", "move"), ("/", "find"), ("x", "reset"), ("l", "back"),
                ("q", "quit"),
            ]
        case .prediction:
            [
                ("Space", "pick"), ("Enter", "keep"), ("↑↓", "move"), ("e", "read"),
                ("Esc", "back"), ("q", "quit"),
            ]
        case .page:
            [("Esc", "back"), ("↑↓", "scroll"), ("q", "quit")]
        case .done:
            [("d", "compare"), ("l", "list"), ("?", "keys"), ("q", "quit")]
        case .exercise where isToPredict:
            [
                ("i", "predict"), ("e", "read the tests"), ("u", "go on"), ("l", "list"),
                ("?", "keys"), ("q", "quit"),
            ]
        case .exercise where isPredicted:
            (isGreen ? [("u", "go on")] : []) + [("h", "hint"), ("e", "edit"), ("i", "ideas")]
                // There is no room for both.
                + [hasSteps ? nextStep : ("l", "list")] + [("?", "keys"), ("q", "quit")]
        case .exercise:
            (isGreen ? [("u", "go on")] : [])
                + [("h", "hint"), ("e", "edit")]
                + (hasSteps ? [nextStep] : [])
                + [("l", "list"), ("?", "keys"), ("q", "quit")]
        }
    }

    private var nextStep: (key: String, word: String) {
        let isOfGivenTests = state.currentExercise?.exercise.givenSuite != nil
        let next = state.step.next
        return ("t", isOfGivenTests ? StepWords.part(next) : StepWords.name(next).lowercased())
    }

    private var isToPredict: Bool { state.currentExercise.map(state.asksToPredict) == true }
    private var isPredicted: Bool {
        guard let exercise = state.currentExercise?.exercise else { return false }
        return exercise.givenSuite != nil && state.predictions?[exercise.id] != nil
    }
    private var hasSteps: Bool { state.currentExercise?.exercise.asksForCode != false }
    private var isGreen: Bool { state.currentExercise?.isGreen == true }
}
