/// What a test printed: its beginning, and whether there was more.
struct CapturedOutput {
    private var bytes: [UInt8] = []
    private var isCut = false
    /// The end and what stands before it, for what the Swift runtime says as the process traps.
    private var tail: [UInt8] = []

    /// The most bytes of a test's output that are told of.
    static let limit = 8 * 1024
    /// How many bytes are kept beyond the limit, for the lines of the test library that are taken out:
    /// the time of day in them isn't always as long.
    private static let margin = 1024

    mutating func append(_ more: [UInt8]) {
        let kept = more.prefix(Self.limit + Self.margin - bytes.count)
        bytes += kept
        if kept.count < more.count { isCut = true }
        tail += more.suffix(Self.limit)
        // Not with each piece: a test may print them byte by byte.
        if tail.count > 2 * Self.limit { tail.removeFirst(tail.count - Self.limit) }
    }

    /// The last of what was printed.
    var end: String { String(decoding: tail.suffix(Self.limit), as: UTF8.self) }

    /// The text, without what the test library prints and without a stack trace.
    ///
    /// The same test gives the same text: the library's lines tell how long a test took, and how much
    /// more was printed depends on when the test was ended. Bytes that are no UTF-8 become replacement
    /// characters.
    /// - Parameter library: Where in a line the words of the test library begin; nil where there
    ///   are none. What the test printed without a line end stands before them.
    func text(without library: (Substring) -> Substring.Index?) -> String {
        var lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        if let trace = lines.firstIndex(of: "Current stack trace:") {
            lines.removeSubrange(trace...)
        }
        var text = ""
        for (index, line) in lines.enumerated() {
            // The library's words go with their line end: whether they are here at all depends on
            // whom XCTest tells first, itself or the test reporter.
            let start = library(line)
            text += line[..<(start ?? line.endIndex)]
            if start == nil, index < lines.count - 1 { text += "\n" }
        }
        guard isCut || text.utf8.count > Self.limit else { return text }
        return String(decoding: text.utf8.prefix(Self.limit), as: UTF8.self) + "\n… and more"
    }
}
