import Foundation

/// Finds processes that belong together, and ends them.
///
/// A child leads its own session. A process that it starts stays in that session or creates a new
/// one, and can never enter ours, so a process in our session belongs to no child.
enum ProcessTree {
    /// A process and all its descendants, starting with the process itself.
    static func members(of pid: pid_t, most: Int = .max) -> [pid_t] {
        var members = [pid]
        var known: Set<pid_t> = [pid]
        var next = 0
        while next < members.count, members.count <= most {
            let children = Platform.children(of: members[next])
            members += children.filter { known.insert($0).inserted }
            next += 1
        }
        return members
    }

    /// The processes that have lost their parent and belong to one of these children, or to no
    /// running child.
    ///
    /// An orphan in the session of another running child belongs to that child.
    static func orphans(of sessions: Set<pid_t>, running: Set<pid_t>) -> [pid_t] {
        let ownSession = getsid(0)
        return Platform.possibleOrphans().filter { pid in
            guard !running.contains(pid) else { return false }
            let session = getsid(pid)
            guard session != ownSession, session != -1 else { return false }
            return sessions.contains(session)
                || (Platform.adoptsOrphans && !running.contains(session))
        }
    }

    /// The resident memory of a process and all its descendants, in bytes.
    static func residentSize(of pid: pid_t) -> Int {
        members(of: pid).reduce(0) { $0 + Platform.residentSize(of: $1) }
    }

    /// Ends a process, all its descendants, and their process groups.
    ///
    /// A group is ended as a whole, so that a process can't escape by starting another one.
    static func kill(_ pid: pid_t) {
        let ownSession = getsid(0)
        for member in members(of: pid) where getsid(member) != ownSession {
            let group = getpgid(member)
            if group > 1 { killpg(group, SIGKILL) }
            Foundation.kill(member, SIGKILL)
        }
    }

    /// Whether a child of ours has ended and can be waited for.
    static func hasEnded(_ child: pid_t) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0
            && info.si_signo == SIGCHLD
    }
}
