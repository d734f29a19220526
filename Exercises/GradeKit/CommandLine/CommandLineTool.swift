import Catalog
import FileSystem
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

/// The command line of `grade`: reads the words, does what they ask for, and says how it went.
package struct CommandLineTool: Sendable {
    let machine: Machine
    let console: Console
    /// Where the kit is looked for: the current folder, then the program's own.
    let places: [String]
    /// What is to be done before a signal ends this process.
    var cleanup = CleanupHandlers()

    /// The version of the workshop kit.
    static let version = "0.1.0"

    /// Runs `grade` in this process, with its arguments, files, streams and signals.
    ///
    /// - Returns: The exit status: 0 passed, 1 something doesn't pass yet, 64 the command line is
    ///   wrong, 70 could not grade.
    package static func main() -> Int32 {
        StandardStreams.fill()
        let environment = usable(ProcessInfo.processInfo.environment, files: .live)
        let processes = Processes.live()
        let cleanup = CleanupHandlers()
        let interruption = Interruption {
            cleanup.run()
            processes.endAll()
        }
        let tool = CommandLineTool(
            machine: Machine(files: .live, processes: processes, environment: environment),
            console: .live(environment: environment),
            places: [
                FileManager.default.currentDirectoryPath,
                Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? "",
            ], cleanup: cleanup)
        return withExtendedLifetime(interruption) {
            let status = tool.run(Array(CommandLine.arguments.dropFirst()))
            // The signal that interrupted the grading is about to end this process, too.
            if status == ExitStatus.interrupted { sleep(5) }
            return status
        }
    }

    /// Does what the words ask for, and returns the exit status.
    func run(_ words: [String]) -> Int32 {
        do {
            let invocation = try Parser.parse(words)
            if invocation.wantsHelp {
                try console.out(Help.text(for: invocation.command) + "\n")
                return ExitStatus.passed
            }
            if invocation.wantsVersion {
                try console.out(Self.version + "\n")
                return ExitStatus.passed
            }
            return try perform(invocation)
        } catch ProcessError.interrupted {
            return ExitStatus.interrupted
        } catch let error as UsageError {
            console.error(UsageErrorText.describe(error))
            return ExitStatus.usage
        } catch {
            console.error(ErrorText.lines(error))
            return ExitStatus.couldNotGrade
        }
    }

    /// The environment without a folder for temporary files that is none: Swift fails with it.
    static func usable(_ environment: [String: String], files: Files) -> [String: String] {
        guard let folder = environment["TMPDIR"], !folder.isEmpty else { return environment }
        let isFolder = folder.hasPrefix("/") && (try? files.names(folder)) != nil
        return isFolder ? environment : environment.filter { $0.key != "TMPDIR" }
    }

    /// The version, and when the program was built: its authors change it without a new version.
    private var identity: String {
        let built = places.last.flatMap(machine.files.modified) ?? 0
        return "grade \(Self.version) of \(built)"
    }

    private func perform(_ invocation: Invocation) throws -> Int32 {
        guard let kit = Kit.find(around: places, files: machine.files) else {
            throw GradeError.noKit(from: places.first ?? "/")
        }
        let context = CommandContext(
            invocation: invocation, kit: kit, machine: machine, console: console,
            identity: identity,
            cleanup: cleanup)
        switch invocation.command {
        case .grade: return try GradeCommand(context: context).run()
        case .watch: return try WatchCommand(context: context).run()
        case .next: return try NextCommand(context: context).run()
        case .list: return try ListCommand(context: context).run()
        case .diff: return try DiffCommand(context: context).run()
        case .reset: return try ResetCommand(context: context).run()
        case .doctor: return try DoctorCommand(context: context).run()
        case .hint: return try HintCommand(context: context).run()
        case .classroom: return try ClassCommand(context: context).run()
        case .merge: return try MergeCommand(context: context).run()
        case .verify: return try VerifyCommand(context: context).run()
        }
    }
}
