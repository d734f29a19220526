import Foundation
import SwiftSource

/// Finds the lines of a file that are never changed.
enum ExcludedLines {
    /// The comment that excludes its line, or the line after it if it has a line of its own. It needs a
    /// reason.
    private static let comment = "// grade: leave,"

    /// The numbers, from 1, of lines that aren't compiled on this system or that a comment excludes.
    static func find(in source: [UInt8]) -> Set<Int> {
        let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var result: Set<Int> = []
        // For each open #if: whether its current part is compiled, and whether an earlier one was.
        var open: [(isActive: Bool, wasActive: Bool)] = []
        for (index, bytes) in lines.enumerated() {
            let line = String(decoding: bytes, as: UTF8.self)
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("#if ") {
                let holds = holds(String(words.dropFirst(4)))
                open.append((holds, holds))
            } else if words.hasPrefix("#else"), let last = open.last {
                let holds =
                    words.hasPrefix("#elseif ") ? self.holds(String(words.dropFirst(8))) : true
                open[open.count - 1] = (holds && !last.wasActive, holds || last.wasActive)
            } else if words.hasPrefix("#endif") {
                _ = open.popLast()
            }
            if open.contains(where: { !$0.isActive }) { result.insert(index + 1) }
            if let range = line.range(of: comment),
                line[range.upperBound...].contains(where: { !$0.isWhitespace })
            {
                result.insert(words.hasPrefix("//") ? index + 2 : index + 1)
            }
        }
        return result
    }

    /// Whether the condition of an `#if` probably holds on Linux.
    private static func holds(_ condition: String) -> Bool {
        let condition = condition.prefix { $0 != "/" }.trimmingCharacters(in: .whitespaces)
        let parts = { (sign: String) in condition.components(separatedBy: sign) }
        if condition.contains("||") { return parts("||").contains { holds($0) } }
        if condition.contains("&&") { return parts("&&").allSatisfy { holds($0) } }
        if condition.hasPrefix("!") { return !holds(String(condition.dropFirst())) }
        let plain = condition.trimmingCharacters(in: CharacterSet(charactersIn: "() "))
        let holding = [
            "true", "DEBUG", "os(Linux", "canImport(Glibc", "canImport(Foundation",
            "canImport(FoundationEssentials", "canImport(Dispatch", "canImport(Synchronization",
        ]
        return holding.contains(plain) || plain.hasPrefix("swift(>=")
            || plain.hasPrefix("compiler(>=")
    }
}
