import TerminalKit

/// Writes the difference between a learner's files and the finished ones as a unified diff.
struct DiffReporter {
    let style: Style

    /// The lines of a file's difference, with line ends; empty where there is none.
    func text(of difference: FileDifference) -> String {
        text(
            of: UnifiedDiff(difference.starter ?? [], difference.finished ?? []),
            from: difference.starter == nil ? "/dev/null" : "Starter/\(difference.path)",
            to: difference.finished == nil ? "/dev/null" : "Finished/\(difference.pathInLibrary)")
    }

    /// The lines of a difference, with line ends, between two texts of these names.
    func text(of diff: UnifiedDiff, from old: String, to new: String) -> String {
        // An empty file and a missing one differ in no line.
        guard !diff.hunks.isEmpty else { return "" }
        var lines = [style.bold("--- \(PlainText.safe(old))")]
        lines.append(style.bold("+++ \(PlainText.safe(new))"))
        for hunk in diff.hunks {
            lines.append(style.dim("@@ -\(text(of: hunk.old)) +\(text(of: hunk.new)) @@"))
            lines += hunk.changes.flatMap(self.lines)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The sentence where no file differs.
    func noDifference(in files: Int) -> String {
        files == 1
            ? "There is no difference: your file is the same as in Finished.\n"
            : "There is no difference: your files are the same as in Finished.\n"
    }

    private func text(of range: UnifiedDiff.Range) -> String {
        range.count == 1 ? "\(range.start)" : "\(range.start),\(range.count)"
    }

    private func lines(of change: LineChange) -> [String] {
        let hasEnd = change.line.last == UInt8(ascii: "\n")
        let bytes = hasEnd ? change.line.dropLast() : change.line
        // A carriage return is made visible: two lines that differ in it would look the same.
        let source = String(decoding: bytes, as: UTF8.self).replacing("\r", with: "\\u{D}")
        let text = PlainText.safe(source)
        let line =
            switch change.kind {
            case .same: " \(text)"
            case .removed: style.bad("-\(text)")
            case .added: style.good("+\(text)")
            }
        return hasEnd ? [line] : [line, "\\ No newline at end of file"]
    }
}
