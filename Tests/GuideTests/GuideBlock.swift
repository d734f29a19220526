import Foundation

/// A fenced block of a page of the Guide, with the comment above it.
struct GuideBlock {
    /// Where a reader types a block.
    struct Place {
        let path: String
        /// A text in the line that the block goes above or in place of; nil for a whole file.
        let anchor: String?
        let replaces: Bool
    }

    /// What the comment says, for example `run`.
    let directive: String
    /// The lines, each with its end.
    let text: String

    /// The blocks of a page that have a comment above them, in order.
    static func blocks(of page: String) -> [GuideBlock] {
        page.matches(of: #/(?m)^( *)<!-- (.+) -->\n *```\w*\n((?:.*\n)*?) *```$/#).map { match in
            let indentation = match.1.count
            let lines = match.3.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let text = lines.map { $0.dropFirst(indentation) + "\n" }.joined()
            return GuideBlock(directive: String(match.2), text: text)
        }
    }

    /// Where it is typed; nil where it isn't.
    var place: Place? {
        guard let match = directive.wholeMatch(of: #/type: (\S+), (.+)/#) else { return nil }
        let path = String(match.1)
        if match.2 == "whole file" { return Place(path: path, anchor: nil, replaces: false) }
        guard let words = match.2.wholeMatch(of: #/(above|in place of): (.+)/#) else { return nil }
        return Place(path: path, anchor: String(words.2), replaces: words.1 == "in place of")
    }

    /// The commands of a block that is run, each with the output that is shown.
    var commands: [(command: String, output: String)] {
        guard directive == "run" else { return [] }
        return text.matches(of: #/(?m)^\$ (.+)\n((?:(?!\$ ).*\n)*)/#).map {
            (String($0.1), String($0.2))
        }
    }
}
