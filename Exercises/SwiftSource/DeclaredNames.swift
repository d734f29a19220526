/// The names that a Swift source declares for other files: functions with their labels, properties
/// and types.
///
/// This is no parser. It is for saying what may be missing, once the compiler has found that
/// something is.
package enum DeclaredNames {
    /// A name, such as `isEven(number:)`, `products` or `AdvancedViewModel.init(useCase:)`.
    package struct Name: Sendable, Hashable {
        /// The word that calls it: `isEven`, for an initializer that of its type.
        package let base: String
        /// With the labels.
        package let full: String
    }

    /// The names in the order of the source: of types, and of what is declared in them directly.
    package static func names(in source: String) -> [Name] {
        let code = SwiftText(source).codeText.utf8
        var names: [Name] = []
        var depth = 0
        var type = ""
        var line: [Substring] = []
        var word = code.startIndex
        var index = code.startIndex
        func isLetter(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= 0x80
                || Unicode.Scalar(byte).properties.isAlphabetic
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        while index < code.endIndex {
            let byte = code[index]
            if isLetter(byte) {
                word = index
                while index < code.endIndex, isLetter(code[index]) {
                    index = code.index(after: index)
                }
                if line.count == Self.longestLine { line.removeFirst() }
                line.append(Substring(code[word..<index]))
                guard depth <= 1, let name = Self.name(endingOf: line, type, code[index...]) else {
                    continue
                }
                if name.isType { type = name.name.base }
                if !line.contains(where: { ["private", "fileprivate"].contains($0) })
                    || line.contains("set")
                {
                    if !name.isExtension { names.append(name.name) }
                }
                continue
            }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") { line = [] }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            index = code.index(after: index)
        }
        return names
    }

    /// The most words of a line that are looked at together.
    private static let longestLine = 16

    private struct Found {
        let name: Name
        var isType = false
        var isExtension = false
    }

    private static let types: Set<Substring> = ["class", "struct", "enum", "actor", "protocol"]

    /// What the last word of a line declares, if it declares something.
    private static func name(
        endingOf line: [Substring], _ type: String, _ rest: Substring.UTF8View.SubSequence
    ) -> Found? {
        let last = line[line.count - 1]
        if last == "init" {
            return labels(in: rest).map {
                Found(name: Name(base: type, full: "\(type).init(\($0))"))
            }
        }
        guard line.count > 1 else { return nil }
        let name = String(last)
        switch line[line.count - 2] {
        case "func":
            return labels(in: rest).map { Found(name: Name(base: name, full: "\(name)(\($0))")) }
        case "var", "let": return Found(name: Name(base: name, full: name))
        case "extension":
            return Found(name: Name(base: name, full: name), isType: true, isExtension: true)
        case let word where types.contains(word) && name != "func" && name != "var":
            return Found(name: Name(base: name, full: name), isType: true)
        default: return nil
        }
    }

    /// The labels of the parameters that follow, `number:separator:`; nil where none follow.
    private static func labels(in text: Substring.UTF8View.SubSequence) -> String? {
        // Between the name and the parameters there can be generic ones.
        guard let open = text.prefix(200).firstIndex(of: UInt8(ascii: "(")) else { return nil }
        var labels = ""
        var depth = 0
        var part = text.index(after: open)
        for index in text[part...].prefix(4000).indices {
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")") where depth == 0, UInt8(ascii: ",") where depth == 0:
                let words = Substring(text[part..<index]).split { " \n\t:".contains($0) }
                if let label = words.first { labels += "\(label):" }
                if text[index] == UInt8(ascii: ")") { return labels }
                part = text.index(after: index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where text[text.index(before: index)] != UInt8(ascii: "-"):
                depth -= 1
            default: break
            }
        }
        return nil
    }
}
