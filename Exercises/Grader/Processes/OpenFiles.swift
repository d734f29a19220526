import Foundation

/// Raises the limit on the number of files that this process may have open, including pipes and
/// sockets.
package enum OpenFiles {
    /// The limit to set. It is enough for a computer with a hundred cores. For each core there are
    /// up to twelve test processes, working or waiting, and each of these keeps five of our files
    /// open.
    static let wanted: rlim_t = 8192

    /// Raises the limit as far as the system allows. Many systems start with 256 or 1024, because
    /// programs that use `select` can't handle more. Programs in a sandbox have their own limit.
    package static func allowMany() {
        var limit = rlimit()
        guard getrlimit(Platform.openFiles, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        // If the system doesn't allow this, the limit stays the same.
        setrlimit(Platform.openFiles, &limit)
    }
}
