import Grading
import SwiftSource

/// Says where a test was as it crashed or was ended: the line of code, and the call of the test.
package enum StopText {
    /// A line of source with its label.
    struct Row {
        let label: String
        let line: SourceLine
    }

    /// The line of code, and the line of the test where that is another one.
    static func rows(of stop: StopPlace) -> [Row] {
        let code = stop.code.map { Row(label: "the line:", line: $0) }
        let test = stop.test == stop.code ? nil : stop.test
        return [code, test.map { Row(label: "the test:", line: $0) }].compactMap(\.self)
    }

    /// The rows as lines of plain text.
    static func lines(of stop: StopPlace) -> [String] {
        rows(of: stop).map { "\($0.label) \($0.line.text) (\(describe($0.line.place)))" }
    }

    /// `Starter/Stage1/EvenOdd.swift:7:12`, or without a column where none is known.
    package static func describe(_ place: SourceLocation) -> String {
        "\(place.file):\(place.line)" + (place.column.map { ":\($0)" } ?? "")
    }
}
