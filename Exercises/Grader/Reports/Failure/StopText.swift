import Grading
import SwiftSource

/// Says where a test was when it crashed or was stopped: the line of code that ran, and the line of the test
/// that called this code.
package enum StopText {
    /// A labeled line of source code.
    struct Row {
        let label: String
        let line: SourceLine
    }

    /// The line of code, and the line of the test if that is a different one.
    static func rows(of stop: StopPlace) -> [Row] {
        let code = stop.code.map { Row(label: "the line:", line: $0) }
        let test = stop.test?.text == stop.code?.text ? nil : stop.test
        return [code, test.map { Row(label: "the test:", line: $0) }].compactMap(\.self)
    }

    /// The rows as lines of plain text.
    static func lines(of stop: StopPlace) -> [String] {
        rows(of: stop).map { "\($0.label) \($0.line.text) (\(describe($0.line.place)))" }
    }

    /// The place, such as `Starter/Stage1/EvenOdd.swift:7:12`, or without the column if it isn't known.
    package static func describe(_ place: SourceLocation) -> String {
        "\(place.file):\(place.line)" + (place.column.map { ":\($0)" } ?? "")
    }
}
