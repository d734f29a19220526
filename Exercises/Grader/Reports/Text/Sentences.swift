import TerminalKit

/// Fits our own sentences to a terminal: a reference to the Guide stands in a line of its own, and
/// further lines of a list or value are indented.
package enum Sentences {
    /// The sentences in lines.
    ///
    /// - Parameters:
    ///   - indent: How far all lines are moved in.
    ///   - hanging: How much further the lines behind the first of a paragraph are moved in.
    package static func lines(
        _ text: String, width: Int, indent: Int = 0, hanging: Int = 0
    ) -> [String] {
        let room = max(1, width - indent - hanging)
        let lines = paragraphs(of: text).flatMap { PlainText.wrapped($0, width: room) }
        return lines.enumerated().map { index, line in
            String(repeating: " ", count: index == 0 ? indent : indent + hanging) + line
        }
    }

    /// The parts that stand in lines of their own: references to the Guide, and code to write.
    package static func paragraphs(of text: String) -> [String] {
        text.replacing(". To read: ", with: ".\nTo read: ")
            .replacing(". Write: ", with: ".\nWrite: ")
            .replacing(". Write at the top", with: ".\nWrite at the top")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
