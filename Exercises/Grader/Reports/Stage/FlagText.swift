import SwiftSource

/// Describes the places in a learner's source that are flagged for a person to look at.
enum FlagText {
    /// The flag's place, such as `Starter/Stage1/EvenOdd.swift:12`, or the folder if the line isn't known.
    static func place(of flag: SourceFlag) -> String {
        flag.line.map { "\(flag.file):\($0)" } ?? flag.file
    }
}
