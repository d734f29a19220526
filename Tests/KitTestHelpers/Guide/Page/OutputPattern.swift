/// A program's output as shown on a page: a line `…` matches any lines, and `…` in a line matches any text.
struct OutputPattern {
    let lines: [String]

    /// Whether the output matches; if not, the first line that doesn't.
    enum Verdict: Equatable {
        case matches
        /// The output doesn't have this line where the pattern expects it.
        case missing(String)
        /// The output continues after the end of what is shown.
        case tooMuch
    }

    /// Compares an output with what is shown.
    func compare(with output: String) -> Verdict {
        var actual = output.split(separator: "\n", omittingEmptySubsequences: false)
        // The text after the last newline isn't a line.
        if actual.last == "" { actual.removeLast() }
        // Every position in the output where the match of the previous lines may end.
        var places: Set<Int> = [0]
        for line in lines {
            let next: Set<Int>
            if line == "…" {
                next = Set((places.min() ?? 0)...actual.count)
            } else {
                next = Set(
                    places.filter { $0 < actual.count && Self.matches(line, actual[$0]) }
                        .map { $0 + 1 })
            }
            guard !next.isEmpty else { return .missing(line) }
            places = next
        }
        return places.contains(actual.count) ? .matches : .tooMuch
    }

    private static func matches(_ pattern: String, _ line: Substring) -> Bool {
        let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return pattern == line }
        guard line.hasPrefix(parts[0]) else { return false }
        var rest = line.dropFirst(parts[0].count)
        for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }
}
