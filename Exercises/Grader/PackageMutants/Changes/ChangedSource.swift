import Grading

/// A file's source with its changes compiled in. Lines keep their numbers.
struct ChangedSource {
    let source: [UInt8]
    /// The changes that are compiled in.
    let changes: [Change]

    /// The edits with their changes, in the order in which they are made.
    private var edits: [(edit: Change.Edit, change: Change)] {
        changes.flatMap { change in change.edits.map { ($0, change) } }.sorted { one, other in
            ([one.edit.range.lowerBound] + one.edit.order).lexicographicallyPrecedes(
                [other.edit.range.lowerBound] + other.edit.order)
        }
    }

    var text: [UInt8] {
        var result: [UInt8] = []
        var place = 0
        for (edit, _) in edits {
            result += source[place..<edit.range.lowerBound]
            result += edit.text.utf8
            place = edit.range.upperBound
        }
        return result + source[place...]
    }

    /// The changes that may have caused an error at a place of the changed text.
    func suspects(_ error: CompilerDiagnostic) -> [Change] {
        let lines = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        // After the last line is the support code.
        guard let line = error.place?.line, let column = error.place?.column, line <= lines.count
        else { return [] }
        let near = changes.filter { abs($0.line - line) <= 10 }
        if error.message.contains("before being initialized") {
            return near.filter { change in
                let name = change.before.prefix { $0 != " " }
                return change.rule == .assignment && error.message.contains("'\(name)'")
            }
        }
        // Follow the edits of the line until the column is reached.
        var place = lines[line - 1]
        let bytes = place..<(line < lines.count ? lines[line] : source.count + 1)
        var left = column - 1
        for (edit, change) in edits where bytes.contains(edit.range.lowerBound) {
            let unchanged = edit.range.lowerBound - place
            if left < unchanged { break }
            left -= unchanged
            if left < edit.text.utf8.count { return [change] }
            left -= edit.text.utf8.count
            place = edit.range.upperBound
        }
        place += left
        let onLine = changes.filter { $0.line == line }
        let innermost = onLine.filter { $0.range.contains(place) }
            .min { $0.range.count < $1.range.count }
        if let innermost { return [innermost] }
        return onLine.isEmpty ? near : onLine
    }
}
