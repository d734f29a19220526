import Reports

/// The most relevant keys for the current screen, in a line of at most 60 columns or the window's width.
struct WatchKeyLine {
    let state: WatchState

    var keys: [(key: String, word: String)] {
        switch state.pane {
        case .welcome:
            [("Enter", "start"), ("q", "quit")]
        case .list(let list) where list.isTyping:
            [("Enter", "open"), ("↑↓", "move"), ("Esc", "show all")]
        case .list:
            [
                ("Enter", "open"), ("↑↓", "move"), ("/", "find"), ("x", "reset"), ("l", "back"),
                ("q", "quit"),
            ]
        case .page:
            [("Esc", "back"), ("↑↓", "scroll"), ("q", "quit")]
        case .done:
            [("d", "compare"), ("l", "list"), ("?", "keys"), ("q", "quit")]
        case .exercise:
            (isGreen ? [("u", "go on")] : [])
                + [("h", "hint"), ("g", "guide"), ("e", "edit")]
                + (hasSteps ? [("t", "step")] : [])
                + (hasRoomForList ? [("l", "list")] : [])
                + [("?", "keys"), ("q", "quit")]
        }
    }

    private var hasRoomForList: Bool { state.size.columns >= 65 || !(isGreen && hasSteps) }

    private var hasSteps: Bool { state.currentExercise?.exercise.asksForCode != false }
    private var isGreen: Bool { state.currentExercise?.isGreen == true }
}
