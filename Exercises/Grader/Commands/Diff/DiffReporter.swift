import Grading
import Processes
import TerminalKit

/// Writes how a learner's files differ from the reference solution.
struct DiffReporter {
    let style: Style
    let kit: Kit
    let machine: Machine

    /// The differences between some files of the two trees, or a sentence if there are none.
    func text(of paths: [String]) throws -> (text: String, differs: Bool) {
        let text = try paths.map { path in
            try self.text(of: .read(path, kit: kit, files: machine.files))
        }.joined()
        guard text.isEmpty else { return (text, true) }
        let files = paths.count == 1 ? "your file is" : "your files are"
        return ("No differences: \(files) the same as in Finished.\n", false)
    }

    /// The differences in one file as complete lines; empty if there are none.
    func text(of difference: FileDifference) throws -> String {
        // An empty file and a missing file count as equal, because neither has a line that could differ.
        guard (difference.starter ?? []) != (difference.finished ?? []) else { return "" }
        let old = difference.starter == nil ? "/dev/null" : "Starter/\(difference.path)"
        let new =
            difference.finished == nil ? "/dev/null" : "Finished/\(difference.pathInLibrary)"
        guard let text = try unified(old, new) else {
            return PlainText.safe("\(old) and \(new) differ. To see how, install git.") + "\n"
        }
        return Self.text(ofUnified: text, style)
    }

    /// A colored unified diff, without the lines that git prints before the file names.
    static func text(ofUnified diff: String, _ style: Style) -> String {
        let lines = diff.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            // Carriage returns are made visible, because lines that differ only in one would look the same.
            PlainText.safe(String(decoding: line, as: UTF8.self).replacing("\r", with: "\\u{D}"))
        }
        return lines.drop { !$0.hasPrefix("--- ") }.enumerated().map { index, line in
            if index < 2 { return style.bold(line) + "\n" }
            return switch line.first {
            case "@": style.dim(line) + "\n"
            case "-": style.bad(line) + "\n"
            case "+": style.good(line) + "\n"
            default: line + "\n"
            }
        }.joined()
    }

    /// The unified diff of two files by git with the learner's configuration; nil if no comparison tool is
    /// available.
    private func unified(_ old: String, _ new: String) throws -> String? {
        guard let git = findExecutable("git", path: machine.environment["PATH"]) else { return nil }
        let options = ["--no-index", "--no-ext-diff", "--no-color", "--no-prefix"]
        let (end, text) = try machine.processes.output(
            of: Command(
                executable: git, arguments: ["diff"] + options + ["--", old, new],
                environment: machine.environment, directory: kit.root))
        return end == .exited(1) ? text : nil
    }
}
