/// Finds where a name is declared.
enum DeclaredName {
    private static let keywords: Set<Substring> = [
        "class", "struct", "enum", "protocol", "extension", "actor", "var", "let",
    ]

    /// Whether a line of code declares this name, for example `Calls` or `fetch(_:from:)`.
    static func isDeclared(_ name: String, at line: Int, in code: [String]) -> Bool {
        guard let parenthesis = name.firstIndex(of: "(") else {
            let words = code[line].split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return zip(words, words.dropFirst()).contains {
                keywords.contains($0) && String($1) == name
            }
        }
        let base = name[..<parenthesis]
        let head = base == "init" ? "init" : "func \(base)"
        guard let place = code[line].firstRange(of: head) else { return false }
        let rest = code[line][place.upperBound...]
        guard let next = rest.first, "(<?".contains(next) else { return false }
        let text = ([String(rest)] + code[(line + 1)...]).joined(separator: "\n")
        return labels(in: text) == String(name[parenthesis...])
    }

    /// The labels in the first list of parameters in a text, for example `(_:from:)`.
    private static func labels(in text: String) -> String? {
        guard let open = text.firstIndex(of: "(") else { return nil }
        var depth = 1
        var parameters = [""]
        // The arrow of a function type isn't a closing bracket.
        for character in text[open...].dropFirst().replacing("->", with: "  ") {
            if ")]>}".contains(character) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, character == "," {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
            if "([<{".contains(character) { depth += 1 }
        }
        let labels = parameters.compactMap { parameter in
            parameter.split { $0 == ":" || $0.isWhitespace }.first
        }
        return "(" + labels.map { "\($0):" }.joined() + ")"
    }
}
