import Grading
import SwiftSource
import TerminalKit

/// Puts into words what a person should look at in a learner's sources.
package enum FlagText {
    /// `Starter/Stage1/EvenOdd.swift:12`, or the folder where nothing tells the line.
    static func place(of flag: SourceFlag) -> String {
        flag.line.map { "\(flag.file):\($0)" } ?? flag.file
    }

    /// What is said of all flags, before they are named.
    private static let heading = "Not needed in any exercise, and shown to whoever grades:"

    /// The most that a terminal shows of a stage.
    private static let maximum = 5

    /// What a learner reads of the flags in a stage; no lines where there are none.
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
