import Foundation

/// Raises the limit on the files that this process may have open, including pipes and sockets.
package enum OpenFiles {
    /// The limit to set. It is enough for a computer with a hundred cores: each has up to twelve
    /// test processes, working or waiting, with five of our files each.
    static let wanted: rlim_t = 8192

    /// Raises the limit as far as the system allows. Many systems start with 256 or 1024, because
    /// some programs use `select`. Programs in a sandbox have their own limit.
    package static func allowMany() {
        var limit = rlimit()
        guard getrlimit(Platform.openFiles, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        // If that isn't allowed, the limit stays the same.
        setrlimit(Platform.openFiles, &limit)
    }
}
