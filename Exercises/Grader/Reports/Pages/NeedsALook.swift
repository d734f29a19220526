/// Writes the list of the submissions that a person should look at, with the reasons.
struct NeedsALook {
    let figures: ClassFigures

    /// The maximum length of a list that is shown unfolded.
    private static let maximumOpenLength = 30

    func html() -> HTML {
        let content = (Attention.allCases.map(group) + [same]).filter { $0 != "" }.joined("\n")
        return """
            <section id="look" aria-labelledby="look-title">
            <h2 id="look-title">Needs a look</h2>
            \(content == "" ? "<p>Nothing.</p>" : content)
            </section>
            """
    }

    private func group(_ attention: Attention) -> HTML {
        let found = figures.rows.filter { $0.attention.contains(attention) }
        return list(
            ClassWords.title(of: attention), count: ClassWords.count(found.count, "learner"),
            about: ClassWords.explain(attention),
            found.map { row in
                // The files, or the parts of the work, that are the reason for this entry.
                let details: HTML =
                    switch attention {
                    case .notUsed: row.notUsed.map { " <code>\($0)</code>" }.joined(",")
                    case .finished:
                        row.finishedParts.map { " \(ClassWords.describe($0))" }.joined(";")
                    default: ""
                    }
                return "\(row.link)\(details)"
            })
    }

    private var same: HTML {
        list(
            ClassWords.sameWork, count: ClassWords.count(figures.sameWork.count, "group"),
            about: ClassWords.explainSameWork,
            figures.sameWork.map { group in
                let names = group.rows.map { figures.rows[$0].link }.joined(", ")
                return """
                    \(StageWords.name(group.stage)), \(group.part.rawValue): \(names): \
                    <code>\(Listed.few(group.files, 8))</code>
                    """
            })
    }

    /// A list that can be folded; empty if there are no entries.
    private func list(_ title: String, count: String, about: String, _ items: [HTML]) -> HTML {
        guard !items.isEmpty else { return "" }
        return """
            <details\(items.count > Self.maximumOpenLength ? "" : " open")><summary><h3>\(title)</h3> \
            <span class="count">\(count)</span></summary>
            <p>\(about)</p>
            <ul class="names">
            \(items.map { "<li>\($0)</li>" }.joined("\n"))</ul>
            </details>
            """
    }
}
