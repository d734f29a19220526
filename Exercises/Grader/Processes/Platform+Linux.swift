#if !canImport(Darwin)
    import Foundation

    /// The code that is specific to Linux.
    ///
    /// Swift doesn't import C functions that are GNU extensions or take variable arguments, so
    /// these functions are looked up by name. A function is nil if an older C library lacks it.
    enum Platform {
        typealias FileActions = posix_spawn_file_actions_t
        typealias SpawnAttributes = posix_spawnattr_t

        /// The flags that start a child in a new session: `POSIX_SPAWN_SETSID`.
        static let spawnFlags: Int16 = 0x80

        /// The limit for core files. It is 1, because with 0 Linux would still start the program
        /// that collects crashes, which is slow.
        static let coreFileLimit: rlim_t = 1

        static let coreFile = __rlimit_resource_t(RLIMIT_CORE.rawValue)
        static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        static let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        static let processes = __rlimit_resource_t(__RLIMIT_NPROC.rawValue)

        /// The type of a socket that no child inherits.
        static let streamSocket = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        /// The option that makes sending to a closed socket fail without raising SIGPIPE.
        static let sendsNoSignal = Int32(MSG_NOSIGNAL)
        /// Whether test programs can fork a child for each piece of their work.
        static let forksServers = true

        private typealias Name = UnsafePointer<CChar>
        private typealias Actions = UnsafeMutablePointer<FileActions>

        private static let prctl = function(
            "prctl", as: (@convention(c) @Sendable (Int32, UInt, UInt, UInt, UInt) -> Int32).self)
        private static let syscall = function(
            "syscall", as: (@convention(c) @Sendable (Int, Int, Int) -> Int).self)
        private static let addchdir = function(
            "posix_spawn_file_actions_addchdir_np",
            as: (@convention(c) @Sendable (Actions, Name) -> Int32).self)
        private static let addclosefrom = function(
            "posix_spawn_file_actions_addclosefrom_np",
            as: (@convention(c) @Sendable (Actions, Int32) -> Int32).self)

        private static func function<F>(_ name: String, as type: F.Type) -> F? {
            dlsym(nil, name).map { unsafeBitCast($0, to: type) }
        }

        /// Makes this process the parent of all orphans among its descendants, or stops that.
        static func adoptOrphans(_ adopts: Bool = true) {
            let setChildSubreaper: Int32 = 36
            _ = prctl?(setChildSubreaper, adopts ? 1 : 0, 0, 0, 0)
        }

        /// Makes a child start in this folder.
        static func addChangeDirectory(_ actions: inout FileActions, _ path: String) -> Int32 {
            addchdir?(&actions, path) ?? ENOSYS
        }

        /// Makes a child inherit only the descriptors below `first`.
        ///
        /// If the C library lacks the function for this, the child also inherits other descriptors
        /// that were opened without `O_CLOEXEC`.
        static func addCloseOthers(_ actions: inout FileActions, from first: Int32) {
            _ = addclosefrom?(&actions, first)
        }

        /// Returns a descriptor that can be polled for the end of a child; -1 if the system has
        /// none.
        static func exitDescriptor(of pid: pid_t) -> Int32 {
            let pidfdOpen = 434
            return syscall.map { Int32(truncatingIfNeeded: $0(pidfdOpen, Int(pid), 0)) } ?? -1
        }

        /// Whether orphans become our children, even those that left their session.
        static let adoptsOrphans = true

        /// The processes that may be orphans.
        static func possibleOrphans() -> [pid_t] {
            ProcessFiles.children(of: getpid())
        }

        /// The children of a process.
        static func children(of pid: pid_t) -> [pid_t] {
            ProcessFiles.children(of: pid)
        }

        /// The resident memory of a process in bytes; 0 if the process is gone.
        static func residentSize(of pid: pid_t) -> Int {
            ProcessFiles.residentSize(of: pid)
        }
    }
#endif
