import Foundation

/// How many files this process may have open, pipes and sockets among them.
package enum OpenFiles {
    /// Enough for a computer with a hundred cores: each has up to twelve test processes, which wait
    /// or work, with five files of ours.
    static let wanted: rlim_t = 8192

    /// Raises the limit as far as one may: many systems begin with 256 or 1024, for programs that
    /// can't count any further. Those that this process starts in a sandbox have a limit of their own.
    package static func allowMany() {
        var limit = rlimit()
        guard getrlimit(Platform.openFiles, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        // Where that isn't allowed, the limit is as it was.
        setrlimit(Platform.openFiles, &limit)
    }
}
