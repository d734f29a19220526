/// The lines of a source that aren't compiled on every system.
struct ConditionalLines {
    /// From the line of an `#if` to that of its `#endif`, from 1.
    private(set) var lines: Set<Int> = []

    init(in source: String) {
        var depth = 0
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("#if ") { depth += 1 }
            if depth > 0 { lines.insert(index + 1) }
            if code.hasPrefix("#endif") { depth -= 1 }
        }
    }
}
