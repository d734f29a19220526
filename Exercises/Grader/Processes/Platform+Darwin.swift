#if canImport(Darwin)
    import Foundation

    /// The code that is specific to macOS.
    ///
    /// On macOS, `launchd` becomes the parent of orphans. An orphan that leaves its session
    /// unnoticed can't be found.
    enum Platform {
        typealias FileActions = posix_spawn_file_actions_t?
        typealias SpawnAttributes = posix_spawnattr_t?

        /// The flags that start a child in a new session, with no descriptors except those in the
        /// file actions.
        static let spawnFlags = Int16(POSIX_SPAWN_SETSID) | Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)

        static let coreFileLimit: rlim_t = 0

        static let coreFile = RLIMIT_CORE
        static let openFiles = RLIMIT_NOFILE
        static let fileSize = RLIMIT_FSIZE
        static let processes = RLIMIT_NPROC

        static let streamSocket = SOCK_STREAM
        static let sendsNoSignal: Int32 = 0
        /// Whether test programs can fork a child for each piece of their work. They can't, because
        /// Apple's libraries don't work in a child that was forked without running a new program.
        static let forksServers = false

        /// Whether orphans become our children, even those that left their session.
        static let adoptsOrphans = false

        /// Does nothing, because on macOS a process can't become the parent of orphans.
        static func adoptOrphans(_ adopts: Bool = true) {}

        /// Makes a child start in this folder.
        static func addChangeDirectory(_ actions: inout FileActions, _ path: String) -> Int32 {
            posix_spawn_file_actions_addchdir_np(&actions, path)
        }

        /// Does nothing, because `spawnFlags` already closes all other descriptors.
        static func addCloseOthers(_ actions: inout FileActions, from first: Int32) {}

        /// Returns -1, because macOS has no such descriptor. The end of a child is checked for
        /// regularly instead.
        static func exitDescriptor(of pid: pid_t) -> Int32 { -1 }

        /// The processes that may be orphans.
        static func possibleOrphans() -> [pid_t] {
            list { proc_listallpids($0, $1) }
        }

        /// The children of a process.
        static func children(of pid: pid_t) -> [pid_t] {
            list { proc_listchildpids(pid, $0, $1) }
        }

        /// The resident memory of a process in bytes; 0 if the process is gone.
        static func residentSize(of pid: pid_t) -> Int {
            var usage = rusage_info_v0()
            let result = withUnsafeMutablePointer(to: &usage) { pointer in
                pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
                    proc_pid_rusage(pid, RUSAGE_INFO_V0, $0)
                }
            }
            return result == 0 ? Int(usage.ri_resident_size) : 0
        }

        private static func list(
            _ fill: (UnsafeMutableRawPointer?, Int32) -> Int32
        ) -> [pid_t] {
            var pids = [pid_t](repeating: 0, count: 16_384)
            let count = pids.withUnsafeMutableBytes { fill($0.baseAddress, Int32($0.count)) }
            return Array(pids.prefix(max(0, Int(count)))).filter { $0 > 0 }
        }
    }
#endif
