/// Finds the loop around a line by examining braces and words in the text.
package enum LoopScan {
    /// The line where the innermost loop around a line starts, counted from 0; nil if there is none.
    ///
    /// A `while` or `repeat` loop takes precedence over a `for` loop, which ends by itself.
    package static func beginning(around index: Int, in lines: [String]) -> Int? {
        var innermostFor: Int?
        // The number of blocks that end between the line being examined and the given line.
        var ended = 0
        for number in stride(from: index, through: max(0, index - maximumLines), by: -1) {
            let line = lines[number]
            guard line.utf8.count <= maximumLength else { return innermostFor }
            let isAround = opens(line, &ended, isFirst: number == index)
            guard isAround else { continue }
            let words = line.split { !$0.isLetter }
            // Loops before the start of a function belong to other functions.
            if words.contains("func") || words.contains("init") { return innermostFor }
            if words.contains("while") || words.contains("repeat") { return number }
            if words.contains("for"), innermostFor == nil { innermostFor = number }
        }
        return innermostFor
    }

    /// Longer functions aren't searched.
    private static let maximumLines = 500
    /// Longer lines aren't read.
    private static let maximumLength = 2000

    /// Whether a block starts on a line and hasn't ended before the given line.
    private static func opens(_ line: String, _ ended: inout Int, isFirst: Bool) -> Bool {
        var isAround = false
        for (offset, character) in line.reversed().enumerated() {
            if character == "}" {
                // The end of a loop belongs to the loop.
                let isItsEnd = isFirst && line.dropLast(offset + 1).allSatisfy { $0 == " " }
                if !isItsEnd { ended += 1 }
            } else if character == "{" {
                if ended == 0 { isAround = true } else { ended -= 1 }
            }
        }
        return isAround
    }
}
