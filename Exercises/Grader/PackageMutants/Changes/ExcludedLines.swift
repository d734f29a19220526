import SwiftSource

/// Finds the lines of a file that are never changed.
enum ExcludedLines {
    /// The numbers, from 1, of lines that a comment with a reason excludes: its own, or the next if it has a
    /// line of its own. And of directives, and lines that probably aren't compiled on Linux.
    static func find(in source: [UInt8]) -> Set<Int> {
        var result: Set<Int> = []
        // Whether the current part of each open #if is compiled.
        var open: [Bool] = []
        let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, bytes) in zip(1..., lines) {
            let line = String(decoding: bytes, as: UTF8.self).drop(while: \.isWhitespace)
            if line.hasPrefix("#if ") { open.append(isCompiled(line)) }
            if line.hasPrefix("#endif") { _ = open.popLast() }
            if let last = open.indices.last, line.hasPrefix("#else") {
                open[last] = line.hasPrefix("#elseif ") ? isCompiled(line) : !open[last]
            }
            if line.hasPrefix("#") || open.contains(false) { result.insert(number) }
            if line.firstRange(of: #/// grade: leave, *[^ ]/#) != nil {
                result.insert(line.hasPrefix("//") ? number + 1 : number)
            }
        }
        return result
    }

    private static func isCompiled(_ directive: Substring) -> Bool {
        let isOfPlatform = directive.contains(#/\b(os|canImport|arch)\(/#)
        return !isOfPlatform || directive.contains(#/\((Linux|Glibc|Foundation\w*|Dispatch)\)|!/#)
    }
}
