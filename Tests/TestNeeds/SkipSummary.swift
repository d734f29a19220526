/// How many tests were skipped for the lack of what, and how to get that.
package struct SkipSummary: Sendable {
    private let isLinux: Bool
    private var rows: [(needed: Needed, count: Int)] = []

    package init(isLinux: Bool) { self.isLinux = isLinux }

    package mutating func add(_ needed: Needed) {
        if let index = rows.firstIndex(where: { $0.needed.name == needed.name }) {
            rows[index].count += 1
        } else {
            rows.append((needed, 1))
        }
    }

    /// A line for each thing that was lacking, first what most tests need.
    package var text: String {
        let rows = rows.sorted { ($1.count, $0.needed.name) < ($0.count, $1.needed.name) }
        let names = Self.padded(rows.map(\.needed.name))
        let counts = Self.padded(rows.map { Self.tests($0.count) })
        let lines = rows.indices.map { index in
            let help = rows[index].needed.howToGet(isLinux: isLinux) ?? ""
            let line = "  \(names[index])   \(counts[index])   \(help)"
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        let total = rows.map(\.count).reduce(0, +)
        let (were, they) = total == 1 ? ("was", "It runs") : ("were", "They run")
        let these = rows.count == 1 ? "this is installed and works" : "these are installed and work"
        return """
            \(Self.tests(total)) \(were) skipped, for the lack of
            \(lines.joined(separator: "\n"))
            \(they) where \(these).\(isLinux ? " The packages are Debian's." : "")
            """
    }

    private static func tests(_ count: Int) -> String { "\(count) test\(count == 1 ? "" : "s")" }

    /// The texts with spaces after them, so that all are of one width.
    private static func padded(_ texts: [String]) -> [String] {
        let width = texts.map(\.count).max() ?? 0
        return texts.map { $0 + String(repeating: " ", count: width - $0.count) }
    }
}

extension Needed {
    /// What brings it; nil where nobody has tried.
    package func howToGet(isLinux: Bool) -> String? {
        switch lack {
        case .doesNotWork:
            "it is here and doesn't work: see Guide/for-instructors/what-is-prevented.md"
        case .isMissing where command != nil: command
        case .isMissing where isLinux: "apt-get install \(debian)"
        case .isMissing: homebrew.map { "in Homebrew: \($0)" }
        case nil: nil
        }
    }
}
