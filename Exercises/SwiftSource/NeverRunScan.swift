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
        let texts = files.sorted { $0.key < $1.key }.map { ($0.key, SwiftText($0.value)) }
        let types = TestTypes(texts.map(\.1))
        var candidates: [NeverRunMethod] = []
        var uses: [String: Int] = [:]
        for (path, text) in texts {
            let tokens = CodeToken.all(in: text)
            for function in Self.candidates(in: text, tokens, types) {
                let place = SourceLocation(file: path, line: function.line)
                candidates.append(NeverRunMethod(name: function.name, place: place))
            }
            Self.countUses(in: text, tokens, &uses)
        }
        return candidates.filter { uses[$0.name, default: 0] == 0 }
    }

    /// Adds how often each name stands anywhere but in the declaration of a function.
    private static func countUses(
        in text: SwiftText, _ tokens: [CodeToken], _ uses: inout [String: Int]
    ) {
        var isDeclaration = false
        for token in tokens {
            guard token.isWord else {
                isDeclaration = false
                continue
            }
            let word = text.text(token.range)
            if !isDeclaration { uses[word, default: 0] += 1 }
            isDeclaration = !isDeclaration && word == "func"
        }
    }

    private static func candidates(
        in text: SwiftText, _ tokens: [CodeToken], _ types: TestTypes
    ) -> [(name: String, line: Int)] {
        var result: [(String, Int)] = []
        var depth = 0
        // The test types that are open here: the depth of what is in them, and their kind.
        var open: [(depth: Int, kind: TestTypes.Kind)] = []
        // What stands right above a line and belongs to it: attributes, also over several lines.
        var above = CodeLine.Attributes()
        CodeLine.forEach(in: text, tokens) { line in
            if let type = open.last, type.depth == depth, let function = line.function {
                var attributes = above
                attributes.add(function.attributes)
                let isTest =
                    type.kind == .xcTest ? function.name.hasPrefix("test") : attributes.hasTest
                if !isTest, !attributes.hasModifier, !function.returnsValue {
                    result.append((function.name, line.number))
                }
            }
            if let kind = types.kind(of: line, above: above) { open.append((depth + 1, kind)) }
            depth += line.depth
            while let type = open.last, depth < type.depth { open.removeLast() }
            if line.endsAttributes {
                above = CodeLine.Attributes()
            } else {
                above.add(line.attributes)
            }
        }
        return result
    }
}

/// A method that looks like a test and isn't one: nothing runs it.
package struct NeverRunMethod: Sendable, Equatable, Codable {
    package let name: String
    package let place: SourceLocation
}
