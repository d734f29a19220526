import Grading
import Processes
import SwiftSource
import TerminalKit

/// The command that opens a file at a line in the learner's editor.
struct WatchEditor: Sendable, Equatable {
    /// The editor's shell command, which may contain options and quotes.
    let command: String
    let arguments: [String]
    /// Whether the editor runs in the terminal instead of in its own window.
    let takesTerminal: Bool

    /// The editor that `VISUAL` or `EDITOR` names, or else an installed editor with a window; nil if there is
    /// none.
    ///
    /// - Parameters:
    ///   - path: The file's absolute path.
    ///   - isThere: Whether a program with this name is installed.
    init?(
        for path: String, line: Int, environment: [String: String], isThere: (String) -> Bool
    ) {
        let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let command = named ?? ["code", "xed"].first(where: isThere) else { return nil }
        let words = command.split(separator: " ")
        let name = words.first?.split(separator: "/").last.map(String.init) ?? ""
        let place =
            switch name {
            case "code", "code-insiders", "codium", "cursor", "windsurf": ["-g", "\(path):\(line)"]
            case "xed": ["--line", "\(line)", path]
            case "subl", "zed", "hx", "helix": ["\(path):\(line)"]
            // The syntax of vi, emacs, nano and most other editors.
            default: ["+\(line)", path]
            }
        takesTerminal = place[0].hasPrefix("+") || ["hx", "helix"].contains(name)
        // Options that wait are removed, because the watch screen doesn't wait for a window to close.
        self.command =
            takesTerminal
            ? command : words.filter { $0 != "--wait" && $0 != "-w" }.joined(separator: " ")
        arguments = place
    }

    /// Opens the file. Returns a sentence if that failed.
    func open(environment: [String: String], directory: String, terminal: Terminal) -> String? {
        let words = ["-c", "\(command) \"$@\"", "sh"] + arguments
        var isOpen = false
        if takesTerminal {
            terminal.lend { stop in
                let status = UserProgram.runOnTerminal(
                    "/bin/sh", words, environment: environment, directory: directory, stop: stop)
                // The shell's exit statuses for a program that isn't found or isn't executable.
                isOpen = status.map { $0 != 126 && $0 != 127 } ?? true
            }
        } else {
            isOpen = UserProgram.open(
                "/bin/sh", words, environment: environment, directory: directory)
        }
        return isOpen
            ? nil : "'\(command)' didn't start. Set EDITOR to the command that starts your editor."
    }
}

extension WatchEditor {
    /// A sentence for a learner who hasn't chosen an editor. It suggests an editor that is installed, if
    /// there is one.
    ///
    /// - Parameter isThere: Whether a program with this name is installed.
    static func advice(isThere: (String) -> Bool) -> String {
        ["nano", "micro", "vim", "vi", "emacs"].first(where: isThere).map {
            "To use the e key, press q, and start watch again with EDITOR=\($0) before the command."
        } ?? "To use the e key, set EDITOR to the command that starts your editor."
    }

    /// Opens a place in an exercise in the learner's editor, and returns a sentence about the outcome.
    static func open(
        _ place: WatchEditPlace, tree: Tree, context: CommandContext, terminal: Terminal
    ) -> String? {
        let (kit, machine) = (context.kit, context.machine)
        let location =
            switch place {
            case .line(let location): location
            case .code(let exercise):
                StartingPlace.code(of: exercise, tree: tree, kit: kit, files: machine.files)
            case .tests(let exercise):
                StartingPlace.ownTests(of: exercise, tree: tree, kit: kit, files: machine.files)
                    ?? SourceLocation(
                        file: "\(tree.ownTestsPath(exercise.stage))/"
                            + "\(exercise.exercise.ownTests).swift", line: 1)
            }
        let isThere = { name in
            findExecutable(name, path: machine.environment["PATH"]) != nil
        }
        let editor = WatchEditor(
            for: kit.path(location.file), line: location.line, environment: machine.environment,
            isThere: isThere)
        guard let editor else { return advice(isThere: isThere) }
        let problem = editor.open(
            environment: machine.environment, directory: kit.root, terminal: terminal)
        return problem ?? "Opened \(location.file):\(location.line)."
    }
}
