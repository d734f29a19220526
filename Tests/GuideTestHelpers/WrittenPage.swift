@testable import GuideSite

/// A page of the site as it was written, looked at tag by tag.
struct WrittenPage {
    /// What is wrong with its tags.
    private(set) var problems: [String] = []
    /// What can be led to with a `#`.
    private(set) var names: Set<String> = []
    /// What it leads to, loads and shows.
    private(set) var targets: [String] = []

    private static let empty: Set<Substring> = [
        "br", "hr", "img", "input", "link", "meta", "source",
    ]

    init(_ text: String) {
        var open: [Substring] = []
        let body = text.hasPrefix("<!doctype html>\n") ? text.dropFirst(16) : text[...]
        if body.count == text.count { problems.append("no doctype") }
        let tag = #/<(?:(/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>)?/#
        for match in body.matches(of: tag) {
            guard let name = match.2, let isClosing = match.1.map({ !$0.isEmpty }) else {
                problems.append(
                    "a sign that is no tag: \(body[match.range.lowerBound...].prefix(60))")
                continue
            }
            if isClosing {
                if open.popLast() != name { problems.append("</\(name)> ends another tag") }
            } else if !Self.empty.contains(name) {
                open.append(name)
            }
            for attribute in (match.3 ?? "").matches(of: #/([a-z-]+)="([^"]*)"/#) {
                let value = attribute.2.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
                if attribute.1 == "id", !names.insert(String(value)).inserted {
                    problems.append("two parts have the id \(value)")
                }
                if HTMLTag.targets.contains(String(attribute.1)) { targets.append(String(value)) }
            }
        }
        problems += open.map { "<\($0)> has no end" }
    }
}
