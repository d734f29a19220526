import Grading
import SwiftSource
import TerminalKit

/// Names the flags in a learner's sources: the places at which a person should look.
package enum FlagText {
    /// `Starter/Stage1/EvenOdd.swift:12`, or the folder where nothing tells the line.
    package static func place(of flag: SourceFlag) -> String {
        flag.line.map { "\(flag.file):\($0)" } ?? flag.file
    }

    /// The line above the flags.
    private static let heading = "Not needed in any exercise, and shown to whoever grades:"

    /// The most flags of a stage that a terminal shows.
    private static let maximum = 5

    /// The lines on the flags of a stage for a learner; empty where there are none.
    package static func lines(of stage: StageReport) -> [String] {
        guard !stage.flags.isEmpty else { return [] }
        var lines = ["  \(heading)"]
        lines += stage.flags.prefix(maximum).map {
            "    \(PlainText.line("\($0.word)  \(place(of: $0))"))"
        }
        let rest = stage.flags.count - maximum
        return rest > 0 ? lines + ["    … and \(rest) more"] : lines
    }
}
