/// Counts code lines: lines of Swift, CSS or JavaScript that are neither blank nor only a comment.
enum CodeLines {
    static func count(_ text: String) -> Int {
        var isInComment = false
        return text.utf8.split(separator: UInt8(ascii: "\n")).count {
            hasCode(String(Substring($0)), &isInComment)
        }
    }

    private static func hasCode(_ line: String, _ isInComment: inout Bool) -> Bool {
        var rest = Substring(line)
        while true {
            rest = rest.drop(while: \.isWhitespace)
            if isInComment {
                guard let end = rest.firstRange(of: "*/") else { return false }
                isInComment = false
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("/*") {
                isInComment = true
                rest = rest.dropFirst(2)
            } else {
                return !rest.isEmpty && !rest.hasPrefix("//")
            }
        }
    }
}
