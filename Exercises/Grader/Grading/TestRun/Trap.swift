import SwiftSource

/// The message that the Swift runtime prints when a program traps, for example because of a
/// `fatalError` or an index out of range.
struct Trap: Equatable {
    let reason: String
    /// The place of the trap; nil if it isn't in the learner's code.
    let place: SourceLocation?

    /// Reads the last trap in a program's output; nil if there is none.
    ///
    /// The runtime prints, for example, `Stage1/EvenOdd.swift:12: Fatal error: Index out of range`,
    /// with the module's name instead of the folder.
    init?(output: String, paths: PathNames) {
        let marks = ["Fatal error", "Precondition failed", "Assertion failed"]
        for line in output.split(separator: "\n").reversed() {
            for mark in marks {
                // If the runtime itself found the error, the line doesn't start with a place.
                let start =
                    line.hasPrefix(mark)
                    ? line.startIndex : line.firstRange(of: ": \(mark)")?.lowerBound
                guard let start else { continue }
                let words = line[start...].drop { ": ".contains($0) }.dropFirst(mark.count)
                    .drop { ": ".contains($0) }
                reason = words.isEmpty ? mark : paths.withoutFolders(Self.readable(String(words)))
                place = paths.location(atEndOf: String(line[..<start]))
                return
            }
        }
        return nil
    }

    /// Returns the reason without the parts that are different each time. These are an object's
    /// address and the details of a Foundation error: its domain, its code, and everything about
    /// files and underlying errors.
    private static func readable(_ reason: String) -> String {
        let reason = reason.replacing(#/\bobject 0x[0-9a-f]+/#, with: "the object")
        // There are two searches one after the other, because a combined one would start again at
        // each domain.
        guard let start = reason.firstRange(of: #/Error Domain=\S+ Code=-?\d+ "/#),
            let end = reason[start.upperBound...].firstRange(of: #/"\s*UserInfo=\{/#)
        else { return reason }
        return String(
            reason[..<start.lowerBound] + reason[start.upperBound..<end.lowerBound])
    }
}
