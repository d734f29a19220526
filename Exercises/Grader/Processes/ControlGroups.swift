import Foundation
import Synchronization

/// The control groups of this program: one for each process that runs at a time.
///
/// Groups are used again, since the kernel takes a while to make one and to forget it.
final class ControlGroups: Sendable {
    static let shared = ControlGroups { .find(in: .live) }

    private struct State {
        /// Where the groups are made; nil as long as nobody has looked.
        var place: ControlGroupPlace??
        var made = 0
        /// The groups that are there, by their names.
        var groups: [String: ControlGroup] = [:]
        var unused: [ControlGroup] = []
        /// The owners of the processes in the other groups, by the groups' names. A process may be
        /// about to enter its group.
        var owners: [String: Int] = [:]
    }

    private let state = Mutex(State())
    private let find: @Sendable () -> ControlGroupPlace?

    /// - Parameter find: Finds the place for groups when one is first asked for; nil where there is
    ///   none.
    init(find: @escaping @Sendable () -> ControlGroupPlace?) {
        self.find = find
    }

    /// The place where groups are made; nil where none can be made.
    var place: ControlGroupPlace? { state.withLock { place(&$0) } }

    private func place(_ state: inout State) -> ControlGroupPlace? {
        if let place = state.place { return place }
        let place = find()
        state.place = .some(place)
        if place != nil { atexit { ControlGroups.shared.removeAll() } }
        return place
    }

    /// Whether groups can be made here.
    var canBeHad: Bool { place != nil }
    /// Whether groups count processes, too.
    var countProcesses: Bool { place?.processes != nil }

    /// Takes a group that no process is in, with this limit in bytes; nil where there is none.
    ///
    /// - Parameter owner: The owner of the process that is to be started in it.
    func take(limit: Int, for owner: Int) -> ControlGroup? {
        state.withLock { state in
            // First comes the group that has been unused for longest: the end of a sandbox takes a
            // moment.
            if var unused = state.unused.first, unused.isEmpty {
                state.unused.removeFirst()
                guard unused.begin(limit: limit) else { return nil }
                state.owners[unused.name] = owner
                return unused
            }
            guard var group = place(&state)?.group("\(state.made)") else { return nil }
            guard group.make() else {
                _ = group.remove()
                return nil
            }
            state.made += 1
            state.groups[group.name] = group
            guard group.begin(limit: limit) else { return nil }
            state.owners[group.name] = owner
            return group
        }
    }

    /// Takes back a group whose processes have ended.
    func giveBack(_ group: ControlGroup) {
        state.withLock { state in
            state.owners[group.name] = nil
            if state.groups[group.name] != nil { state.unused.append(group) }
        }
    }

    /// Removes the groups whose processes have ended, or do so within a moment.
    ///
    /// A group of another owner is kept, even an empty one: its process may be about to enter it,
    /// and would run without a limit if the group were gone.
    ///
    /// - Parameter owner: The owner whose processes have all been ended; nil for all owners, as
    ///   this program ends.
    func removeAll(of owner: Int? = nil) {
        for _ in 0..<20 {
            let isDone = state.withLock { state in
                let kept = state.owners.filter { owner != nil && $0.value != owner }
                state.groups = state.groups.filter { name, group in
                    kept[name] != nil || !group.remove()
                }
                state.unused.removeAll { state.groups[$0.name] == nil }
                return state.groups.keys.allSatisfy { kept[$0] != nil }
            }
            if isDone { return }
            usleep(1000)
        }
    }
}
