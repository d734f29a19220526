import FileSystem
import Processes

/// The built tests of a stage: a program that runs the tests that it is told to.
struct TestProgram: Sendable {
    /// The folder of the program and of the files that it reads.
    let folder: String
    let files: Files
    /// What the tests run in; nil for none.
    let sandbox: Sandbox?
    /// The toolchain's program that prints where the tests crash; nil if nobody asks for that.
    var backtracer: String?

    /// What a test process sees of the outside: an empty folder of its own, and little else.
    struct Environment: Sendable {
        let path: String?
        /// Its working folder, its home and its temporary folder.
        let scratch: String
        /// After which time the program prints a backtrace, and ends; it also prints one if it crashes. With `zero` it
        /// only does so if it crashes, with nil never.
        var backtraceAfter: Duration?
        /// How the test libraries work together, whatever the user's own environment says.
        var interoperability: ToolchainAbilities.Interoperability?
        /// The limit in bytes of its memory; nil for none.
        var memory: Int?

        fileprivate var variables: [String: String] {
            var result = [
                "HOME": scratch, "CFFIXED_USER_HOME": scratch, "TMPDIR": scratch,
                "SWIFT_BACKTRACE": "enable=no",
            ]
            if let backtraceAfter, backtraceAfter > .zero {
                result["WORKSHOP_QUIT_AFTER"] = "\(Int(backtraceAfter / .milliseconds(1)))"
            }
            result["SWIFT_TESTING_XCTEST_INTEROP_MODE"] = interoperability?.rawValue
            result["PATH"] = path
            return result
        }
    }

    /// Tests to run, and how they are reported.
    struct Work {
        /// What the codes of the test reporter's lines are made with, 32 hexadecimal digits.
        let key: String
        /// What the tests run with.
        var planting = Planting.nothing
        let tests: Tests

        /// What the program reads before any test: not in the environment, where other processes
        /// of a sandbox could read the key, and not as arguments, which have to be short.
        var text: String {
            let text = tests.words.map { $0 + "\0" }.joined()
            return "\(key) \(text.utf8.count) \(planting.text)\n\(text)"
        }
    }

    /// Which of the changes that are compiled in a process runs with.
    enum Planting: Equatable, Sendable {
        case nothing, everywhere
        /// Those of these places, from 0.
        case places([Int])

        /// How the test reporter is told.
        fileprivate var text: String {
            switch self {
            case .nothing: "-"
            case .everywhere: "all"
            case .places(let places): places.map(String.init).joined(separator: ",")
            }
        }
    }

    /// Which tests are to run, in words for the test reporter.
    struct Tests {
        fileprivate let words: [String]
        /// The program's own arguments, for where the test reporter doesn't set them.
        fileprivate let arguments: [String]
    }

    /// The command that prints all XCTest tests as JSON, after the test reporter has announced itself.
    func list(in process: Environment) -> Command {
        command(Self.words(toRun: path, ["--dump-tests-json"]), process, report: "list")
    }

    /// The most bytes of the names that one process is told: XCTest compares each with every test.
    private static let maximumNamesLength = 100 << 10

    /// As many of these names as one process is told to run, from the first on, and at least one.
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
        command(
            Self.words(toRun: path, work.tests.arguments, isTold: true), process,
            report: "stdin", input: work.text)
    }

    /// The command that waits for work again and again.
    func serve(in process: Environment) -> Command {
        command([path], process, report: "serve")
    }

    /// These XCTest tests, by full name; in the order of their declarations, or backwards.
    func xcTests(_ names: [String], isBackwards: Bool = false) -> Tests {
        let words = names + (isBackwards ? [TestList.backwards] : [])
        return Tests(words: words, arguments: [words.joined(separator: ",")])
    }

    /// Swift Testing tests of a module, one by one.
    ///
    /// Their results come as JSON Lines through descriptor 3.
    /// - Parameters:
    ///   - names: The tests to run; all of the module where nil.
    ///   - done: The tests that are left out.
    ///   - eventStream: The version of the event stream.
    func swiftTesting(
        module: String, only names: [String]?, skipping done: [String], eventStream: String
    ) -> Tests {
        var arguments = [
            "--testing-library", "swift-testing", "--no-parallel",
            "--event-stream-output-path", "/dev/fd/3", "--event-stream-version", eventStream,
        ]
        // What is matched is the name with the place in the source behind it.
        let patterns = names.map { $0.map(pattern) } ?? ["^\(escaped(module))\\."]
        for pattern in patterns { arguments += ["--filter", pattern] }
        for name in done { arguments += ["--skip", pattern(of: name)] }
        return Tests(words: arguments, arguments: arguments)
    }

    /// Where the program is, a bundle in the words of XCTest.
    var path: String { "\(folder)/\(Self.name)" }

    private static let name = "UnitTestingWorkshopPackageTests.xctest"
    /// What the package manager calls the folder of a module's files.
    private static let resources = "UnitTestingWorkshop_Shared.resources"

    /// Takes the program out of the folder in which the package manager has built it.
    func take(from buildFolder: String) throws(FileError) {
        try files.remove(folder)
        try files.makeFolder(folder)
        try files.move("\(buildFolder)/\(Self.name)", path)
    }

    /// Puts the files that the code reads beside the program.
    func addResources(of content: QuestionContent) throws(FileError) {
        for (path, bytes) in content.resources {
            let name = path.dropFirst(QuestionContent.resourceFolder.count)
            try files.write("\(folder)/\(Self.resources)/\(name)", bytes)
        }
    }

    /// Backtraces of all threads in JSON: the innermost calls, and the outermost ones of an endless recursion.
    private static let backtraces =
        "enable=yes,color=no,interactive=no,threads=all,limit=64,top=16,images=none,"
        + "registers=none,demangle=no,cache=no,format=json,output-to=stdout"

    /// The program and the files that it reads, and nothing that they were made of.
    private var parts: [String] { [path, "\(folder)/\(Self.resources)"] }

    /// - Parameters:
    ///   - program: The program and its arguments.
    ///   - report: How the test reporter is told what to run; nil where it isn't.
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
            readable: parts, scratch: process.scratch, seesLibrariesOnly: true,
            memory: process.memory)
        return sandbox?.wrap(command, access) ?? command
    }

    /// The program that runs a test bundle with these arguments, and its own; where the test
    /// reporter sets those of the bundle, without them.
    ///
    /// On Linux a bundle is a program. On macOS it is a folder, which other programs of the toolchain
    /// load: nobody has tried that so far.
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

    /// A regular expression that selects this test of Swift Testing.
    ///
    /// To read one of 100,000 letters takes a second, so the middle of a long name may be anything.
    private func pattern(of name: String) -> String {
        let most = 1000
        guard name.utf8.count > most else { return "^\(escaped(name))/" }
        let (start, end) = (String(name.prefix(most / 2)), String(name.suffix(most / 2)))
        return "^\(escaped(start)).*\(escaped(end))/"
    }

    /// The text as a regular expression that matches just itself.
    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if #"\^$.|?*+()[]{}/"#.contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
