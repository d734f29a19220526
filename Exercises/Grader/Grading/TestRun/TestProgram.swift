import FileSystem
import Processes

/// The built tests of a stage, which are a program that runs the requested tests.
struct TestProgram: Sendable {
    /// The folder with the program and the files that it reads.
    let folder: String
    let files: Files
    /// The sandbox for the tests; nil for none.
    let sandbox: Sandbox?
    /// The toolchain program that prints the backtrace of a crash; nil if no backtraces are needed.
    var backtracer: String?

    /// The environment of a test process, which is an empty folder of its own and little else.
    struct Environment: Sendable {
        let path: String?
        /// The folder that the process uses as its working folder, home folder and temporary
        /// folder.
        let scratch: String
        /// The time after which the program prints a backtrace and ends. With
        /// `zero`, the program prints a backtrace only if it crashes; with nil, the program never
        /// prints one. With any other time, a crash also prints one.
        var backtraceAfter: Duration?
        /// Whether the two test libraries work together. This overrides the user's environment.
        var librariesInteroperate = false
        /// The memory limit of the process in bytes; nil for none.
        var memory: Int?

        fileprivate var variables: [String: String] {
            var result = [
                "HOME": scratch, "CFFIXED_USER_HOME": scratch, "TMPDIR": scratch,
                "SWIFT_BACKTRACE": "enable=no",
            ]
            if let backtraceAfter, backtraceAfter > .zero {
                result["WORKSHOP_QUIT_AFTER"] = "\(Int(backtraceAfter / .milliseconds(1)))"
            }
            result["SWIFT_TESTING_XCTEST_INTEROP_MODE"] = librariesInteroperate ? "limited" : nil
            result["PATH"] = path
            return result
        }
    }

    /// A piece of work for the program: which tests to run, and how to report them.
    struct Work {
        /// The key with which the test reporter authenticates its lines, as 32 hexadecimal digits.
        let key: String
        /// The planted bugs that are active while the tests run.
        var planting = Planting.nothing
        /// The names of XCTest tests, or the program's options for Swift Testing.
        let words: [String]

        /// The input that the program reads before it runs a test. It isn't passed in the
        /// environment, where other processes in the sandbox could read the key, or as arguments,
        /// whose length is limited.
        var text: String {
            let text = words.map { $0 + "\0" }.joined()
            return "\(key) \(text.utf8.count) \(planting.text)\n\(text)"
        }
    }

    /// The compiled-in changes that are active in a process.
    enum Planting: Equatable, Sendable {
        case nothing, everywhere
        /// The changes at these places, counted from 0.
        case places([Int])

        /// The active changes in the format that the test reporter reads.
        fileprivate var text: String {
            switch self {
            case .nothing: "-"
            case .everywhere: "all"
            case .places(let places): places.map(String.init).joined(separator: ",")
            }
        }
    }

    /// Returns the command that prints all XCTest tests as JSON. Before that, the test reporter
    /// announces itself.
    func list(in process: Environment) -> Command {
        command(Self.words(toRun: path, ["--dump-tests-json"]), process, report: "list")
    }

    /// The maximum total length of the test names for one process, in bytes. There is a limit
    /// because XCTest compares each name with every test.
    private static let maximumNamesLength = 100 << 10

    /// Returns the first of these names, at least one and at most as many as one process can
    /// handle.
    static func fitting(_ names: [String]) -> [String] {
        var length = 0
        let count = names.prefix { name in
            length += name.utf8.count + 1
            return length <= maximumNamesLength
        }.count
        return Array(names.prefix(max(1, count)))
    }

    /// Returns the command that does a piece of work.
    func run(_ work: Work, in process: Environment) -> Command {
        let isOptions = work.words.first?.hasPrefix("--") == true
        let arguments = isOptions ? work.words : [work.words.joined(separator: ",")]
        return command(
            Self.words(toRun: path, arguments, isTold: true), process, report: "stdin",
            input: work.text)
    }

    /// Returns the command that waits for pieces of work and does them.
    func serve(in process: Environment) -> Command {
        command([path], process, report: "serve")
    }

