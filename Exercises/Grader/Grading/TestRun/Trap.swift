import SwiftSource

/// The Swift runtime's message when a program traps: a `fatalError`, an index out of range, …
struct Trap: Equatable {
    let reason: String
    /// The place of the trap, if it is in the learner's code.
    let place: SourceLocation?

    /// Creates the last trap in these lines; nil if there is none.
    ///
    /// The runtime prints `Stage1/EvenOdd.swift:12: Fatal error: Index out of range`, with the module's name
    /// instead of the folder.
    init?(output: String, paths: PathNames) {
        let marks = ["Fatal error", "Precondition failed", "Assertion failed"]
        for line in output.split(separator: "\n").reversed() {
            for mark in marks {
                // Errors found by the runtime itself don't start with a place.
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

    /// The reason without an object's address, and without the details of a Foundation error: its domain, its
    /// code, and everything about files and underlying errors. They differ each time.
    private static func readable(_ reason: String) -> String {
        let reason = reason.replacing(#/\bobject 0x[0-9a-f]+/#, with: "the object")
        // Two searches in sequence: a combined one would restart at each domain.
        guard let start = reason.firstRange(of: #/Error Domain=\S+ Code=-?\d+ "/#),
            let end = reason[start.upperBound...].firstRange(of: #/"\s*UserInfo=\{/#)
        else { return reason }
        return String(
            reason[..<start.lowerBound] + reason[start.upperBound..<end.lowerBound])
    }
}
