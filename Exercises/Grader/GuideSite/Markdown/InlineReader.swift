/// Reads the text of a block: code, emphasis, links, pictures, tags.
struct InlineReader {
    private let page: String
    private let firstLine: Int
    let characters: [Character]
    var index = 0
    /// The tags that were opened and not closed.
    var openTags: [String] = []

    init(page: String, firstLine: Int, text: String) {
        self.page = page
        self.firstLine = firstLine
        characters = Array(text)
    }

    mutating func inlines() throws(PageProblem) -> [Inline] {
        let result = try parts(until: nil) ?? []
        if let tag = openTags.last { throw problem("<\(tag)> has no end in this paragraph") }
        return result
    }

    /// The number of the line that the reader has come to.
    var line: Int { firstLine + characters[..<index].count { $0 == "\n" } }

    func problem(_ text: String) -> PageProblem { PageProblem(page: page, line: line, text: text) }

    /// The text from here on.
    var rest: Substring { String(characters[index...])[...] }

    func has(_ text: String) -> Bool { characters[index...].starts(with: text) }

    /// Reads the parts up to this end, and moves behind it; nil where the end never comes.
    mutating func parts(until end: String?) throws(PageProblem) -> [Inline]? {
        var result: [Inline] = []
        var text = ""
        while index < characters.count {
            if let end, isHere(end) {
                index += end.count
                return result + (text.isEmpty ? [] : [.text(text)])
            }
            if let parts = try nextParts() {
                if !text.isEmpty { result.append(.text(text)) }
                text = ""
                result += parts
            } else {
                text.append(characters[index])
                index += 1
            }
        }
        guard end == nil else { return nil }
        return result + (text.isEmpty ? [] : [.text(text)])
    }

    /// Whether this end stands here and counts: no space may come before the end of emphasis, and
    /// no letter behind a `_`.
    private func isHere(_ end: String) -> Bool {
        guard has(end) else { return false }
        guard end != "]" else { return true }
        guard index > 0, !characters[index - 1].isWhitespace else { return false }
        let next = index + end.count < characters.count ? characters[index + end.count] : " "
        return next != end.first && (end.first != "_" || !(next.isLetter || next.isNumber))
    }

    /// The parts that begin here; nil where there is plain text.
    private mutating func nextParts() throws(PageProblem) -> [Inline]? {
        switch characters[index] {
        case "\\": escaped()
        case "`": codeSpan()
        case "*", "_", "~": try emphasis()
        case "!": has("![") ? try link() : nil
        case "[": try link()
        case "<": try angle()
        case "&": try entity()
        case " ": lineBreak()
        case "h": bareAddress()
        default: nil
        }
    }

    private mutating func escaped() -> [Inline]? {
        guard index + 1 < characters.count else { return nil }
        let next = characters[index + 1]
        guard next == "\n" || next.isASCII && (next.isPunctuation || next.isSymbol) else {
            return nil
        }
        index += 2
        return next == "\n" ? [.lineBreak] : [.text(String(next))]
    }

    /// Two spaces or more at the end of a line.
    private mutating func lineBreak() -> [Inline]? {
        let end = characters[index...].firstIndex { $0 != " " } ?? characters.count
        guard end < characters.count, characters[end] == "\n", end - index >= 2 else { return nil }
        index = end + 1
        return [.lineBreak]
    }

    private mutating func codeSpan() -> [Inline]? {
        let ticks = characters[index...].prefix { $0 == "`" }.count
        var place = index + ticks
        while let start = characters[place...].firstIndex(of: "`") {
            let end = start + characters[start...].prefix { $0 == "`" }.count
            guard end - start == ticks else {
                place = end
                continue
            }
            var text = String(characters[(index + ticks)..<start]).replacing("\n", with: " ")
            if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
                text = String(text.dropFirst().dropLast())
            }
            index = end
            return [.code(text)]
        }
        // Ticks without an end are text.
        index += ticks
        return [.text(String(repeating: "`", count: ticks))]
    }

    private mutating func emphasis() throws(PageProblem) -> [Inline]? {
        let sign = characters[index]
        let run = characters[index...].prefix { $0 == sign }.count
        let end = index + run
        let before = index > 0 ? characters[index - 1] : " "
        guard end < characters.count, !characters[end].isWhitespace,
            sign != "_" || !(before.isLetter || before.isNumber), sign != "~" || run == 2
        else { return try passRun(run) }
        guard run < 3 else { throw problem("the site can't show text that is bold and italic") }
        let (start, tags) = (index, openTags)
        index = end
        guard let parts = try parts(until: String(repeating: sign, count: run)) else {
            (index, openTags) = (start, tags)
            return try passRun(run)
        }
        if sign == "~" { return [.struck(parts)] }
        return run == 2 ? [.strong(parts)] : [.emphasis(parts)]
    }

    /// Takes this many signs as text.
    private mutating func passRun(_ count: Int) throws(PageProblem) -> [Inline]? {
        let text = String(characters[index..<(index + count)])
        index += count
        return [.text(text)]
    }
}

/// Links, pictures, tags, addresses and characters that are written as in HTML.
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

    /// An address that stands in the text without brackets.
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
