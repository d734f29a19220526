/// Writes the part of the class's page on changes: who has moved since the run before.
struct ClassChanges {
    let rows: [ClassRow]
    /// The time of the run before; nil where there was none, or nobody has moved since.
    let since: String?

    /// The part's HTML; empty where there is nothing to compare with.
    func html() -> HTML {
        guard let since else { return "" }
        let moved = rows.filter { $0.change.map { !$0.isNone } ?? false }
        let parts = [
            "\(count(\.isUp)) up", "\(count(\.isDown)) down",
            "\(rows.count { $0.change?.isNone ?? false }) as before",
            "\(rows.count { $0.change == nil }) with nothing to compare",
        ]
        let table: HTML =
            moved.isEmpty
            ? ""
            : """
            <details open><summary><h3>Who has moved</h3> \
            <span class="count">\(ClassWords.count(moved.count, "learner"))</span></summary>
            <ul class="names">
            \(sorted(moved).map(item).joined("\n"))
            </ul>
            </details>
            """
        return """
            <section id="changes" aria-labelledby="changes-title">
            <h2 id="changes-title">Since the run before</h2>
            <p class="about">Compared with the reports of \(since).</p>
            <p>\(parts.joined(separator: ", ")). Together \(ChangeText.long(total)).</p>
            \(table)
            </section>
            """
    }

    private func count(_ isOne: (Change) -> Bool) -> Int {
        rows.count { $0.change.map(isOne) ?? false }
    }

    private var total: Change {
        let changes = rows.compactMap(\.change)
        return Change(
            points: ClassRow.sum(changes.map(\.points)),
            green: changes.map(\.green).reduce(0, +),
            starred: changes.map(\.starred).reduce(0, +))
    }

    /// The rows with losses first, since people look for those.
    private func sorted(_ rows: [ClassRow]) -> [ClassRow] {
        rows.filter { $0.change?.isDown ?? false } + rows.filter { !($0.change?.isDown ?? false) }
    }

    private func item(_ row: ClassRow) -> HTML {
        """
        <li><a href="learners/\(row.fileName).html"><bdi>\(row.learner)</bdi></a> \
        <span class="of">\(row.change.flatMap(ChangeText.short) ?? "")</span></li>
        """
    }
}
