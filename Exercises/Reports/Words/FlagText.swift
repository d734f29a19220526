import Grading
import SwiftSource

/// Puts into words what a person should look at in a learner's sources.
enum FlagText {
    /// `Starter/Stage1/EvenOdd.swift:12`, or the folder where nothing tells the line.
    static func place(of flag: SourceFlag) -> String {
        flag.line.map { "\(flag.file):\($0)" } ?? flag.file
    }

    /// The most that a terminal shows of a stage.
    private static let maximum = 5

    /// What a learner reads of the flags in a stage; no lines where there are none.
    static func lines(of stage: StageReport) -> [String] {
        guard !stage.flags.isEmpty else { return [] }
        var lines = ["  Not needed in any exercise, and shown to whoever grades:"]
        lines += stage.flags.prefix(maximum).map { "    \($0.word)  \(place(of: $0))" }
        let rest = stage.flags.count - maximum
        return rest > 0 ? lines + ["    … and \(rest) more"] : lines
    }
}
