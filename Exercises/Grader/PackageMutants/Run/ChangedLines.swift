/// Reads the numbers of the lines that a diff adds or changes.
enum ChangedLines {
    /// Returns the numbers of the new lines by file, given the output of `git diff -U0`.
    static func parse(_ diff: String) -> [String: Set<Int>] {
        var result: [String: Set<Int>] = [:]
        var file = ""
        for line in diff.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("+++ b/") {
                // If a path contains spaces, Git adds a tab after it.
                file = String(line.dropFirst("+++ b/".count).prefix { $0 != "\t" })
            } else if let match = line.prefixMatch(of: #/@@ \S+ \+(\d+)(?:,(\d+))? @@/#),
                let first = Int(match.1)
            {
                let count = match.2.flatMap { Int($0) } ?? 1
                result[file, default: []].formUnion(first..<first + count)
            }
        }
        return result
    }
}
