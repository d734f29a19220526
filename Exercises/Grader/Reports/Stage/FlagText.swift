import SwiftSource

/// Names the places of flags in a learner's sources, at which a person should look.
enum FlagText {
    /// `Starter/Stage1/EvenOdd.swift:12`, or the folder if no line is known.
    static func place(of flag: SourceFlag) -> String {
        flag.line.map { "\(flag.file):\($0)" } ?? flag.file
    }
}
