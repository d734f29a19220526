/// The start of what a test printed, and whether there was more.
struct CapturedOutput {
    private var bytes: [UInt8] = []
    private var isCut = false
    /// The end of the output, kept for the message that the Swift runtime prints when the process traps.
    private var tail: [UInt8] = []

    /// The maximum number of bytes of a test's output that are reported.
    static let limit = 8 * 1024
    /// The number of bytes kept beyond the limit, because lines of the test library are removed later and the
    /// time in them varies in length.
    private static let margin = 1024

    mutating func append(_ more: [UInt8]) {
        let kept = more.prefix(Self.limit + Self.margin - bytes.count)
        bytes += kept
        if kept.count < more.count { isCut = true }
        tail += more.suffix(Self.limit)
        // Not after each piece, because a test may print byte by byte.
        if tail.count > 2 * Self.limit { tail.removeFirst(tail.count - Self.limit) }
    }

    /// The last part of the output.
    var end: String { String(decoding: tail.suffix(Self.limit), as: UTF8.self) }

    /// The text without the test library's lines and without a stack trace.
    ///
    /// The same test gives the same text, although the library's lines contain durations and the amount of
    /// further output depends on when the test was stopped. Bytes that aren't UTF-8 become replacement
    /// characters.
    ///
    /// - Parameter library: Returns where the test library's words start in a line; nil if there are none.
    ///   Anything before them is what the test printed without a newline.
    func text(without library: (Substring) -> Substring.Index?) -> String {
        var lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        if let trace = lines.firstIndex(of: "Current stack trace:") {
            lines.removeSubrange(trace...)
        }
        var text = ""
        for (index, line) in lines.enumerated() {
            // The library's words are removed with their newline, because whether they are already here
            // depends on whether XCTest notifies itself or the test reporter first.
            let start = library(line)
            text += line[..<(start ?? line.endIndex)]
            if start == nil, index < lines.count - 1 { text += "\n" }
        }
        guard isCut || text.utf8.count > Self.limit else { return text }
        return String(decoding: text.utf8.prefix(Self.limit), as: UTF8.self) + "\n… and more"
    }
}
