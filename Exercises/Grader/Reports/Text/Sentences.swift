import TerminalKit

/// Wraps our own sentences for a terminal. References to the Guide are on separate lines, and continuation
/// lines of a list item or value are indented.
package enum Sentences {
    /// The sentences as lines.
    ///
    /// - Parameters:
    ///   - indent: The indentation of all lines.
    ///   - hanging: The additional indentation of a paragraph's lines after the first.
    package static func lines(
        _ text: String, width: Int, indent: Int = 0, hanging: Int = 0
    ) -> [String] {
        let room = max(1, width - indent - hanging)
        let lines = paragraphs(of: text).flatMap { PlainText.wrapped($0, width: room) }
        return lines.enumerated().map { index, line in
            String(repeating: " ", count: index == 0 ? indent : indent + hanging) + line
        }
    }

    /// The parts that need separate lines: references to the Guide, and code to type.
    package static func paragraphs(of text: String) -> [String] {
        text.replacing(". To read: ", with: ".\nTo read: ")
            .replacing(". Write: ", with: ".\nWrite: ")
            .replacing(". Write at the top", with: ".\nWrite at the top")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
