/// The heading of all reports on a class: the workshop's name, the date, and the workshop's version.
package struct ClassHeading: Sendable, Equatable {
    /// The workshop's name.
    static let workshop = "Unit testing workshop"

    /// The date on which the reports are written, such as `2026-11-22`.
    let date: String
    /// The version of the workshop, such as `1.0.0`.
    let version: String

    package init(date: String, version: String) { (self.date, self.version) = (date, version) }

    var title: String { Self.workshop }

    /// The date, name and version: `2026-11-22, Unit testing workshop 1.0.0`.
    var origin: String { "\(date), \(Self.workshop) \(version)" }
}
