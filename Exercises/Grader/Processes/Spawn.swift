import Foundation

/// The number of the first descriptor that a child doesn't get. The lower ones are input, output,
/// error, a pipe for lines, the command's attachment, a socket for a report, and a socket for work.
let firstClosedDescriptor = workDescriptor + 1

/// The descriptor from which a child reads its command's attachment.
let attachmentDescriptor: Int32 = 4

/// The descriptor of the socket on which a child sends a report. No other program can open this
/// socket by name.
private let reportDescriptor: Int32 = 5

/// The descriptor of the socket from which a child gets pieces of work.
let workDescriptor: Int32 = 6

/// Starts a program in its own session, with these pipe ends; returns its process ID.
func spawn(
    _ command: Command, _ ends: ChildEnds
) throws(ProcessError) -> pid_t {
    var actions = Platform.FileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard let attachment = InputPipe.make(holding: command.attachment) else {
        throw ProcessError(code: errno, command: command)
    }
    // Nothing is written after the child has started, so all bytes must fit into the pipe now.
    guard attachment.writeEnd < 0 else { throw ProcessError(code: EFBIG, command: command) }
    let codes = place(command, ends, attachment: attachment.readEnd, in: &actions)
    if let code = codes.first(where: { $0 != 0 }) {
        throw ProcessError(code: code, command: command)
    }
    guard Platform.addChangeDirectory(&actions, command.directory) == 0 else {
        throw .system(code: ENOSYS, executable: command.executable)
    }

    let arguments = CStrings([command.executable] + command.arguments)
    let environment = CStrings(command.environment.map { "\($0.key)=\($0.value)" })
    var pid: pid_t = 0
    let code = withFreshSignals(Platform.spawnFlags) { attributes in
        posix_spawn(
            &pid, command.executable, &actions, attributes, arguments.pointers,
            environment.pointers)
    }
    guard code == 0 else { throw ProcessError(code: code, command: command) }
    return pid
}

/// Adds the steps that put each descriptor where the child expects it. For each step, returns the
/// system's error number, or 0.
private func place(
    _ command: Command, _ ends: ChildEnds, attachment: Int32,
    in actions: inout Platform.FileActions
) -> [Int32] {
    var codes = [
        command.input.isEmpty
            ? posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            : posix_spawn_file_actions_adddup2(&actions, ends.input, 0)
    ]
    for (end, place) in [
        (ends.output, 1), (ends.output, 2), (ends.lines, 3), (ends.report, reportDescriptor),
    ] {
        codes.append(posix_spawn_file_actions_adddup2(&actions, end, place))
    }
    codes.append(
        command.attachment.isEmpty
            ? posix_spawn_file_actions_addopen(
                &actions, attachmentDescriptor, "/dev/null", O_RDONLY | O_CLOEXEC, 0)
            : posix_spawn_file_actions_adddup2(&actions, attachment, attachmentDescriptor))
    if let work = ends.work {
        codes.append(posix_spawn_file_actions_adddup2(&actions, work, workDescriptor))
    }
    Platform.addCloseOthers(
        &actions, from: ends.work == nil ? workDescriptor : firstClosedDescriptor)
    return codes
}

/// Calls a closure with attributes for a child that ignores and blocks no signals.
///
/// This process ignores the signals that it handles by other means, and may have blocked others. A
/// child would inherit both.
func withFreshSignals(
    _ flags: Int16, _ spawn: (UnsafePointer<Platform.SpawnAttributes>) -> Int32
) -> Int32 {
    var attributes = Platform.SpawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    sigdelset(&signals, SIGKILL)
    sigdelset(&signals, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | flags)
    return spawn(&attributes)
}

/// The ends of pipes and sockets that a child gets.
struct ChildEnds {
    let input: Int32
    let output: Int32
    let lines: Int32
    let report: Int32
    /// The child's end of the socket for work; nil if the child doesn't work repeatedly.
    let work: Int32?
}

/// A list of strings in C's format, which is an array of pointers with a nil at the end.
struct CStrings: ~Copyable {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) {
        pointers = strings.map { strdup($0) } + [nil]
    }

    deinit {
        for pointer in pointers { free(pointer) }
    }
}
