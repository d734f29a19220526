import TerminalKit

/// Writes how a learner's files differ from the finished ones.
struct DiffReporter {
    let style: Style
    let diff: FileDiff

    /// The lines of a file's difference, with line ends; empty if there is none.
    func text(of difference: FileDifference) throws -> String {
        // An empty file and a missing one differ in no line.
        guard (difference.starter ?? []) != (difference.finished ?? []) else { return "" }
        let old = difference.starter == nil ? "/dev/null" : "Starter/\(difference.path)"
        let new =
            difference.finished == nil ? "/dev/null" : "Finished/\(difference.pathInLibrary)"
        guard let text = try diff.unified(old, new) else {
            return PlainText.safe("\(old) and \(new) differ. To see how, install git.") + "\n"
        }
        return Self.text(ofUnified: text, style)
    }

    /// A unified diff in colors, without what git says before the names of the files.
    static func text(ofUnified diff: String, _ style: Style) -> String {
        let lines = diff.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            // A carriage return is made visible: two lines that differ in it would look the same.
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

    /// The sentence if no file differs.
    func noDifference(in files: Int) -> String {
        files == 1
            ? "There is no difference: your file is the same as in Finished.\n"
            : "There is no difference: your files are the same as in Finished.\n"
    }
}
