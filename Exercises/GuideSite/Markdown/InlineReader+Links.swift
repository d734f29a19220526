/// Links, pictures, tags and what else leads somewhere or begins with a sign of HTML.
extension InlineReader {
    /// `[words](target)`, with a `!` in front for a picture.
    mutating func link() throws(PageProblem) -> [Inline]? {
        let (start, tags, line) = (index, openTags, line)
        let opening = characters[index] == "!" ? "![" : "["
        index += opening.count
        guard let words = try parts(until: "]") else {
            (index, openTags) = (start, tags)
            return nil
        }
        guard
            let match = rest.prefixMatch(
                of: #/\(\s*<?([^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)*)>?(?:\s+"[^"]*")?\s*\)/#)
        else { return [.text(opening)] + words + [.text("]")] }
        index += match.0.count
        let link = PageLink(target: String(match.1), line: line)
        return opening == "[" ? [.link(words, link)] : [.picture(words.words, link)]
    }

    /// A comment, an address in angle brackets, or a tag.
    mutating func angle() throws(PageProblem) -> [Inline]? {
        let rest = rest
        if let comment = rest.prefixMatch(of: #/<!--(?:.|\n)*?-->/#) {
            index += comment.0.count
            return []
        }
        if let address = rest.prefixMatch(of: #/<([a-z]+:[^<>\s]+)>/#) {
            let link = PageLink(target: String(address.1), line: line)
            index += address.0.count
            return [.link([.text(link.target)], link)]
        }
        guard rest.prefixMatch(of: #/<\/?[A-Za-z]/#) != nil else { return nil }
        let (tag, length) = try tag(rest)
        let line = line
        if tag.isClosing {
            guard openTags.popLast() == tag.name else {
                throw problem("</\(tag.name)> ends nothing that was opened last")
            }
        } else if !tag.isEmpty {
            openTags.append(tag.name)
        }
        index += length
        return [.tag(tag, line: line)]
    }

    private func tag(_ text: Substring) throws(PageProblem) -> (tag: HTMLTag, length: Int) {
        do throws(HTMLTagError) {
            let (tag, length) = try HTMLTag.read(text)
            guard !["details", "div", "summary"].contains(tag.name) else {
                throw HTMLTagError(text: "<\(tag.name)> needs a line of its own")
            }
            return (tag, length)
        } catch {
            throw problem(error.text)
        }
    }

    /// `&lt;` and other names of characters, and their numbers.
    mutating func entity() throws(PageProblem) -> [Inline]? {
        guard let match = rest.prefixMatch(of: #/&(#?)([A-Za-z0-9]+);/#) else { return nil }
        let name = String(match.2)
        let number = name.hasPrefix("x") ? UInt32(name.dropFirst(), radix: 16) : UInt32(name)
        let text =
            match.1.isEmpty
            ? Self.entities[name] : number.flatMap(Unicode.Scalar.init).map { String($0) }
        guard let text else { throw problem("the site doesn't know the character \(match.0)") }
        index += match.0.count
        return [.text(text)]
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}", "ndash": "–",
        "mdash": "—", "hellip": "…", "times": "×", "rarr": "→", "larr": "←",
    ]

    /// An address that stands in the text as it is.
    mutating func bareAddress() -> [Inline]? {
        let before = index > 0 ? characters[index - 1] : " "
        guard has("http"), !before.isLetter, !before.isNumber,
            let match = rest.prefixMatch(of: #/https?:\/\/[^\s<>`*|\]]*[^\s<>`*|\].,:;!?'")]/#)
        else { return nil }
        let link = PageLink(target: String(match.0), line: line)
        index += match.0.count
        return [.link([.text(link.target)], link)]
    }
}
