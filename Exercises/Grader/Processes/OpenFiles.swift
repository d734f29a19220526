import Foundation

/// The number of files that this process may have open, including pipes and sockets.
package enum OpenFiles {
    /// Enough for a computer with a hundred cores: each has up to twelve test processes, which wait
    /// or work, with five files of ours.
    static let wanted: rlim_t = 8192

    /// Raises the limit as far as the system allows. Many systems start with 256 or 1024, for the
    /// sake of programs that use `select`. Programs in a sandbox have their own limit.
    package static func allowMany() {
        var limit = rlimit()
        guard getrlimit(Platform.openFiles, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        // If that isn't allowed, the limit stays as it was.
        setrlimit(Platform.openFiles, &limit)
    }
}
