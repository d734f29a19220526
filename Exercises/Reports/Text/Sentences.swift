import TerminalKit

/// Fits our own sentences to a terminal: where to read on stands in a line of its own, and the next
/// lines of a list or of a value begin below the first.
package enum Sentences {
    /// - Parameters:
    ///   - indent: By how much all lines are moved in.
    ///   - hanging: By how much more those behind the first of a paragraph are.
    package static func lines(
        _ text: String, width: Int, indent: Int = 0, hanging: Int = 0
    ) -> [String] {
        let room = max(1, width - indent - hanging)
        let lines = paragraphs(of: text).flatMap { PlainText.wrapped($0, width: room) }
        return lines.enumerated().map { index, line in
            String(repeating: " ", count: index == 0 ? indent : indent + hanging) + line
        }
    }

    /// What has to stand in lines of its own: where to read on, and what to write.
    package static func paragraphs(of text: String) -> [String] {
        text.replacing(". To read: ", with: ".\nTo read: ")
            .replacing(". Write: ", with: ".\nWrite: ")
            .replacing(". Write at the top", with: ".\nWrite at the top")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
