/// Which types of some source hold tests: XCTest's classes and Swift Testing's suites.
struct TestTypes {
    enum Kind {
        case xcTest, suite
    }

    private var kinds: [String: Kind] = [:]
    /// Test classes with another protocol: its methods are called from elsewhere.
    private var conforming: Set<String> = []

    /// Finds the types in the code of all files.
    init(_ texts: [SwiftText]) {
        var classes: [ClassHead] = []
        var suites: Set<String> = []
        for text in texts {
            let tokens = CodeToken.all(in: text)
            classes += ClassHead.all(in: text, tokens)
            suites.formUnion(Self.typesWithTests(in: text, tokens))
        }
        addTestClasses(of: classes)
        for name in suites where kinds[name] == nil { kinds[name] = .suite }
    }

    /// The kind of the type that a line opens; nil where it opens none that is looked at.
    ///
    /// - Parameter above: The attributes that stand above the line.
    func kind(of line: CodeLine, above: CodeLine.Attributes) -> Kind? {
        guard line.opens, let type = line.type, !conforming.contains(type.name),
            !(type.isExtension && type.hasParents)
        else { return nil }
        return kinds[type.name] ?? (above.hasSuite || line.attributes.hasSuite ? .suite : nil)
    }

    /// Follows the classes from `XCTestCase` on down.
    private mutating func addTestClasses(of classes: [ClassHead]) {
        var heirs: [String: [ClassHead]] = [:]
        for type in classes {
            for parent in Set(type.parents) { heirs[parent, default: []].append(type) }
        }
        var known = ["XCTestCase"]
        var index = 0
        while index < known.count {
            for type in heirs[known[index], default: []]
            where type.name != "XCTestCase" && kinds[type.name] == nil {
                known.append(type.name)
                kinds[type.name] = .xcTest
                if type.parents.count > 1 { conforming.insert(type.name) }
            }
            index += 1
        }
    }

    /// A type is a suite where it has a function with `@Test`.
    private static func typesWithTests(in text: SwiftText, _ tokens: [CodeToken]) -> Set<String> {
        var result: Set<String> = []
        var open: [(name: String, depth: Int)] = []
        var depth = 0
        CodeLine.forEach(in: text, tokens) { line in
            if line.opens, let type = line.type { open.append((type.name, depth + 1)) }
            if line.attributes.hasTest, let type = open.last { result.insert(type.name) }
            depth += line.depth
            while let type = open.last, depth < type.depth { open.removeLast() }
        }
        return result
    }
}

/// The beginning of a class that names what it inherits from.
private struct ClassHead {
    let name: String
    let parents: [String]

    static func all(in text: SwiftText, _ tokens: [CodeToken]) -> [ClassHead] {
        var result: [ClassHead] = []
        var index = 0
        while index + 2 < tokens.count {
            guard tokens[index].isWord, tokens[index + 1].isWord,
                tokens[index + 2].sign == UInt8(ascii: ":"),
                text.text(tokens[index].range) == "class"
            else {
                index += 1
                continue
            }
            let name = text.text(tokens[index + 1].range)
            let start = index + 3
            index = start
            while index < tokens.count, tokens[index].sign != UInt8(ascii: "{") { index += 1 }
            if index < tokens.count {
                result.append(ClassHead(name: name, parents: names(tokens[start..<index], text)))
            }
        }
        return result
    }

    /// The names of types among these tokens; one with its module is one name.
    private static func names(_ tokens: ArraySlice<CodeToken>, _ text: SwiftText) -> [String] {
        var ranges: [Range<Int>] = []
        for token in tokens where token.isWord || token.sign == UInt8(ascii: ".") {
            if let last = ranges.last, last.upperBound == token.range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<token.range.upperBound
            } else {
                ranges.append(token.range)
            }
        }
        return ranges.map(text.text)
    }
}
