import Foundation

/// How many files this process may have open, pipes and sockets among them.
package enum OpenFiles {
    /// Enough for a computer with a hundred cores: each has up to twelve test processes, which wait
    /// or work, with five files of ours.
    static let wanted: rlim_t = 8192

    /// Raises the limit as far as the system allows. Many systems begin with 256 or 1024, for the
    /// sake of programs that use `select`. What runs in a sandbox has a limit of its own.
    package static func allowMany() {
        var limit = rlimit()
        guard getrlimit(Platform.openFiles, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        // Where that isn't allowed, the limit is as it was.
        setrlimit(Platform.openFiles, &limit)
    }
}
