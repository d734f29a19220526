import Catalog
import SwiftSource

/// What the Swift runtime said as a program trapped: a `fatalError`, an index out of range, …
struct Trap: Equatable {
    let reason: String
    /// Where, if that is in the learner's own code.
    let place: SourceLocation?

    /// The last trap that these lines tell of; nil where they tell of none.
    ///
    /// The runtime prints `Stage1/EvenOdd.swift:12: Fatal error: Index out of range`, the module's
    /// name in place of the folder.
    init?(output: String, paths: PathNames) {
        let marks = ["Fatal error", "Precondition failed", "Assertion failed"]
        for line in output.split(separator: "\n").reversed() {
            for mark in marks {
                guard let range = line.firstRange(of: ": \(mark)") else { continue }
                let words = line[range.upperBound...].drop { ": ".contains($0) }
                reason = words.isEmpty ? mark : paths.withoutFolders(Self.readable(String(words)))
                place = paths.location(atEndOf: String(line[..<range.lowerBound]))
                return
            }
        }
        return nil
    }

    /// The reason without what an error of Foundation's tells of itself: its domain, its code, and
    /// all that it knows of files and of the errors below it.
    private static func readable(_ reason: String) -> String {
        // Two searches one after the other: as one, they would begin anew at each domain.
        guard let start = reason.firstRange(of: #/Error Domain=\S+ Code=-?\d+ "/#),
            let end = reason[start.upperBound...].firstRange(of: #/"\s*UserInfo=\{/#)
        else { return reason }
        return String(
            reason[..<start.lowerBound] + reason[start.upperBound..<end.lowerBound])
    }
}
