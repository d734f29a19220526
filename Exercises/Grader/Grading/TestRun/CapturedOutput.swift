/// The start of what a test printed, and whether there was more.
struct CapturedOutput {
    private var bytes: [UInt8] = []
    private var isCut = false
    /// The end of the output. It is kept because the Swift runtime prints a message there when the
    /// process traps.
    private var tail: [UInt8] = []

    /// The maximum number of bytes of a test's output that are reported.
    static let limit = 8 * 1024
    /// The number of bytes that are kept beyond the limit. Lines of the test library are removed
    /// later, and their length varies, because they contain times.
    private static let margin = 1024

    mutating func append(_ more: [UInt8]) {
        let kept = more.prefix(Self.limit + Self.margin - bytes.count)
        bytes += kept
        if kept.count < more.count { isCut = true }
        tail += more.suffix(Self.limit)
        // This isn't done after each piece, because a test may print byte by byte.
        if tail.count > 2 * Self.limit { tail.removeFirst(tail.count - Self.limit) }
    }

    /// The last part of the output.
    var end: String { String(decoding: tail.suffix(Self.limit), as: UTF8.self) }

    /// The text without the test library's lines and without a stack trace.
    ///
    /// The same test always gives the same text. The library's lines contain durations, and how
    /// much output comes after the limit depends on when the test was stopped, so both are left
    /// out. Bytes that aren't UTF-8 are replaced.
    ///
    /// - Parameter library: Returns where the test library's words start in a line; nil if the line
    ///   contains none. The text before them is what the test printed without a newline.
    func text(without library: (Substring) -> Substring.Index?) -> String {
        var lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        if let trace = lines.firstIndex(of: "Current stack trace:") {
            lines.removeSubrange(trace...)
        }
        var text = ""
        for (index, line) in lines.enumerated() {
            // The library's words are removed together with their newline. Whether they are already
            // in the output depends on whether XCTest notifies itself or the test reporter first.
            let start = library(line)
            text += line[..<(start ?? line.endIndex)]
            if start == nil, index < lines.count - 1 { text += "\n" }
        }
        guard isCut || text.utf8.count > Self.limit else { return text }
        return String(decoding: text.utf8.prefix(Self.limit), as: UTF8.self) + "\n… and more"
    }
}
