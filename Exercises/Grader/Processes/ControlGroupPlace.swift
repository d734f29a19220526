import Foundation

/// A control group of the system's in which this program makes groups of its own.
///
/// With version 1, that is the group that this program belongs to, for root.
///
/// With version 2, a group that passes memory on to others has no processes of its own. So this
/// program leaves the group that it belongs to for one below, where no other process is in it and its
/// folder may be written to. This is so
/// - in a unit of systemd with `Delegate=yes`, such as that of
///   `systemd-run --user --scope -p Delegate=yes swift run grade`,
/// - in a container that may write to `/sys/fs/cgroup`, where this is its first program,
/// - in the group at the root of the system, which may have processes: without systemd, for root.
///
/// Else groups are made beside its own, where the group above may be written to and passes memory on.
/// So it is where somebody has put the processes of a container or of a unit in a group below it.
///
/// No groups are made
/// - where a shell runs in the same group, as in a terminal: other programs are not moved,
/// - in a slice of systemd: only systemd makes groups there,
/// - beside a group that has a limit, which they would get around,
/// - in a container in which `/sys/fs/cgroup` can't be written to. Docker makes them so.
struct ControlGroupPlace: Sendable {
    let version: ControlGroup.Version
    /// The folder of the group that passes memory on.
    let memory: String
    /// The folder of the group that passes processes on, which can be the same; nil where none
    /// does.
    let processes: String?
    let system: ControlGroupSystem

    /// All of its folders.
    var folders: [String] { [memory] + [processes].compactMap(\.self).filter { $0 != memory } }

    /// A group at this place, called after this program and then by this name. It isn't made yet.
    func group(_ name: String) -> ControlGroup {
        ControlGroup(named: "\(Self.ownName)-\(name)", in: self)
    }

    /// What the names of this program's groups begin with.
    private static let ownName = "\(prefix)\(getpid())"

    /// What the names of all graders' groups begin with. It has the namespace of processes in it:
    /// only a program that sees the same processes can tell whether a group's program has ended.
    static let prefix = prefix(
        namespace: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid"))
            ?? "")

    /// - Parameter namespace: The name of the processes that are seen: `pid:[4026531836]`.
    static func prefix(namespace: String) -> String {
        "workshop-grade-\(namespace.filter(\.isNumber))-"
    }
}

extension ControlGroupPlace {
    /// The place on this system; nil where there is none.
    static func find(in system: ControlGroupSystem) -> ControlGroupPlace? {
        let folder = { (controller: String?) in
            ownFolder(
                of: controller, mounts: system.read("/proc/self/mounts"),
                groups: system.read("/proc/self/cgroup"))
        }
        if let own = folder(nil), let place = delegated(own, in: system) { return place }
        guard let memory = folder("memory") else { return nil }
        return [folder("pids"), nil].lazy
            .map {
                ControlGroupPlace(version: .first, memory: memory, processes: $0, system: system)
            }
            .first { $0.works }
    }

    /// The folder with the files of the group that this program belongs to.
    ///
    /// - Parameters:
    ///   - controller: What is counted by a tree of groups of version 1: `memory`, `pids`; nil for
    ///     the tree of version 2.
    ///   - mounts: What is mounted, in the words of `/proc/self/mounts`.
    ///   - groups: The groups of this program, in the words of `/proc/self/cgroup`.
    static func ownFolder(of controller: String?, mounts: String, groups: String) -> String? {
        // Said in full, since the compiler takes nine seconds to find these types out.
        let name: Substring = controller.map { Substring($0) } ?? ""
        let lines: [[Substring]] = mounts.split(separator: "\n").map { $0.split(separator: " ") }
        let mount = lines.first { words in
            guard words.count > 3 else { return false }
            return controller == nil
                ? words[2] == "cgroup2"
                : words[2] == "cgroup" && words[3].split(separator: ",").contains(name)
        }
        let parts: [[Substring]] = groups.split(separator: "\n").map { line in
            line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        }
        let group = parts.first { words in
            guard words.count == 3 else { return false }
            return controller == nil
                ? words[0] == "0" : words[1].split(separator: ",").contains(name)
        }
        guard let mount, let group else { return nil }
        return "\(mount[1])\(group[2] == "/" ? "" : group[2])"
    }

    /// The place in this program's own group of version 2, or in the one above it.
    private static func delegated(
        _ own: String, in system: ControlGroupSystem
    ) -> ControlGroupPlace? {
        if let place = passingOn(own, isOwn: true, in: system) { return place }
        let above = own.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
        let isUnlimited = ["memory.max", "pids.max"].allSatisfy {
            ["max\n", ""].contains(system.read("\(own)/\($0)"))
        }
        guard isUnlimited, !above.hasSuffix(".slice") else { return nil }
        return passingOn(above, isOwn: false, in: system)
    }

    /// The place in a group of version 2, which then passes memory on, and processes, where it can.
    /// Nil where no place works; then nothing has changed.
    private static func passingOn(
        _ folder: String, isOwn: Bool, in system: ControlGroupSystem
    ) -> ControlGroupPlace? {
        let words = { (file: String) in
            system.read("\(folder)/\(file)").split(whereSeparator: \.isWhitespace)
        }
        let counted = words("cgroup.controllers").filter { ["memory", "pids"].contains($0) }
        guard counted.contains("memory") else { return nil }
        let place = ControlGroupPlace(
            version: .second, memory: folder, processes: counted.contains("pids") ? folder : nil,
            system: system)
        let control = "cgroup.subtree_control"
        let passed = words(control)
        let missing = counted.filter { !passed.contains($0) }
        guard !missing.isEmpty else { return place.works ? place : nil }
        let change = { (sign: String) in
            system.write(
                missing.map { sign + $0 }.joined(separator: " "), "\(folder)/\(control)")
        }
        let passOn = {
            guard change("+") else { return false }
            if place.works { return true }
            _ = change("-")
            return false
        }
        return passOn() || (isOwn && stepDown(from: folder, in: system, then: passOn))
            ? place : nil
    }

    /// Moves this program from a group of version 2, where it is alone, to a new one below, and
    /// does the step. Where the step fails, the program goes back. Returns whether all of it
    /// worked.
    private static func stepDown(
        from folder: String, in system: ControlGroupSystem, then step: () -> Bool
    ) -> Bool {
        let members = ControlGroup.Version.second.members
        let below = "\(folder)/\(ownName)"
        guard system.read("\(folder)/\(members)") == "\(getpid())\n", system.makeFolder(below)
        else {
            return false
        }
        if system.write("0", "\(below)/\(members)"), step() { return true }
        _ = system.write("0", "\(folder)/\(members)")
        _ = system.removeFolder(below)
        return false
    }

    /// Whether a group with a limit can be made at this place, and a process put into it.
    private var works: Bool {
        removeThoseOfTheDead()
        var trial = group("trial")
        let works = trial.make() && trial.begin(limit: 1 << 30) && system.holds(trial)
        // The kernel forgets the process a moment after its end.
        for _ in 0..<20 where !trial.remove() { usleep(1000) }
        return works
    }

    /// Removes the groups of graders that were ended before they could do so themselves.
    func removeThoseOfTheDead() {
        for folder in folders {
            for name in system.names(folder) where name.hasPrefix(Self.prefix) {
                let number = name.dropFirst(Self.prefix.count).prefix(while: \.isNumber)
                guard let pid = pid_t(number), kill(pid, 0) == -1, errno == ESRCH else { continue }
                _ = system.removeFolder("\(folder)/\(name)")
            }
        }
    }
}
