import Foundation
import Reports

extension ClassReportsOptions {
    static let late = Option<ClassReportsOptions>(
        name: "--late", value: "RULE",
        help: """
            What work that comes late loses, such as
            "2026-11-20 18:00: 10% a day, at most 50%", or
            "2026-11-20 18:00: 10%" for once. Without it: nothing.
            """
    ) { given, options throws(UsageError) in
        guard let rule = LateRule(given.word) else {
            throw .badValue(
                option: given.option, value: given.word,
                allowed: "a time and what is taken off, such as '2026-11-20 18:00: 10% a day, at "
                    + "most 50%'")
        }
        options.late = rule
    }
}

extension LateRule {
    /// Reads `2026-11-20 18:00: 10% a day, at most 50%`; nil where it is something else.
    ///
    /// Without a zone such as `+01:00` behind it, the time is that of this machine.
    init?(_ text: String, zone: TimeZone = .current) {
        let rule =
            #/(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(Z|[+-]\d\d:\d\d)?: *(\d+(?:\.\d+)?)%(?: (?:a|an|per) (day|hour))?(?:, at most (\d+(?:\.\d+)?)%)?/#
        guard let found = text.wholeMatch(of: rule), let share = Double(found.4), share <= 100
        else { return nil }
        let most = found.6.flatMap { Double($0) } ?? 100
        var style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
            .dateTimeSeparator(.standard).time(includingFractionalSeconds: false)
        var time = "\(found.1)T\(found.2):00"
        if let own = found.3 {
            style = style.timeZone(separator: .colon)
            time += own == "Z" ? "+00:00" : own
        }
        guard most <= 100, let deadline = try? Date(time, strategy: style) else { return nil }
        self.init(
            deadline: deadline.timeIntervalSince1970, share: share / 100,
            unit: found.5.flatMap { Unit(rawValue: String($0)) }, most: most / 100)
    }
}
