/// Writes which submissions a person should look at, and why.
struct NeedsALook {
    let rows: [ClassRow]

    /// Longer lists are folded.
    private static let longestOpen = 30

    func html() -> HTML {
        let groups = Attention.allCases.compactMap(group)
        let content = groups.isEmpty ? "<p>Nothing.</p>" : groups.joined("\n")
        return """
            <section id="look" aria-labelledby="look-title">
            <h2 id="look-title">Needs a look</h2>
            \(content)
            </section>
            """
    }

    private func group(_ attention: Attention) -> HTML? {
        let found = rows.filter { $0.attention.contains(attention) }
        guard !found.isEmpty else { return nil }
        let links = found.map { row in
            HTML("<li><a href=\"learners/\(row.fileName).html\"><bdi>\(row.learner)</bdi></a></li>")
        }
        let open: HTML = found.count > Self.longestOpen ? "" : " open"
        return """
            <details\(open)><summary><h3>\(ClassWords.title(of: attention))</h3> \
            <span class="count">\(ClassWords.count(found.count, "learner"))</span></summary>
            <p>\(ClassWords.explain(attention))</p>
            <ul class="names">\(links.joined("\n"))</ul>
            </details>
            """
    }
}
