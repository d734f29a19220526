/// Writes which submissions a person should look at, and why.
struct NeedsALook {
    let figures: ClassFigures

    /// The maximum length of a list that is shown unfolded.
    private static let maximumOpenLength = 30

    func html() -> HTML {
        // The reasons that apply to most of the class come last.
        let common = figures.commonReasons
        let rare = Attention.allCases.filter { !common.contains($0) }
        let groups =
            rare.map(group) + [same] + Attention.allCases.filter(common.contains).map(group)
        let content = groups.filter { $0 != "" }.joined("\n")
        return """
            <section id="look" aria-labelledby="look-title">
            <h2 id="look-title">Needs a look</h2>
            \(content == "" ? "<p>Nothing.</p>" : content)
            </section>
            """
    }

    private func group(_ attention: Attention) -> HTML {
        let found = figures.rows.filter { $0.attention.contains(attention) }
        let isCommon = figures.commonReasons.contains(attention)
        let most =
            isCommon ? " Most of the class has them, so the table of learners doesn’t say so." : ""
        return details(
            ClassWords.title(of: attention), count: ClassWords.count(found.count, "learner"),
            about: ClassWords.explain(attention) + most,
            found.map { "\($0.link)\(details(of: $0, attention))" },
            isOpen: found.count <= Self.maximumOpenLength && !isCommon,
            // Names are laid out side by side, but whole sentences need the full width of the page.
            areNames: attention != .finished)
    }

    /// The text after a learner's name: the files or parts that are the reason.
    private func details(of row: ClassRow, _ attention: Attention) -> HTML {
        switch attention {
        case .notUsed: row.notUsed.map { HTML(" <code>\($0)</code>") }.joined(",")
        case .finished:
            row.finishedParts.map {
                HTML(" <span>\(ClassWords.describe($0, of: row.stages))</span>")
            }.joined(";")
        default: ""
        }
    }

    private var same: HTML {
        details(
            ClassWords.sameWork, count: ClassWords.count(figures.sameWork.count, "group"),
            about: ClassWords.explainSameWork,
            figures.sameWork.map { group in
                let names = group.rows.map { figures.rows[$0].link }.joined(", ")
                return """
                    \(StageWords.name(group.stage)), \(ClassWords.describe(group.part)): \
                    \(names): <code>\(Listed.few(group.files, 8))</code>
                    """
            })
    }

    /// A list that can be folded; empty if there are no entries.
    private func details(
        _ title: String, count: String, about: String, _ items: [HTML], isOpen: Bool = true,
        areNames: Bool = false
    ) -> HTML {
        guard !items.isEmpty else { return "" }
        return """
            <details\(isOpen ? " open" : "")><summary><h3>\(title)</h3> \
            <span class="count">\(count)</span></summary>
            <p>\(about)</p>
            <ul\(areNames ? HTML(" class=\"names\"") : "")>
            \(items.map { HTML("<li>\($0)</li>") }.joined("\n"))</ul>
            </details>
            """
    }
}
