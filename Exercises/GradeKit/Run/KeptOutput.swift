/// What a test printed: the beginning, and how much more there was.
struct KeptOutput {
    private var bytes: [UInt8] = []
    private var dropped = 0
    /// The end, for what the Swift runtime says as the process traps.
    private var tail: [UInt8] = []

    /// The most bytes that are kept of one test.
    static let limit = 8 * 1024

    mutating func append(_ more: [UInt8]) {
        let kept = more.prefix(Self.limit - bytes.count)
        bytes += kept
        dropped += more.count - kept.count
        tail = (tail + more.suffix(Self.limit)).suffix(Self.limit)
    }

    /// The last of what was printed.
    var end: String { String(decoding: tail, as: UTF8.self) }

    /// The text, without the lines that the test library prints and without a stack trace.
    ///
    /// Bytes that are no UTF-8 become replacement characters.
    func text(without isLibraryLine: (Substring) -> Bool) -> String {
        var lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        if let trace = lines.firstIndex(of: "Current stack trace:") {
            lines.removeSubrange(trace...)
        }
        lines.removeAll(where: isLibraryLine)
        let text = lines.joined(separator: "\n")
        return dropped == 0 ? text : "\(text)\n… and \(dropped) bytes more"
    }
}
