/// Finds the loop around a line by the braces and words of the text.
package enum LoopScan {
    /// The line that begins the innermost loop around a line, from 0; nil for none.
    ///
    /// A loop with `while` or `repeat` comes before one with `for`, which ends by itself.
    package static func beginning(around index: Int, in lines: [String]) -> Int? {
        var innermostFor: Int?
        // How many blocks end between the line that is looked at and the one that was asked for.
        var ended = 0
        for number in stride(from: index, through: max(0, index - maximumLines), by: -1) {
            let line = lines[number]
            guard line.utf8.count <= maximumLength else { return innermostFor }
            let isAround = opens(line, &ended, isFirst: number == index)
            guard isAround else { continue }
            let words = line.split { !$0.isLetter }
            // Where a function begins, so do the loops of others.
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

    /// Whether a block begins on a line that hasn't ended before the line that was asked for.
    private static func opens(_ line: String, _ ended: inout Int, isFirst: Bool) -> Bool {
        var isAround = false
        for (offset, character) in line.reversed().enumerated() {
            if character == "}" {
                // The end of a loop belongs to it.
                let isItsEnd = isFirst && line.dropLast(offset + 1).allSatisfy { $0 == " " }
                if !isItsEnd { ended += 1 }
            } else if character == "{" {
                if ended == 0 { isAround = true } else { ended -= 1 }
            }
        }
        return isAround
    }
}
