#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The launcher of the grader. It builds the grader if the grader is missing or older than its
/// sources, and then replaces itself with the grader.
///
/// It imports nothing from the kit, so that a learner's `swift test` has almost nothing to compile.
/// The C library is enough: loading Foundation would take longer than everything that the launcher
/// does.
@main
enum Grade {
    static func main() {
        let launcher = executablePath()
        guard let package = folder(around: [launcher, #filePath], with: "Exercises/Grader/grader")
        else {
            fail(
                "\(launcher) belongs to a workshop that was moved. In the workshop's folder, run 'swift run grade'."
            )
        }
        // The folder that `swift run` built the launcher in, usually .build.
        let scratch =
            folder(around: [launcher], with: "workspace-state.json") ?? "\(package)/.build"
        let build = GraderBuild(package: package, scratch: "\(scratch)/grader", launcher: launcher)
        if !build.isCurrent { build.run() }
        let grader = build.program
        // The grader gets the same environment, folder, terminal and arguments. They are passed as
        // bytes, because text that isn't UTF-8 would be changed.
        let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        var arguments = [strdup(grader)] + all.dropFirst() + [nil]
        execv(grader, &arguments)
        fail(
            "Couldn't start \(grader): \(String(cString: strerror(errno))). Delete it and try again."
        )
    }
}

/// The build of the grader, in a separate folder.
struct GraderBuild {
    let package: String
    let scratch: String
    let launcher: String

    #if DEBUG
        private static let configuration = "debug"
    #else
        private static let configuration = "release"
    #endif

    /// The file written when a build starts. It contains the package's path, and its modification
    /// time is the start of the build.
    private var started: String { "\(scratch)-\(Self.configuration).started" }
    /// The file that exists only if the build succeeded.
    private var finished: String { "\(scratch)-\(Self.configuration).finished" }
    var program: String { "\(scratch)/\(Self.configuration)/grader" }

    /// Whether the grader exists and is newer than all its sources.
    ///
    /// A removed source counts as well, because its folder is then newer than the grader. So does a different
    /// version of Swift, because SwiftPM then rebuilds the launcher, which is newer than the grader.
    var isCurrent: Bool {
        let sources = ["Exercises/Grader", "Exercises/Catalog", "Package.swift"]
        let paths = (sources.map { "\(package)/\($0)" } + [launcher]).map(quoted)
        return system(
            """
            [ "$(cat \(quoted(started)) 2>/dev/null)" = \(quoted(package)) ] &&
            [ -e \(quoted(finished)) ] && [ -x \(quoted(program)) ] &&
            [ -z "$(find \(paths.joined(separator: " ")) -newer \(quoted(started)) 2>&1 | head -n 1)" ]
            """) == 0
    }

    /// Builds the grader with the package manager.
    func run() {
        // Compiled modules contain absolute paths, so the old build of a folder that was moved can't be
        // used.
        let (status, output) = run(
            """
            [ -w "$(dirname \(quoted(scratch)))" ] || { echo "The build folder is read-only. Copy the workshop to a folder that you can write to."; exit 1; }
            [ "$(cat \(quoted(started)) 2>/dev/null)" = \(quoted(package)) ] || rm -rf \(quoted(scratch))
            rm -f \(quoted(finished)); env printf '%s\\n' \(quoted(package)) >\(quoted(started)) || exit
            unset WORKSHOP_TREE WORKSHOP_STAGE WORKSHOP_TESTS; export WORKSHOP_GRADER=1
            swift build --package-path \(quoted(package)) --scratch-path \(quoted(scratch)) \\
                -c \(Self.configuration) --product grader --disable-index-store && touch \(quoted(finished))
            """)
        guard status == 0 else {
            fail(
                """
                \(output.joined())
                The grader could not be built in \(scratch), for the reason given above.
                If you haven't changed anything in Exercises, delete that folder and try again.
                """)
        }
    }

    private nonisolated(unsafe) static var isInterrupted: sig_atomic_t = 0

    /// Runs a shell command, and shows the progress. Returns all lines that the command printed.
    private func run(_ command: String) -> (status: Int32, lines: [String]) {
        let terminal = getenv("TERM").map { String(cString: $0) }
        let redraws = isatty(2) == 1 && getenv("NO_COLOR") == nil && terminal != "dumb"
        // On a terminal, each line replaces the previous one and is cut off at the edge.
        let (start, end) = redraws ? ("\r\u{1B}[2K\u{1B}[?7l", "\u{1B}[?7h") : ("", "\n")
        func show(_ line: String) { write(start + line + end) }
        show("Building the grader. The first time, this takes about a minute.")
        // Ctrl-C also reaches the package manager, which stops its compilers before this process ends.
        let before = signal(SIGINT) { _ in GraderBuild.isInterrupted = 1 }
        let stream = popen("exec 2>&1; \(command)", "r")
        var (lines, line, size) = ([String](), UnsafeMutablePointer<CChar>?.none, 0)
        while let stream, getline(&line, &size, stream) > 0, let line {
            lines.append(String(cString: line))
            // The output consists of lines such as "[12/345] Compiling Grading Report.swift".
            let step = lines[lines.count - 1].dropLast()
            if redraws, step.hasPrefix("[") { show("Building the grader: \(step)") }
        }
        let status = stream.map { pclose($0) } ?? -1
        signal(SIGINT, before)
        if redraws { show("") }
        if Self.isInterrupted == 1 { raise(SIGINT) }
        return (status, lines)
    }
}

/// The innermost folder around one of these files that contains an entry with this name.
private func folder(around files: [String], with name: String) -> String? {
    for file in files {
        var folder = file[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if access("\(folder)/\(name)", F_OK) == 0 { return String(folder) }
        }
    }
    return nil
}

/// The absolute path of this program, without links.
private func executablePath() -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    #if canImport(Darwin)
        var size = UInt32(path.count)
        _NSGetExecutablePath(&path, &size)
    #else
        readlink("/proc/self/exe", &path, path.count - 1)
    #endif
    return realpath(path, nil).map { String(cString: $0) } ?? CommandLine.arguments[0]
}

private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
}

private func write(_ text: String) { _ = write(2, text, text.utf8.count) }

private func fail(_ message: String) -> Never {
    write("\(message)\n")
    exit(70)
}
