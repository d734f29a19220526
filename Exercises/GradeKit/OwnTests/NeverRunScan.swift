/// Looks through the learner's tests for methods that look like tests and never run.
///
/// A method of a test class that takes nothing, is called by nobody and whose name doesn't start
/// with `test` is never run by XCTest; a function of a suite without `@Test` never by Swift Testing.
struct NeverRunScan {
    /// The text of each file, by its path relative to the repository.
    let files: [String: String]

    func methods() -> [NeverRunMethod] {
        let texts = files.sorted { $0.key < $1.key }.map { ($0.key, SwiftText($0.value)) }
        let words = texts.flatMap { Self.words(in: $0.1) }
        let uses = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
        return texts.flatMap { path, text in
            Self.candidates(in: text).filter { uses[$0.name] == 1 }.map {
                NeverRunMethod(name: $0.name, place: Place(file: path, line: $0.line))
            }
        }
    }

    private static func words(in text: SwiftText) -> [String] {
        text.codeText.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    private static func candidates(in text: SwiftText) -> [(name: String, line: Int)] {
        let lines = text.codeText.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [(String, Int)] = []
        var depth = 0
        // The test types that are open here: the depth of what is in them, and their kind.
        var types: [(depth: Int, isXCTest: Bool)] = []
        for (index, line) in lines.enumerated() {
            if let type = types.last, type.depth == depth,
                let match = line.firstMatch(of: #/\bfunc\s+(\w+)\s*\(\s*\)(.*)/#)
            {
                let name = String(match.1)
                let attributes =
                    attributes(above: index, in: lines) + line[..<match.range.lowerBound]
                let isTest =
                    type.isXCTest ? name.hasPrefix("test") : attributes.contains("@Test")
                let isPlain = !attributes.contains(#/\b(override|static|class)\b/#)
                if !isTest, isPlain, !match.2.contains("->") { result.append((name, index + 1)) }
            }
            if let isXCTest = testType(
                line, attributes(above: index, in: lines), rest: lines[index...])
            {
                types.append((depth + 1, isXCTest))
            }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            while let type = types.last, depth < type.depth { types.removeLast() }
        }
        return result
    }

    /// Whether the line opens an XCTest class (true) or a Swift Testing suite (false); nil for none.
    private static func testType(
        _ line: Substring, _ attributes: String, rest: ArraySlice<Substring>
    ) -> Bool? {
        guard line.contains("{"), line.contains(#/\b(class|struct|actor|enum|extension)\s+\w+/#)
        else { return nil }
        if line.contains(#/\bclass\b.*:.*\bXCTestCase\b/#) { return true }
        if (attributes + line).contains("@Suite") { return false }
        // A type without `@Suite` is one where it has a function with `@Test`.
        var depth = 0
        for inner in rest {
            if depth > 0, inner.contains("@Test") { return false }
            depth += inner.count { $0 == "{" } - inner.count { $0 == "}" }
            if depth <= 0 { break }
        }
        return nil
    }

    /// The attributes on the lines right above a declaration.
    private static func attributes(above index: Int, in lines: [Substring]) -> String {
        var result = ""
        for line in lines[..<index].reversed() {
            guard line.drop(while: \.isWhitespace).hasPrefix("@") else { break }
            result = "\(line)\n" + result
        }
        return result
    }
}
