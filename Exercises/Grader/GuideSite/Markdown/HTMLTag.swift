/// A tag of HTML that a page of Markdown uses itself.
package struct HTMLTag: Equatable {
    package let name: String
    package let isClosing: Bool
    package private(set) var attributes: [String: String] = [:]

    /// The tags that both GitHub and the site's pages take, with their attributes.
    private static let known: [String: Set<String>] = [
        "a": ["href", "id", "name", "title"], "b": [], "br": [], "code": [], "dd": [],
        "details": ["class", "open"], "div": ["align"], "dl": [], "dt": [], "em": [], "i": [],
        "img": ["align", "alt", "height", "src", "title", "width"], "kbd": [], "p": ["align"],
        "picture": [], "source": ["height", "media", "srcset", "width"], "span": [], "strong": [],
        "sub": [], "summary": [], "sup": [],
    ]
    /// The tags that have no end.
    private static let empty: Set<String> = ["br", "img", "source"]
    /// The attributes that lead to another file.
    static let targets: Set<String> = ["href", "src", "srcset"]

    var isEmpty: Bool { Self.empty.contains(name) }

    /// The files and addresses that the tag leads to.
    var targets: [String] {
        attributes.sorted { $0.key < $1.key }.filter { Self.targets.contains($0.key) }.map(\.value)
    }

    /// Reads the tag that a text begins with, and says how many characters it has.
    ///
    /// - Throws: What is wrong with it, in words.
    static func read(_ text: Substring) throws(HTMLTagError) -> (tag: HTMLTag, length: Int) {
        let pattern = #/<(/?)([A-Za-z][A-Za-z0-9-]*)((?:\s+[A-Za-z-]+(?:="[^"]*")?)*)\s*/?>/#
        guard let match = text.prefixMatch(of: pattern) else {
            throw HTMLTagError(
                text: "this '<' begins a tag that has no end: for the sign itself, write &lt;")
        }
        let name = match.2.lowercased()
        guard let attributes = known[name] else {
            throw HTMLTagError(
                text: "the site can't show <\(name)>; for the signs themselves, write `<\(name)>`")
        }
        var tag = HTMLTag(name: name, isClosing: !match.1.isEmpty)
        for attribute in match.3.matches(of: #/([A-Za-z-]+)(?:="([^"]*)")?/#) {
            let key = attribute.1.lowercased()
            guard attributes.contains(key) else {
                throw HTMLTagError(text: "the site can't show '\(key)' of <\(name)>")
            }
            tag.attributes[key] = String(attribute.2 ?? "")
        }
        return (tag, match.0.count)
    }
}

/// What is wrong with a tag.
struct HTMLTagError: Error {
    let text: String
}
