/// What stands on everything that is written about a class: what it is called, of which day it is, and
/// which version of the workshop has made it.
package struct ClassHeading: Sendable, Equatable {
    /// What the workshop is called where nobody says otherwise.
    static let workshop = "Unit testing workshop"

    /// What the instructor calls it.
    let title: String
    /// The day on which it was written, such as `2026-11-22`.
    let date: String
    /// The version of the workshop, such as `0.1.0`.
    let version: String

    /// - Parameter title: Nil for the workshop's own name.
    package init(title: String?, date: String, version: String) {
        self.title = title ?? Self.workshop
        self.date = date
        self.version = version
    }

    /// `2026-11-22, Unit testing workshop 0.1.0`.
    var origin: String { "\(date), \(Self.workshop) \(version)" }
}