    /// Returns the options that select Swift Testing tests of a module. The tests run one after the
    /// other.
    ///
    /// The program writes the results to descriptor 3 as JSON Lines.
    ///
    /// - Parameters:
    ///   - names: The tests to run; all tests of the module if nil.
    ///   - done: The tests to leave out.
    ///   - eventStream: The version of the event stream.
    func swiftTesting(
        module: String, only names: [String]?, skipping done: [String], eventStream: String
    ) -> [String] {
        var options = [
            "--testing-library", "swift-testing", "--no-parallel",
            "--event-stream-output-path", "/dev/fd/3", "--event-stream-version", eventStream,
        ]
        // Swift Testing matches the pattern against the test's name followed by its source
        // location.
        let patterns = names.map { $0.map(pattern) } ?? ["^\(escaped(module))\\."]
        for pattern in patterns { options += ["--filter", pattern] }
        for name in done { options += ["--skip", pattern(of: name)] }
        return options
    }

    /// The path of the program, which XCTest calls a bundle.
    var path: String { "\(folder)/\(Self.name)" }

    private static let name = "UnitTestingWorkshopPackageTests.xctest"
    /// The name that the package manager gives to the folder with a module's resource files.
    private static let resources = "UnitTestingWorkshop_Shared.resources"

    /// Makes a new folder for the program, with the resource files that the code reads.
    ///
    /// - Parameter buildFolder: The folder in which the package manager has built the program; nil
    ///   if the program is linked later.
    func makeFolder(
        with content: QuestionContent, from buildFolder: String? = nil
    ) throws(FileError) {
        try files.remove(folder)
        try files.makeFolder(folder)
        if let buildFolder { try files.move("\(buildFolder)/\(Self.name)", path) }
        for (path, bytes) in content.resources {
            let name = path.dropFirst(QuestionContent.resourceFolder.count + 1)
            try files.write("\(folder)/\(Self.resources)/\(name)", bytes)
        }
    }

    /// The runtime's options for backtraces. They request all threads as JSON, with the innermost
    /// calls, and also the outermost calls if there are too many.
    private static let backtraces =
        "enable=yes,color=no,interactive=no,threads=all,limit=64,top=16,images=none,"
        + "registers=none,demangle=no,cache=no,format=json,output-to=stdout"

    /// The paths of the program and of the files that it reads. The files that it was built from
    /// aren't among them.
    private var parts: [String] { [path, "\(folder)/\(Self.resources)"] }

    /// Checks that the program and the files that it reads still exist.
    ///
    /// - Throws: `FileError` if one of them doesn't.
    func requireParts() throws(FileError) {
        for part in parts where files.kind(part) == nil {
            throw FileError(action: .read, path: part, reason: .missing)
        }
    }

    /// Returns a command for the program.
    ///
    /// - Parameters:
    ///   - program: The program and its arguments.
    ///   - report: Instructions for the test reporter about what to run; nil for none.
    private func command(
        _ program: [String], _ process: Environment, report: String? = nil, input: String = ""
    ) -> Command {
        var command = Command(
            executable: program[0], arguments: Array(program.dropFirst()),
            environment: process.variables, directory: process.scratch)
        command.environment["WORKSHOP_REPORT"] = report
        if process.backtraceAfter != nil, let backtracer {
            command.environment["SWIFT_BACKTRACE"] =
                "swift-backtrace=\(backtracer),\(Self.backtraces)"
        }
        command.input = input
        let access = Sandbox.Access(
            readable: parts, scratch: process.scratch, memory: process.memory)
        return sandbox?.wrap(command, access) ?? command
    }

    /// Returns the program that runs a test bundle, and its arguments. The bundle's own arguments
    /// are left out if the test reporter sets them.
    ///
    /// On Linux, a bundle is itself a program. On macOS, it is a folder that another program of the
    /// toolchain loads, but that is untested so far.
    private static func words(
        toRun bundle: String, _ arguments: [String], isTold: Bool = false
    ) -> [String] {
        #if os(macOS)
            switch arguments.first {
            case "--dump-tests-json":
                return ["/usr/bin/xcrun", "swiftpm-xctest-helper", bundle, "/dev/stdout"]
            case "--testing-library":
                return ["/usr/bin/xcrun", "swiftpm-testing-helper", "--test-bundle-path", bundle]
                    + arguments
            default:
                return ["/usr/bin/xcrun", "xctest", "-XCTest"] + arguments + [bundle]
            }
        #else
            return [bundle] + (isTold ? [] : arguments)
        #endif
    }

    /// Returns a regular expression that selects this Swift Testing test.
    private func pattern(of name: String) -> String { "^\(escaped(name))/" }

    /// Returns a regular expression that matches exactly this text.
    private func escaped(_ text: String) -> String {
        text.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
