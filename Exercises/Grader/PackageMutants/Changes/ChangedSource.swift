import Grading

/// A file's source with changes compiled in. The numbers of the lines stay the same.
struct ChangedSource {
    let source: [UInt8]
    /// The changes that are compiled in.
    let changes: [Change]

    /// Returns the changed text, and for each edit its range in that text and its change.
    private func apply() -> (text: [UInt8], edits: [(range: Range<Int>, change: Change)]) {
        let sorted = changes.flatMap { change in change.edits.map { (edit: $0, change: change) } }
            .sorted { $0.edit.order.lexicographicallyPrecedes($1.edit.order) }
        var (text, place): ([UInt8], Int) = ([], 0)
        var edits: [(Range<Int>, Change)] = []
        for (edit, change) in sorted {
            text += source[place..<edit.range.lowerBound]
            edits.append((text.count..<text.count + edit.text.utf8.count, change))
            text += edit.text.utf8
            place = edit.range.upperBound
        }
        return (text + source[place...], edits)
    }

    var text: [UInt8] { apply().text }

    /// Returns the changes that may have caused an error in the changed text.
    func suspects(_ error: CompilerDiagnostic) -> [Change] {
        let (text, edits) = apply()
        let lines = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        // An error after the last line of the source is in the support code, so it points to no
        // particular change.
        guard let line = error.place?.line, let column = error.place?.column, line <= lines.count
        else { return [] }
        let near = changes.filter { abs($0.line - line) <= 10 }
        if error.message.contains("before being initialized") {
            return near.filter { change in
                let name = change.before.prefix { $0 != " " }
                return change.rule == .assignment && error.message.contains("'\(name)'")
            }
        }
        let place = lines[line - 1] + column - 1
        if let edit = edits.first(where: { $0.range.contains(place) }) { return [edit.change] }
        let onLine = changes.filter { $0.line == line }
        if error.message.contains("in reasonable time"), !onLine.isEmpty { return onLine }
        let innermost = onLine.filter { change in
            let ends = edits.filter { $0.change == change }.map { $0.range.lowerBound }
            return (ends[0]..<ends[ends.count - 1]).contains(place)
        }.min { $0.range.count < $1.range.count }
        if let innermost { return [innermost] }
        return onLine.isEmpty ? near : onLine
    }
}
