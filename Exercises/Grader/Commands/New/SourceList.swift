/// A list in a Swift file that has its entries on lines of their own.
struct SourceList {
    /// The file, relative to the kit.
    let path: String
    /// The beginning of the line that opens the list.
    let opening: String

    /// The text with one more entry at the end.
    func adding(_ entry: String, to text: String) throws(NewEncoreError) -> String {
        var lines = Self.lines(of: text)
        let end = try entries(in: lines).upperBound
        let indent = lines[end].prefix { $0 == " " }
        lines.insert("\(indent)    \(entry),", at: end)
        return lines.joined(separator: "\n")
    }

    /// The text with one more entry in a dictionary that is sorted by its keys, each of which has
    /// its value on the next line.
    func adding(
        key: String, value: String, to text: String
    ) throws(NewEncoreError) -> String {
        let entry = ["    \"\(key)\":", "        \"\(value)\","]
        var lines = Self.lines(of: text)
        let entries = try entries(in: lines)
        let next = entries.first { lines[$0].hasPrefix("    \"") && lines[$0] > entry[0] }
        lines.insert(contentsOf: entry, at: next ?? entries.upperBound)
        return lines.joined(separator: "\n")
    }

    /// The lines between the one that opens the list and the one that closes it.
    private func entries(in lines: [String]) throws(NewEncoreError) -> Range<Int> {
        let start = lines.firstIndex { line in
            line.drop { $0 == " " }.hasPrefix(opening) && line.hasSuffix("[")
        }
        guard let start else { throw .noList(path: path, opening: opening) }
        // An entry may be a list, too, which is further in.
        let closing = lines[start].prefix { $0 == " " } + "]"
        guard let end = lines[(start + 1)...].firstIndex(where: { $0.hasPrefix(closing) })
        else { throw .noList(path: path, opening: opening) }
        return start + 1..<end
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
