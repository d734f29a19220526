/// The heading of all reports of a class: the workshop's name, the day, and the version of the
/// workshop.
package struct ClassHeading: Sendable, Equatable {
    /// The name of the workshop where the instructor gives no other.
    static let workshop = "Unit testing workshop"

    /// The name that the instructor gives the workshop.
    let title: String
    /// The day on which the reports are written, such as `2026-11-22`.
    let date: String
    /// The version of the workshop, such as `1.0.0`.
    let version: String

    /// - Parameter title: The instructor's name for the workshop; nil for its own.
    package init(title: String?, date: String, version: String) {
        self.title = title ?? Self.workshop
        self.date = date
        self.version = version
    }

    /// `2026-11-22, Unit testing workshop 1.0.0`.
    var origin: String { "\(date), \(Self.workshop) \(version)" }
}
