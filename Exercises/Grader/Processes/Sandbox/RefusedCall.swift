/// A system call that the sandbox refuses, because no exercise needs it.
struct RefusedCall: Sendable {
    /// The condition under which a call is refused, based on the lower 32 bits of its arguments.
    enum Condition: Sendable {
        case always
        /// The call is refused unless the first argument is this number and, if `second` is given,
        /// the second argument is that number.
        case unless(first: UInt32, second: UInt32? = nil)
        case any(argument: Int, bits: UInt32)
        case all(argument: Int, bits: UInt32)
    }

    /// The Linux error number that the program gets.
    enum Failure: UInt32, Sendable {
        case notPermitted = 1
        /// The error of a kernel that is too old for the call, so that libraries use an older call
        /// instead.
        case noSuchCall = 38
    }

    let name: String
    var condition = Condition.always
    var error = Failure.notPermitted
    private let amd64: UInt32?
    private let arm64: UInt32

    init(
        _ name: String, _ amd64: UInt32?, _ arm64: UInt32, _ condition: Condition = .always,
        _ error: Failure = .notPermitted
    ) {
        self.name = name
        self.amd64 = amd64
        self.arm64 = arm64
        self.condition = condition
        self.error = error
    }

    /// Creates an entry for a call that is new enough to have the same number on all architectures.
    init(_ name: String, _ number: UInt32, _ error: Failure = .notPermitted) {
        self.init(name, number, number, .always, error)
    }

    func number(_ architecture: SystemCallFilter.Architecture) -> UInt32? {
        switch architecture {
        case .amd64: amd64
        case .arm64: arm64
        }
    }

    /// The number of the newest call that has been reviewed, `removexattrat`. All newer calls are
    /// refused.
    static let lastNumber: UInt32 = 466

    static let all =
        memory + messages + keys + sockets + otherProcesses + kernel + mounts + namespaces
        + administration

    /// Calls for memory that belongs to no process. A limit on the memory of processes wouldn't
    /// count it.
    private static let memory = [
        RefusedCall("memfd_create", 319, 279), RefusedCall("memfd_secret", 447),
        RefusedCall("shmget", 29, 194), RefusedCall("shmat", 30, 196),
        RefusedCall("shmctl", 31, 195), RefusedCall("shmdt", 67, 197),
        // This is for shared memory without a file. After a part of it is released, the part still
        // exists, but no limit counts it.
        RefusedCall("mmap", 9, 222, .all(argument: 3, bits: 0x21)),
    ]

    /// Calls for queues and semaphores, which still exist after a process ends.
    private static let messages = [
        RefusedCall("semget", 64, 190), RefusedCall("semop", 65, 193),
        RefusedCall("semctl", 66, 191), RefusedCall("semtimedop", 220, 192),
        RefusedCall("msgget", 68, 186), RefusedCall("msgsnd", 69, 189),
        RefusedCall("msgrcv", 70, 188), RefusedCall("msgctl", 71, 187),
        RefusedCall("mq_open", 240, 180), RefusedCall("mq_unlink", 241, 181),
        RefusedCall("mq_timedsend", 242, 182), RefusedCall("mq_timedreceive", 243, 183),
        RefusedCall("mq_notify", 244, 184), RefusedCall("mq_getsetattr", 245, 185),
    ]

    /// Calls for the kernel's keys. Keys belong to no namespace, so a process could leave a message
    /// in them for the next process.
    private static let keys = [
        RefusedCall("add_key", 248, 217), RefusedCall("request_key", 249, 218),
        RefusedCall("keyctl", 250, 219),
    ]

    /// Calls for all sockets except local ones. Some kinds of sockets belong to no network
    /// namespace, such as those to the host of a virtual machine.
    private static let sockets = [
        RefusedCall("socket", 41, 198, .unless(first: 1)),
        RefusedCall("socketpair", 53, 199, .unless(first: 1)),
    ]

    private static let otherProcesses = [
        // A process may change its own limits. Number 0 stands for the process itself.
        RefusedCall("prlimit64", 302, 261, .unless(first: 0)),
        // A process may change its own priority. The first argument must be 0 as well, because
        // otherwise it means a group or a user, which can include the parent.
        RefusedCall("setpriority", 141, 140, .unless(first: 0, second: 0)),
        RefusedCall("ioprio_set", 251, 30),
        RefusedCall("sched_setaffinity", 203, 122, .unless(first: 0)),
        RefusedCall("sched_setparam", 142, 118, .unless(first: 0)),
        RefusedCall("sched_setscheduler", 144, 119, .unless(first: 0)),
        RefusedCall("sched_setattr", 314, 274, .unless(first: 0)),
        RefusedCall("ptrace", 101, 117), RefusedCall("process_vm_readv", 310, 270),
        RefusedCall("process_vm_writev", 311, 271), RefusedCall("kcmp", 312, 272),
        RefusedCall("pidfd_getfd", 438), RefusedCall("process_madvise", 440),
    ]

    /// Calls for parts of the kernel in which many sandbox escapes were found.
    private static let kernel = [
        RefusedCall("bpf", 321, 280), RefusedCall("perf_event_open", 298, 241),
        RefusedCall("userfaultfd", 323, 282), RefusedCall("io_uring_setup", 425),
        RefusedCall("io_uring_enter", 426), RefusedCall("io_uring_register", 427),
        RefusedCall("personality", 135, 92), RefusedCall("fanotify_init", 300, 262),
        RefusedCall("fanotify_mark", 301, 263), RefusedCall("name_to_handle_at", 303, 264),
        RefusedCall("open_by_handle_at", 304, 265),
    ]

    private static let mounts = [
        RefusedCall("mount", 165, 40), RefusedCall("umount2", 166, 39),
        RefusedCall("pivot_root", 155, 41), RefusedCall("chroot", 161, 51),
        RefusedCall("open_tree", 428), RefusedCall("move_mount", 429), RefusedCall("fsopen", 430),
        RefusedCall("fsconfig", 431), RefusedCall("fsmount", 432), RefusedCall("fspick", 433),
        RefusedCall("mount_setattr", 442), RefusedCall("statmount", 457),
        RefusedCall("listmount", 458),
    ]

    /// Calls that create or enter namespaces. In a new namespace, a process would be root.
    private static let namespaces = [
        RefusedCall("unshare", 272, 97), RefusedCall("setns", 308, 268),
        RefusedCall("clone", 56, 220, .any(argument: 0, bits: 0x7e02_0000)),
        // The flags of `clone3` are in memory, which a filter can't read, so the call is always
        // refused.
        RefusedCall("clone3", 435, .noSuchCall),
    ]

    /// Calls for administrators only. The kernel refuses them as well, but refusing them twice
    /// costs nothing.
    private static let administration = [
        RefusedCall("kexec_load", 246, 104), RefusedCall("kexec_file_load", 320, 294),
        RefusedCall("init_module", 175, 105), RefusedCall("finit_module", 313, 273),
        RefusedCall("delete_module", 176, 106), RefusedCall("syslog", 103, 116),
        RefusedCall("acct", 163, 89), RefusedCall("reboot", 169, 142),
        RefusedCall("swapon", 167, 224), RefusedCall("swapoff", 168, 225),
        RefusedCall("quotactl", 179, 60), RefusedCall("quotactl_fd", 443),
    ]
}
