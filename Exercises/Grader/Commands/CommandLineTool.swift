import Catalog
import FileSystem
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

/// The command line of `grade`: parses the words, runs the command, and turns errors into messages and exit
/// statuses.
package struct CommandLineTool: Sendable {
    /// The commands, the first of which is the default.
    let verbs: [Verb]
    var workshop = Workshop.shipped
    let machine: Machine
    let console: Console
    /// The folders in which to look for the kit: the current folder, then the folder of the program.
    let places: [String]
    /// The cleanup steps to run before a signal ends this process.
    var cleanup = CleanupHandlers()

    /// The version of the workshop kit.
    static let version = "1.0.0"

    /// Runs `grade` in this process, with its arguments, files, streams and signals.
    ///
    /// - Parameter verbs: The commands, the first of which is the default.
    /// - Returns: The exit status: 0 if everything passed, 1 if something doesn't pass yet, 64 if the command
    ///   line is wrong, 70 if grading wasn't possible.
    package static func main(_ verbs: [Verb]) -> Int32 {
        OpenFiles.allowMany()
        let environment = usable(ProcessInfo.processInfo.environment, files: .live)
        let processes = Processes.live()
        let cleanup = CleanupHandlers()
        let interruption = Interruption {
            cleanup.run()
            processes.endAll()
        }
        let tool = CommandLineTool(
            verbs: verbs,
            machine: Machine(files: .live, processes: processes, environment: environment),
            console: .live(environment: environment),
            places: [
                FileManager.default.currentDirectoryPath,
                Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? "",
            ], cleanup: cleanup)
        return withExtendedLifetime(interruption) {
            let status = tool.run(Array(CommandLine.arguments.dropFirst()))
            // The signal that interrupted the grading is about to end this process as well. Wait for the
            // signal, because the process must not exit with a status before that.
            if status == ExitStatus.interrupted { sleep(5) }
            return status
        }
    }

    /// Runs the command that the words name and returns the exit status.
    func run(_ words: [String]) -> Int32 {
        let grammar = Grammar(verbs: verbs, workshop: workshop)
        do {
            let invocation = try Parser.parse(words, grammar)
            if invocation.options.wantsHelp {
                try console.out(Help(grammar: grammar).text(for: invocation.verb) + "\n")
                return ExitStatus.passed
            }
            if invocation.options.wantsVersion {
                try console.out(Self.version + "\n")
                return ExitStatus.passed
            }
            return try invocation.verb.run(context(invocation))
        } catch ProcessError.interrupted {
            return ExitStatus.interrupted
        } catch let error as UsageError {
            console.error(error.lines(for: words, grammar))
            return ExitStatus.usage
        } catch {
            console.error(ErrorText.lines(error))
            return ExitStatus.couldNotGrade
        }
    }

    private func context(_ invocation: Invocation) throws(GradeError) -> CommandContext {
        guard let root = Self.findRoot(around: places, files: machine.files) else {
            throw .noKit(from: places.first ?? "/")
        }
        return CommandContext(
            invocation: invocation, kit: Kit(root: root, workshop: workshop), machine: machine,
            console: console, identity: identity, cleanup: cleanup)
    }

    /// Returns the kit folder that contains one of `places`; nil if none does.
    ///
    /// A place is an absolute path of a folder or a file. The folders around a place are checked from the
    /// inside out.
    private static func findRoot(around places: [String], files: Files) -> String? {
        for place in places {
            var folder = place
            while !folder.isEmpty {
                if isKit(folder, files: files) { return folder }
                folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
            }
        }
        return nil
    }

    private static func isKit(_ folder: String, files: Files) -> Bool {
        files.kind("\(folder)/Package.swift") == .file
            && files.kind("\(folder)/Exercises/Catalog") == .folder
    }

    /// The environment. If `TMPDIR` isn't a folder, the result lacks this variable, because Swift would fail
    /// with such a value.
    static func usable(_ environment: [String: String], files: Files) -> [String: String] {
        guard let folder = environment["TMPDIR"], !folder.isEmpty else { return environment }
        let isFolder = folder.hasPrefix("/") && (try? files.names(folder)) != nil
        return isFolder ? environment : environment.filter { $0.key != "TMPDIR" }
    }

    /// The version and the build time of this program, because authors change the program without changing
    /// its version.
    var identity: String {
        "grade \(Self.version) of \(machine.files.modified(places.last ?? "") ?? 0)"
    }
}
