import Foundation

/// Starts the user's own programs, such as an editor, without limits and without a sandbox.
///
/// These programs stay in this process's session, so they are never mistaken for processes that a
/// test left behind.
package enum UserProgram {
    /// Runs a program on the terminal of this process until the program ends.
    ///
    /// - Parameter stop: Called if the user stopped the program with Ctrl-Z. It must stop this
    ///   process too, and return when this process continues.
    /// - Returns: The exit status; nil if the program couldn't be started or was ended by a signal.
    package static func runOnTerminal(
        _ executable: String, _ arguments: [String], environment: [String: String],
        directory: String, stop: () -> Void
    ) -> Int32? {
        var actions = Platform.FileActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard
            let pid = start(
                executable, arguments, environment, directory, &actions, hasOwnGroup: true)
        else { return nil }
        // The program has its own group, so that Ctrl-C and Ctrl-Z go only to it.
        handTerminal(to: pid)
        var status: Int32 = 0
        while true {
            guard waitpid(pid, &status, WUNTRACED) != -1 else {
                if errno == EINTR { continue }
                break
            }
            // If the program was stopped, the first byte is 0x7F, and the second byte is the
            // signal.
            guard status & 0xFF == 0x7F else { break }
            let number = status >> 8 & 0xFF
            if number != SIGTTIN, number != SIGTTOU {
                handTerminal(to: getpgrp())
                stop()
            }
            handTerminal(to: pid)
            kill(-pid, SIGCONT)
        }
        handTerminal(to: getpgrp())
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    /// Starts a program that has its own window, and doesn't wait for it.
    ///
    /// - Returns: Whether the program could be started.
    package static func open(
        _ executable: String, _ arguments: [String], environment: [String: String],
        directory: String
    ) -> Bool {
        var actions = Platform.FileActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // Programs such as `code` start the editor and then end. Until then, this process doesn't
        // adopt orphans, because it would end the editor as an orphan.
        Platform.adoptOrphans(false)
        guard
            let pid = start(
                executable, arguments, environment, directory, &actions, hasOwnGroup: false)
        else {
            Platform.adoptOrphans()
            return false
        }
        Thread.detachNewThread {
            let end = SuspendingClock.now + gracePeriod
            while waitpid(pid, nil, WNOHANG) == 0, SuspendingClock.now < end { usleep(20_000) }
            Platform.adoptOrphans()
            waitpid(pid, nil, 0)
        }
        return true
    }

    /// How long a program may take to start the editor and end.
    private static let gracePeriod = Duration.seconds(5)

    private static func start(
        _ executable: String, _ arguments: [String], _ environment: [String: String],
        _ directory: String, _ actions: inout Platform.FileActions, hasOwnGroup: Bool
    ) -> pid_t? {
        Platform.addCloseOthers(&actions, from: 3)
        guard Platform.addChangeDirectory(&actions, directory) == 0 else { return nil }
        let words = CStrings([executable] + arguments)
        let variables = CStrings(environment.map { "\($0.key)=\($0.value)" })
        var pid: pid_t = 0
        // The process group in the attributes is 0, so the program gets a new group of its own.
        let code = withFreshSignals(hasOwnGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0) { attributes in
            posix_spawn(
                &pid, executable, &actions, attributes, words.pointers, variables.pointers)
        }
        return code == 0 ? pid : nil
    }

    /// Makes a process group the one that receives the terminal's keys.
    private static func handTerminal(to group: pid_t) {
        // The system stops a process outside the terminal's group with SIGTTOU for this call, so
        // that signal is blocked.
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        tcsetpgrp(STDIN_FILENO, group)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
