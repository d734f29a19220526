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
    func suspects(_ error: CompilerError) -> [Change] {
        let lines = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        guard error.line <= lines.count else {
            // The error is in the support code.
            return changes.filter { error.message.contains(SupportCode.symbol(of: $0.id)) }
        }
        // Follow the edits of the line until the column is reached.
        var place = lines[error.line - 1]
        let line = place..<(error.line < lines.count ? lines[error.line] : source.count + 1)
        var left = error.column - 1
        for (edit, change) in edits where line.contains(edit.range.lowerBound) {
            let unchanged = edit.range.lowerBound - place
            if left < unchanged { break }
            left -= unchanged
            if left < edit.text.utf8.count { return [change] }
            left -= edit.text.utf8.count
            place = edit.range.upperBound
        }
        place += left
        let onLine = changes.filter { $0.line == error.line }
        let innermost = onLine.filter { $0.range.contains(place) }
            .min { $0.range.count < $1.range.count }
        if let innermost { return [innermost] }
        guard onLine.isEmpty else { return onLine }
        // A constant may have no value, or a body no result. A change nearby that names it comes first.
        let near = changes.filter { abs($0.line - error.line) <= 10 }
        let words = error.message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let named = near.filter { change in
            change.rule == .assignment && words.contains { change.before.hasPrefix("\($0) ") }
        }
        return named.isEmpty ? near : named
    }
}
