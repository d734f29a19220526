import Catalog
import Grading
import TerminalKit

/// Handles keys in the list of exercises.
extension WatchReducer {
    /// Handles a key in the list; nil if the key has no special meaning there.
    func update(
        _ list: WatchList, _ state: inout WatchState, _ key: Key, now: Duration
    ) -> [WatchEffect]? {
        state.notice = nil
        if let distance = distance(key, in: list, state) {
            state.pane = .list(moved(list, distance, state))
            return []
        }
        switch key {
        case .enter:
            open(list, &state)
        case .escape where list.isTyping || !list.filter.isEmpty:
            state.pane = .list(WatchList(selected: list.selected))
        case .backspace where list.isTyping:
            filter(list, by: String(list.filter.dropLast()), &state)
        case .character(let character) where list.isTyping:
            filter(list, by: list.filter + String(character), &state)
        case .character("/"):
            var list = list
            list.isTyping = true
            list.askedToReset = nil
            state.pane = .list(list)
        case .character("x"):
            return reset(list, &state)
        default:
            return list.isTyping ? [] : nil
        }
        return []
    }

    func toggleList(_ state: inout WatchState) {
        if case .list = state.pane {
            state.show(.exercise)
        } else {
            state.show(.list(WatchList(selected: state.current)))
        }
    }

    private func distance(_ key: Key, in list: WatchList, _ state: WatchState) -> Int? {
        let page = max(1, state.bodyHeight - 2)
        return switch key {
        case .up: -1
        case .down: 1
        case .pageUp: -page
        case .pageDown: page
        case .character(" ") where !list.isTyping: page
        case .home: -state.allExercises.count
        case .end: state.allExercises.count
        default: nil
        }
    }

    private func moved(_ list: WatchList, _ distance: Int, _ state: WatchState) -> WatchList {
        let ids = state.shown(in: list).map(\.id)
        var list = list
        list.askedToReset = nil
        let index = (ids.firstIndex { $0 == list.selected } ?? 0) + distance
        list.selected = ids.isEmpty ? nil : ids[min(max(0, index), ids.count - 1)]
        return list
    }

    private func filter(_ list: WatchList, by text: String, _ state: inout WatchState) {
        var list = list
        list.filter = text
        let ids = state.shown(in: list).map(\.id)
        if !ids.contains(where: { $0 == list.selected }) { list.selected = ids.first }
        state.pane = .list(list)
    }

    private func open(_ list: WatchList, _ state: inout WatchState) {
        guard let exercise = state.exercises.first(where: { $0.exercise.id == list.selected })
        else {
            state.notice = list.selected == nil ? nil : .noVerdictYet
            return
        }
        state.isCurrentProvisional = false
        state.show(.exercise)
        state.go(to: exercise)
    }

    private func reset(_ list: WatchList, _ state: inout WatchState) -> [WatchEffect] {
        guard let id = list.selected,
            let exercise = state.allExercises.first(where: { $0.id == id })
        else { return [] }
        var list = list
        defer { state.pane = .list(list) }
        guard list.askedToReset == id else {
            list.askedToReset = id
            state.notice = .askAgainToReset(exercise.title)
            return []
        }
        list.askedToReset = nil
        // The exercise is opened again when its verdict arrives.
        state.resetExercise = id
        return [.reset(exercise: id)]
    }
}
