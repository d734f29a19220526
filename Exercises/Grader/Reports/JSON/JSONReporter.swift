import Foundation
import Grading

/// Writes a report as JSON, version 1. Keys may be added, never renamed or removed.
package enum JSONReporter {
    /// The report's JSON, indented, with a line end.
    ///
    /// The same submission gives the same bytes but for `seconds` and `toolchain`.
    package static func text(of report: Report) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(JSONReport(report)), as: UTF8.self) + "\n"
        } catch {
            fatalError("a report of strings and finite numbers can always be encoded: \(error)")
        }
    }
}

/// A value that is written as `null` where it is missing, not left out.
@propertyWrapper
package struct Nullable<Value: Encodable>: Encodable {
    package var wrappedValue: Value?

    package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
