/// Reads which lines a diff adds or changes.
enum ChangedLines {
    /// The numbers of the new lines, by file, in the output of `git diff -U0`.
    static func parse(_ diff: String) -> [String: Set<Int>] {
        var result: [String: Set<Int>] = [:]
        var file = ""
        for line in diff.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("+++ b/") {
                file = String(line.dropFirst("+++ b/".count))
            } else if line.hasPrefix("@@ "),
                let part = line.split(separator: " ").dropFirst(2).first
            {
                // Such as `+12,3`, or `+12` for one line.
                let numbers = part.dropFirst().split(separator: ",").compactMap { Int($0) }
                guard let first = numbers.first else { continue }
                let count = numbers.count > 1 ? numbers[1] : 1
                result[file, default: []].formUnion(first..<first + count)
            }
        }
        return result
    }
}
