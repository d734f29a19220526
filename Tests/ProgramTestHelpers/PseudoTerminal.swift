import Foundation
import XCTest

/// A program in its own terminal. A test types keys into it and reads its screen.
///
/// The program leads its own session. So nothing may be run through `Processes` while the program
/// runs: `Processes` would take the program for an orphan and end it.
public final class PseudoTerminal {
    #if canImport(Darwin)
        private typealias FileActions = posix_spawn_file_actions_t?
        private typealias SpawnAttributes = posix_spawnattr_t?
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
        private typealias FileActions = posix_spawn_file_actions_t
        private typealias SpawnAttributes = posix_spawnattr_t
        /// `POSIX_SPAWN_SETSID`, which Swift can't import.
        private static let newSession: Int16 = 0x80
    #endif

    public private(set) var screen: ScreenModel
    public let pid: pid_t
    /// The modes of the terminal before the program started.
    public let modesBefore: String
    private let main: Int32
    private var status: Int32?

    public init(
        _ executable: String, _ arguments: [String], environment: [String: String],
        directory: String, columns: Int, rows: Int
    ) throws {
        screen = ScreenModel(columns: columns, rows: rows)
        var (main, other): (Int32, Int32) = (-1, -1)
        guard openpty(&main, &other, nil, nil, nil) == 0, let name = ttyname(other) else {
            throw POSIXError(.ENODEV)
        }
        defer { close(other) }
        self.main = main
        let path = String(cString: name)
        for end in [main, other] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        modesBefore = Self.modes(of: main)
        Self.setSize(of: main, columns: columns, rows: rows)
        var actions = FileActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that a session leader opens becomes its controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = SpawnAttributes()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.newSession)
        // The shell changes to the folder, and is then replaced by the program.
        let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory, executable]
        var words = (shell + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var pid: pid_t = 0
        let code = posix_spawn(&pid, shell[0], &actions, &attributes, &words, &variables)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
        self.pid = pid
    }

    deinit {
        if status == nil {
            kill(pid, SIGKILL)
            waitpid(pid, nil, 0)
        }
        close(main)
    }

    public var modes: String { Self.modes(of: main) }

    public func type(_ keys: String) {
        _ = Array(keys.utf8).withUnsafeBytes { write(main, $0.baseAddress, $0.count) }
    }

    /// Changes the size of the terminal, and reads until the program has drawn its screen for the
    /// new size.
    public func resize(
        columns: Int, rows: Int, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        screen.resize(columns: columns, rows: rows)
        Self.setSize(of: main, columns: columns, rows: rows)
        try waitForDrawing(file: file, line: line)
    }

    /// Sends a signal after which the program draws its whole screen again, as after Ctrl-Z and
    /// `fg`. Reads until the program has done so.
    public func redraw(
        after signal: Int32 = SIGCONT, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        screen.resize(columns: screen.columns, rows: screen.rows)
        kill(pid, signal)
        try waitForDrawing(file: file, line: line)
    }

    /// Reads until the program has cleared the screen and drawn all rows. The end of the last row may
    /// still be missing.
    private func waitForDrawing(file: StaticString, line: UInt) throws {
        try wait(
            for: "a drawing of \(screen.columns)×\(screen.rows)", file: file, line: line
        ) { !$0.isOfOldSize && $0.lines.last != "" }
    }

    /// Reads until the screen satisfies the condition; fails if it doesn't within two minutes.
    public func wait(
        for what: String, file: StaticString = #filePath, line: UInt = #line,
        until isWanted: (ScreenModel) -> Bool
    ) throws {
        let end = Date(timeIntervalSinceNow: 120)
        while !isWanted(screen) {
            guard Date() < end, readOnce(milliseconds: 100) else {
                XCTFail("waited for \(what), and saw:\n\(screen.text)", file: file, line: line)
                throw POSIXError(.ETIMEDOUT)
            }
        }
    }

    /// Reads until the screen contains the text.
    public func wait(for text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try wait(for: text, file: file, line: line) { $0.text.contains(text) }
    }

    /// Reads until the program ends, and returns its wait status. Kills the program after two
    /// minutes.
    public func waitForEnd() -> Int32 {
        if let status { return status }
        var status: Int32 = 0
        let end = Date(timeIntervalSinceNow: 120)
        while waitpid(pid, &status, WNOHANG) == 0 {
            if Date() > end { kill(pid, SIGKILL) }
            _ = readOnce(milliseconds: 10)
        }
        self.status = status
        // The last output may not have been read yet.
        while isReadable(milliseconds: 50), readOnce(milliseconds: 0) {}
        return status
    }

    /// Reads the available output once; returns false if no more can follow.
    private func readOnce(milliseconds: Int32) -> Bool {
        guard isReadable(milliseconds: milliseconds) else { return true }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(main, &buffer, buffer.count)
        guard count > 0 else { return false }
        screen.write(Array(buffer[..<count]))
        return true
    }

    private func isReadable(milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }

    private static func setSize(of descriptor: Int32, columns: Int, rows: Int) {
        var size = winsize()
        (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }

    /// All modes of a terminal as text, for comparison.
    private static func modes(of descriptor: Int32) -> String {
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0 else { return "unknown" }
        return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(modes.c_cc)"
    }
}
