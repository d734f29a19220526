/// The commands of a block, each with the output that is shown under it.
struct ConsoleBlock {
    /// A command, and what stands under it.
    struct Entry: Equatable {
        /// The command's line in the page, from 1.
        let line: Int
        let command: String
        /// The lines of output that are shown; none where it isn't shown.
        let output: [String]
    }

    let entries: [Entry]

    /// Reads a block whose first line begins with `$ `.
    init(_ block: Block) throws(PageProblem) {
        var entries: [Entry] = []
        for (index, line) in block.lines.enumerated() {
            if line.hasPrefix("$ ") {
                let command = String(line.dropFirst(2))
                entries.append(Entry(line: block.line + index + 1, command: command, output: []))
            } else if let last = entries.popLast() {
                let output = last.output + [line]
                entries.append(Entry(line: last.line, command: last.command, output: output))
            } else {
                throw block.problem("a console block begins with a line '$ command'")
            }
        }
        self.entries = entries
    }
}
