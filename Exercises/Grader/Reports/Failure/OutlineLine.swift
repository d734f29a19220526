import Grading
import SwiftSource

/// A line of an outline, with its final text.
package struct OutlineLine: Sendable, Equatable {
    /// How a line is drawn.
    package enum Role: Sendable {
        /// What happened, or where what follows was seen.
        case message
        /// A line of source.
        case code
        /// A value or a line of source under its label.
        case value
        /// What it means, or what helps.
        case advice
    }

    let role: Role
    /// The label before a value; empty for other lines.
    let label: String
    let text: String
    /// Where a labeled line of source is.
    let place: SourceLocation?

    init(_ role: Role, _ text: String, label: String = "", place: SourceLocation? = nil) {
        (self.role, self.text, self.label, self.place) = (role, text, label, place)
    }

    /// The line as plain text.
    var plain: String { label + text + (place.map { " (\(StopText.describe($0)))" } ?? "") }
}
