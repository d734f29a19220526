import Foundation

/// The time at which the reports of a class were written.
///
/// It is kept, and told to programs, as ISO 8601 has it, with a zone: `2026-11-22T14:05:09+01:00`. Earlier
/// versions kept `2026-11-22 14:05:09`, without a zone, and such times are still read.
package struct ReportTime: Sendable, Equatable {
    /// As programs read it, with seconds and a zone.
    package let iso: String

    private static func style(_ zone: TimeZone) -> Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(
            includingFractionalSeconds: false
        ).timeZone(separator: .colon)
    }

    /// The time of now.
    package init(_ date: Date, in zone: TimeZone) { iso = date.formatted(Self.style(zone)) }

    /// Reads a time that was kept; nil where it is none.
    ///
    /// - Parameter zone: The zone of a time that was kept without one.
    package init?(_ kept: String, zoneOfOldTimes zone: TimeZone) {
        if kept.wholeMatch(of: #/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})/#) != nil,
            (try? Date(kept, strategy: .iso8601)) != nil
        {
            iso = kept
            return
        }
        guard let old = kept.wholeMatch(of: #/(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?/#),
            let date = try? Date(
                "\(old.1)T\(old.2)\(old.3 ?? ":00")",
                strategy: Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(
                    includingFractionalSeconds: false))
        else { return nil }
        iso = date.formatted(Self.style(zone))
    }

    /// As people read it where the reports were written: `2026-11-22, 14:05`.
    var readable: String { "\(iso.prefix(10)), \(iso.dropFirst(11).prefix(5))" }
}
