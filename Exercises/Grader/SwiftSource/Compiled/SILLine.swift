/// A line in a function of the compiler's intermediate language (SIL), taken apart.
///
/// Literals, and names in backticks, can look like anything: like a place or another instruction, too.
struct SILLine {
    /// Where what the line was made from stands in the source.
    struct Place: Equatable {
        let file: String
        /// Both from 1; 0 where the compiler has made it.
        let line: Int
        let column: Int
    }

    /// The line without its place, and without what is told about it behind two slashes.
    let text: Substring
    let place: Place?
    /// The first word, behind what it gives its result to.
    let instruction: String
    /// What it gives its results to, such as `%4`.
    let results: [Substring]
    /// The values that it is made of, in order.
    let operands: [Substring]

    init(_ line: Substring) {
        let (text, place) = Self.split(line)
        self.text = text
        self.place = place
        let sign = SILWords.sign(in: text)
        instruction = SILWords.instruction(of: text)
        results = sign.map { Self.values(in: text[..<$0.lowerBound]) } ?? []
        operands =
            instruction == "string_literal"
            ? [] : Self.values(in: sign.map { text[$0.upperBound...] } ?? text)
    }

    /// The literal at the end of the line, as it is written; nil where none ends there.
    var literal: String? {
        guard instruction == "string_literal", let start = text.byteRange(of: " utf8 \"") else {
            return nil
        }
        let rest = text[start.upperBound...]
        // What stands behind the closing quote tells whether there is one.
        let end = SILWords.afterText(in: Substring(rest + "."))
        return end == "." ? String(rest.dropLast()) : nil
    }

    /// `loc "Starter/Stage1/EvenOdd.swift":5:22, scope 2 // user: %3`, without anything before it.
    static func place(in line: Substring) -> Place? { split(line).place }

    /// Reads a line from its end, as only there it is certain what is what.
    private static func split(_ line: Substring) -> (text: Substring, place: Place?) {
        var rest = withoutRemark(line.utf8)
        var end = rest
        if end.takeLastNumber() != nil, end.takeLast(", scope ") { rest = end }
        let text = Substring(rest)
        guard let column = rest.takeLastNumber(), rest.takeLast(":"),
            let number = rest.takeLastNumber(), rest.takeLast("\":"),
            let quote = openingQuote(in: rest)
        else { return (text, nil) }
        let file = Substring(rest[quote...].dropFirst())
        rest = rest[..<quote]
        // A star tells that the place is that of something else, which it was made from.
        _ = rest.takeLast("* ")
        guard rest.takeLast(", loc ") else { return (text, nil) }
        let name = file.replacingBytes(of: "\\\"", with: "\"")
        return (Substring(rest), Place(file: name, line: number, column: column))
    }

    /// Two slashes and the values that a line is used by end it, if anything uses it.
    private static func withoutRemark(_ line: Substring.UTF8View) -> Substring.UTF8View {
        var rest = line
        let end = rest.lastIndex { !SILWords.isOfAWord($0) && !" %,:".utf8.contains($0) }
        if let end {
            let remark = rest[...end]
            if remark.suffix(2).elementsEqual("//".utf8) { rest = remark.dropLast(2) }
        }
        while rest.last == UInt8(ascii: " ") { rest = rest.dropLast() }
        return rest
    }

    /// The last quote that no backslash stands before: names of files have one before each of their own.
    private static func openingQuote(in bytes: Substring.UTF8View) -> Substring.Index? {
        var isBehindQuote: Substring.Index?
        for index in bytes.indices.reversed() {
            if let quote = isBehindQuote {
                if bytes[index] != UInt8(ascii: "\\") { return quote }
                isBehindQuote = nil
            }
            if bytes[index] == UInt8(ascii: "\"") { isBehindQuote = index }
        }
        return nil
    }

    private static func values(in text: Substring) -> [Substring] {
        var values: [Substring] = []
        var rest = text
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            let digits = rest[start...].utf8.dropFirst().prefix(while: SILWords.isOfAWord)
            values.append(rest[start..<digits.endIndex])
            rest = rest[digits.endIndex...]
        }
        return values
    }
}

extension Substring.UTF8View {
    /// Whether these words stood at the end; they don't any more.
    fileprivate mutating func takeLast(_ words: String) -> Bool {
        let words = words.utf8
        guard suffix(words.count).elementsEqual(words) else { return false }
        self = dropLast(words.count)
        return true
    }

    /// The number that stood at the end; nil where there was none.
    fileprivate mutating func takeLastNumber() -> Int? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let start = lastIndex { !digits.contains($0) }.map(index(after:)) ?? startIndex
        guard let number = Int(String(Substring(self[start...]))) else { return nil }
        self = self[..<start]
        return number
    }
}
