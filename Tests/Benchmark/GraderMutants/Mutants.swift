import FileSystem
import Foundation
import Grading
import Processes
import TerminalKit

/// The program `mutants`: finds out which small changes of the grader its own tests notice.
@main
enum Mutants {
    static func main() {
        let programs = RunningPrograms()
        let interruption = Interruption { programs.endAll() }
        withExtendedLifetime(interruption) { exit(run(programs)) }
    }

    /// Does what the command line asks for.
    ///
    /// - Returns: The exit status: 0, 64 where the command line is wrong, or 70 where the tests
    ///   can't be measured.
    private static func run(_ programs: RunningPrograms) -> Int32 {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            let here = FileManager.default.currentDirectoryPath
            let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
            guard let root = Kit.findRoot(around: [program, here], files: .live) else {
                throw MutantsError.noKit(here)
            }
            let work = options.work ?? "\(root)/.build-mutants"
            let folder = work.hasPrefix("/") ? work : "\(here)/\(work)"
            try MutantsProgram(
                options: options, root: root,
                work: WorkFolder(root: folder), programs: programs
            ).run()
            return 0
        } catch let error as Options.UsageError {
            tell(error.text)
            return 64
        } catch ProcessError.interrupted {
            // The signal is about to end this process, too.
            sleep(5)
            return 130
        } catch {
            tell("\(error)")
            return 70
        }
    }
}

/// Writes a line of the results, at once.
func say(_ line: String) {
    try? Descriptor.write(Array("\(line)\n".utf8), to: STDOUT_FILENO)
}

/// Writes a line about how it goes on, which is no result.
func tell(_ line: String) {
    try? Descriptor.write(Array("\(line)\n".utf8), to: STDERR_FILENO)
}
