import Foundation

/// Writes `feedback/index.html`: which file is whose.
struct FeedbackIndex {
    let rows: [ClassRow]
    /// The name of each learner's files, in the order of the rows.
    let names: [String]
    let heading: ClassHeading

    var text: String {
        let items = zip(rows, names).map { row, name in
            HTML(
                """
                <tr><th scope="row"><bdi>\(row.learner)</bdi></th>\
                <td>\(row.points.map(PointsText.text) ?? "–")</td>\
                <td><a href="\(Self.address(name)).html">page</a></td>\
                <td><a href="\(Self.address(name)).md">Markdown</a></td></tr>
                """)
        }
        let body: HTML = """
            <header>
            <nav aria-label="Class"><a href="../class.html">← The class</a></nav>
            <h1>Feedback to hand back</h1>
            <p class="about">\(heading.title) · \(heading.origin)</p>
            </header>
            <main id="main" tabindex="-1">
            <section><div class="scroll" role="group" aria-label="Feedback" tabindex="0"><table>
            <thead><tr><th scope="col">Learner</th><th scope="col">Points</th>\
            <th scope="col" colspan="2">Files</th></tr></thead>
            <tbody>
            \(items.joined("\n"))
            </tbody></table></div></section>
            </main>
            """
        return Page.html(
            title: "Feedback · \(heading.title)", script: nil, body: body
        ).source
    }

    /// A file's name as a part of a URL.
    private static func address(_ name: String) -> String {
        // All characters outside of ASCII are encoded, although some of them are letters.
        let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
        return name.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
