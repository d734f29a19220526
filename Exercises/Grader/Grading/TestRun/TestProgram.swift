import FileSystem
import Processes

/// The built tests of a stage: a program that runs the requested tests.
struct TestProgram: Sendable {
    /// The folder of the program and the files that it reads.
    let folder: String
    let files: Files
    /// The sandbox for the tests; nil for none.
    let sandbox: Sandbox?
    /// The toolchain program that prints backtraces of crashes; nil if they aren't needed.
    var backtracer: String?

    /// The surroundings that a test process can see: an empty folder of its own, and little else.
    struct Environment: Sendable {
        let path: String?
        /// The folder used as working folder, home and temporary folder.
        let scratch: String
        /// The time after which the program prints a backtrace and ends. It also prints one if it crashes.
        /// With `zero` it does so only if it crashes, and with nil never.
        var backtraceAfter: Duration?
        /// Whether the two test libraries work together, regardless of the user's environment.
        var librariesInteroperate = false
        /// The memory limit in bytes; nil for none.
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

    /// The tests to run, and how to report them.
    struct Work {
        /// The key for the authentication codes in the test reporter's lines, 32 hexadecimal digits.
        let key: String
        /// The planted bugs that the tests run with.
        var planting = Planting.nothing
        /// The names of XCTest tests, or the program's options for Swift Testing.
        let words: [String]

        /// The input that the program reads before any test. It isn't passed in the environment, where other
        /// processes of a sandbox could read the key, or as arguments, which must be short.
        var text: String {
            let text = words.map { $0 + "\0" }.joined()
            return "\(key) \(text.utf8.count) \(planting.text)\n\(text)"
        }
    }

    /// Selects the compiled-in changes that are active in a process.
    enum Planting: Equatable, Sendable {
        case nothing, everywhere
        /// The changes at these places, counted from 0.
        case places([Int])

        /// The selection in the test reporter's format.
        fileprivate var text: String {
            switch self {
            case .nothing: "-"
            case .everywhere: "all"
            case .places(let places): places.map(String.init).joined(separator: ",")
            }
        }
    }

    /// The command that prints all XCTest tests as JSON, after the test reporter has announced itself.
    func list(in process: Environment) -> Command {
        command(Self.words(toRun: path, ["--dump-tests-json"]), process, report: "list")
    }

    /// The maximum number of bytes of names passed to one process, because XCTest compares each name with
    /// every test.
    private static let maximumNamesLength = 100 << 10

    /// The first of these names, as many as one process can be asked to run, and at least one.
    static func fitting(_ names: [String]) -> [String] {
        var length = 0
        let count = names.prefix { name in
            length += name.utf8.count + 1
            return length <= maximumNamesLength
        }.count
        return Array(names.prefix(max(1, count)))
    }

    /// The command that does this work.
    func run(_ work: Work, in process: Environment) -> Command {
        let isOptions = work.words.first?.hasPrefix("--") == true
        let arguments = isOptions ? work.words : [work.words.joined(separator: ",")]
        return command(
            Self.words(toRun: path, arguments, isTold: true), process, report: "stdin",
            input: work.text)
    }

    /// The command that repeatedly waits for work.
    func serve(in process: Environment) -> Command {
        command([path], process, report: "serve")
    }

    /// The options that select Swift Testing tests of a module, which run one by one.
    ///
    /// Their results arrive as JSON Lines through descriptor 3.
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
        // The pattern is matched against the name followed by its source location.
        let patterns = names.map { $0.map(pattern) } ?? ["^\(escaped(module))\\."]
        for pattern in patterns { options += ["--filter", pattern] }
        for name in done { options += ["--skip", pattern(of: name)] }
        return options
    }

    /// The path of the program, which XCTest calls a bundle.
    var path: String { "\(folder)/\(Self.name)" }

    private static let name = "UnitTestingWorkshopPackageTests.xctest"
    /// The package manager's name for the folder of a module's files.
    private static let resources = "UnitTestingWorkshop_Shared.resources"

    /// Makes a new folder for the program, with the files that the code reads.
    ///
    /// - Parameter buildFolder: The folder in which the package manager built the program; nil if it is linked
    ///   afterwards.
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

    /// Requests backtraces of all threads in JSON, with the innermost calls, and the outermost ones of an
    /// endless recursion.
    private static let backtraces =
        "enable=yes,color=no,interactive=no,threads=all,limit=64,top=16,images=none,"
        + "registers=none,demangle=no,cache=no,format=json,output-to=stdout"

    /// The program and the files that it reads, but nothing that they were built from.
    private var parts: [String] { [path, "\(folder)/\(Self.resources)"] }

    /// - Throws: `FileError` if the program or the folder of the files that it reads doesn't exist.
    func requireParts() throws(FileError) {
        for part in parts where files.kind(part) == nil {
            throw FileError(action: .read, path: part, reason: .missing)
        }
    }

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

    /// The program that runs a test bundle, and the arguments to start it with. The bundle's own arguments are
    /// left out if the test reporter sets them.
    ///
    /// On Linux a bundle is a program. On macOS it is a folder that other toolchain programs load; this is
    /// untested so far.
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

    /// A regular expression that selects this Swift Testing test.
    private func pattern(of name: String) -> String { "^\(escaped(name))/" }

    /// The text as a regular expression that matches exactly this text.
    private func escaped(_ text: String) -> String {
        text.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
