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

    /// The line that is looked at.
    var line: Int { firstLine + characters[..<index].count { $0 == "\n" } }

    func problem(_ text: String) -> PageProblem { PageProblem(page: page, line: line, text: text) }

    /// What comes next, as text.
    var rest: Substring { String(characters[index...])[...] }

    func has(_ text: String) -> Bool { characters[index...].starts(with: text) }

    /// The parts up to this end, and goes on behind it; nil where it never comes.
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

    /// Whether what ends here can end: no space before emphasis ends, and no letter after a `_`.
    private func isHere(_ end: String) -> Bool {
        guard has(end) else { return false }
        guard end != "]" else { return true }
        guard index > 0, !characters[index - 1].isWhitespace else { return false }
        let next = index + end.count < characters.count ? characters[index + end.count] : " "
        return next != end.first && (end.first != "_" || !(next.isLetter || next.isNumber))
    }

    /// What begins here; nil where it is text that means nothing else.
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
        // Ticks without an end are text, all of them.
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

    /// Signs that are text, all of them.
    private mutating func passRun(_ count: Int) throws(PageProblem) -> [Inline]? {
        let text = String(characters[index..<(index + count)])
        index += count
        return [.text(text)]
    }
}
