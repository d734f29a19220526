import FileSystem
import Foundation
import TerminalKit

/// The program `app`: reads the command line, and shows or prints a screen.
@MainActor
package enum AppProgram {
    /// Runs `app` in this process.
    ///
    /// - Returns: The exit status: 0, or 64 if the command line is wrong. If standard output can't be
    ///   written to, the process ends with 70.
    package static func main() -> Int32 {
        do throws(AppUsageError) {
            let arguments = try AppArguments(Array(CommandLine.arguments.dropFirst()))
            if arguments.wantsHelp {
                output(AppHelp.text)
            } else {
                show(arguments)
            }
            return 0
        } catch {
            write(AppHelp.describe(error), to: STDERR_FILENO)
            return 64
        }
    }

    private static func show(_ arguments: AppArguments) {
        let environment = ProcessInfo.processInfo.environment
        let terminal = Terminal.live()
        guard !arguments.isPlain, terminal.isInteractive(), environment["TERM"] != "dumb" else {
            let lines = InputLines(descriptor: STDIN_FILENO)
            let printed = PrintedScreen(
                willRead: {
                    if isatty(STDIN_FILENO) == 1 { write(AppHelp.whatToType, to: STDERR_FILENO) }
                }, readLine: { lines.next() }, write: output)
            // A window has its own width, but a script gets the same text everywhere.
            let columns = isatty(STDOUT_FILENO) == 1 ? terminal.size().columns : 80
            return printed.print(arguments.screen, columns: columns)
        }
        let interruption = Interruption { terminal.leave() }
        withExtendedLifetime(interruption) {
            let usesColor = environment["NO_COLOR"].map(\.isEmpty) ?? true
            let loop = KeyLoop(
                terminal: terminal, model: AppModel(), style: Style(usesColor: usesColor))
            loop.run(opening: arguments.screen)
        }
    }

    /// Writes to standard output, or ends the process if that fails, because half a screen in a
    /// script must not look like a whole one.
    private static func output(_ text: String) {
        guard let reason = write(text, to: STDOUT_FILENO) else { return }
        write(AppHelp.cannotWrite(reason: reason), to: STDERR_FILENO)
        exit(70)
    }

    /// - Returns: The system's error message; nil if there was no error.
    @discardableResult
    private static func write(_ text: String, to descriptor: Int32) -> String? {
        do {
            try Descriptor.write(Array(text.utf8), to: descriptor)
            return nil
        } catch {
            return error.text
        }
    }
}
