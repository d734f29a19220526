/// Looks through the learner's tests for methods that look like tests and never run.
///
/// A method of a test class that takes nothing, is called by nobody and whose name doesn't start
/// with `test` is never run by XCTest; a function of a suite without `@Test` never by Swift Testing.
/// It reads lines, not Swift: where it isn't sure, it says nothing.
package struct NeverRunScan {
    /// The text of each file, by its path relative to the repository.
    let files: [String: String]

    package init(files: [String: String]) {
        self.files = files
    }

    package func methods() -> [NeverRunMethod] {
        let texts = files.sorted { $0.key < $1.key }.map { ($0.key, SwiftText($0.value).codeText) }
        let types = TestTypes(texts.map(\.1))
        let candidates = texts.flatMap { path, text in
            Self.candidates(in: text, types).map {
                NeverRunMethod(name: $0.name, place: SourceLocation(file: path, line: $0.line))
            }
        }
        let all = texts.map(\.1).joined(separator: "\n")
        let words = all.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let uses = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
        return candidates.filter { method in
            let declarations = all.matches(of: #/\bfunc\s+(\w+)/#).count { $0.1 == method.name }
            return uses[Substring(method.name), default: 0] == declarations
        }
    }

    private static func candidates(
        in text: String, _ types: TestTypes
    ) -> [(name: String, line: Int)] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [(String, Int)] = []
        var depth = 0
        // The test types that are open here: the depth of what is in them, and their kind.
        var open: [(depth: Int, kind: TestTypes.Kind)] = []
        for (index, line) in lines.enumerated() {
            // Asked for where there is a declaration: most lines are none.
            let above = { attributes(above: index, in: lines) }
            if let type = open.last, type.depth == depth, line.contains("("),
                let match = line.firstMatch(of: #/\bfunc\s+(\w+)\s*\(\s*\)(.*)/#)
            {
                let name = String(match.1)
                let words = above() + line[..<match.range.lowerBound]
                let isTest = type.kind == .xcTest ? name.hasPrefix("test") : words.contains("@Test")
                let isPlain = !words.contains(#/\b(override|static|class)\b/#)
                if !isTest, isPlain, !match.2.contains("->") { result.append((name, index + 1)) }
            }
            if line.contains("{"), let kind = types.kind(of: line, attributes: above()) {
                open.append((depth + 1, kind))
            }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            while let type = open.last, depth < type.depth { open.removeLast() }
        }
        return result
    }

    /// What stands right above a declaration and belongs to it: attributes, also over several lines.
    private static func attributes(above index: Int, in lines: [Substring]) -> String {
        var result = ""
        for line in lines[..<index].reversed() {
            guard !line.contains(#/[{};=]|\b(func|var|let|case|import)\b/#) else { break }
            result = "\(line)\n" + result
        }
        return result
    }
}

/// A method that looks like a test and isn't one: nothing runs it.
package struct NeverRunMethod: Sendable, Equatable, Codable {
    package let name: String
    package let place: SourceLocation
}
