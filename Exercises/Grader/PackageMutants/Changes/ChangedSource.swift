/// A file's source with its changes compiled in. Lines keep their numbers.
struct ChangedSource {
    let source: [UInt8]
    /// The changes that are compiled in.
    let changes: [Change]

    /// The edits with their changes, in the order in which they are made.
    private var edits: [(edit: Change.Edit, change: Change)] {
        changes.flatMap { change in change.edits.map { ($0, change) } }.sorted { one, other in
            let places = (one.edit.range.lowerBound, other.edit.range.lowerBound)
            return places.0 == places.1
                ? one.edit.order.lexicographicallyPrecedes(other.edit.order) : places.0 < places.1
        }
    }

    var text: [UInt8] {
        var result: [UInt8] = []
        var place = 0
        for (edit, _) in edits where edit.range.lowerBound >= place {
            result += source[place..<edit.range.lowerBound]
            result += edit.text.utf8
            place = edit.range.upperBound
        }
        return result + source[place...]
    }

    /// The changes that may have caused an error at a place of the changed text.
    func suspects(line: Int, column: Int, message: String) -> [Change] {
        let starts = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        guard starts.indices.contains(line - 1) else { return [] }
        // Follow the edits of the line until the column is reached.
        var place = starts[line - 1]
        let end = line < starts.count ? starts[line] : source.count + 1
        var left = column - 1
        for (edit, change) in edits where (place..<end).contains(edit.range.lowerBound) {
            let unchanged = edit.range.lowerBound - place
            if left < unchanged { break }
            left -= unchanged
            if left < edit.text.utf8.count { return [change] }
            left -= edit.text.utf8.count
            place = edit.range.upperBound
        }
        place = min(place + left, end - 1)
        let inside = changes.filter { $0.range.contains(place) && $0.line == line }
        if let innermost = inside.min(by: { $0.range.count < $1.range.count }) {
            return [innermost]
        }
        let onLine = changes.filter { $0.line == line }
        return onLine.isEmpty ? suspects(around: place, line: line, message: message) : onLine
    }

    /// The changes in the same body, such as a removed assignment without which a constant has no value.
    private func suspects(around place: Int, line: Int, message: String) -> [Change] {
        let tokens = SourceTokens(source)
        let body = tokens.all.indices.filter { index in
            guard tokens.all[index].text == "{", let match = tokens.all[index].match else {
                return false
            }
            // The error may be at the declaration before the body.
            return tokens.all[index].line <= line + 3 && tokens.all[match].range.upperBound >= place
                && !SourceTokens.types.contains(tokens.header(of: index).first ?? "")
        }.max { tokens.all[$0].range.lowerBound < tokens.all[$1].range.lowerBound }
        guard let body, let match = tokens.all[body].match else { return [] }
        let range = tokens.all[body].range.lowerBound..<tokens.all[match].range.upperBound
        let inBody = changes.filter { range.contains($0.range.lowerBound) }
        let words = message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let named = inBody.filter { change in
            [.call, .assignment].contains(change.rule)
                && words.contains {
                    change.before.hasPrefix($0) || change.before.hasPrefix("self.\($0)")
                }
        }
        return named.isEmpty ? inBody : named
    }
}
