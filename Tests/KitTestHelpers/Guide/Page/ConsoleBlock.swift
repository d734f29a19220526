/// The commands in a block, each with the output shown below it.
struct ConsoleBlock {
    /// A command and its output.
    struct Entry: Equatable {
        /// The command's line number in the page, counted from 1.
        let line: Int
        let command: String
        /// The lines of output that are shown; empty if none are.
        let output: [String]
    }

    let entries: [Entry]

    /// Reads a block whose first line starts with `$ `.
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
                throw block.problem("a console block must start with a line '$ command'")
            }
        }
        self.entries = entries
    }
}
