/// Which types of some source hold tests: XCTest's classes and Swift Testing's suites.
struct TestTypes {
    enum Kind {
        case xcTest, suite
    }

    private var kinds: [String: Kind] = [:]
    /// Test classes with another protocol: its methods are called from elsewhere.
    private var conforming: Set<String> = []

    /// Finds the types in the code of all files, comments and texts blanked out.
    init(_ texts: [String]) {
        let classes = texts.flatMap { text in
            text.matches(of: #/\bclass\s+(\w+)\s*:\s*([^{]*)\{/#).map { match in
                let parents = match.2.split {
                    !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "."
                }
                return (name: String(match.1), parents: parents.map(String.init))
            }
        }
        var known: Set<String> = ["XCTestCase"]
        while let found = classes.first(where: { type in
            !known.contains(type.name) && type.parents.contains(where: known.contains)
        }) {
            known.insert(found.name)
            kinds[found.name] = .xcTest
            if found.parents.count > 1 { conforming.insert(found.name) }
        }
        for text in texts { findSuites(in: text) }
    }

    /// The kind of the type that a line opens; nil where it opens none that is looked at.
    func kind(of line: Substring, attributes: @autoclosure () -> String) -> Kind? {
        guard
            let match = line.firstMatch(
                of: #/\b(class|struct|actor|enum|extension)\s+(\w+)([^{]*)/#)
        else { return nil }
        let name = String(match.2)
        guard !conforming.contains(name), !(match.1 == "extension" && match.3.contains(":")) else {
            return nil
        }
        return kinds[name] ?? ((attributes() + line).contains("@Suite") ? .suite : nil)
    }

    /// A type is a suite where it has a function with `@Test`.
    private mutating func findSuites(in text: String) {
        var open: [(name: String, depth: Int)] = []
        var depth = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains("{"),
                let match = line.firstMatch(of: #/\b(?:class|struct|actor|enum|extension)\s+(\w+)/#)
            {
                open.append((String(match.1), depth + 1))
            }
            if line.contains("@Test"), let type = open.last, kinds[type.name] == nil {
                kinds[type.name] = .suite
            }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            while let type = open.last, depth < type.depth { open.removeLast() }
        }
    }
}
