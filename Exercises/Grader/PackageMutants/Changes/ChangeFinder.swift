import SwiftSource

/// Finds the changes to plant in a file.
struct ChangeFinder {
    let file: String
    let target: String
    private let tokens: SourceTokens
    /// Lines that aren't compiled here, or that a comment excludes.
    private let excluded: Set<Int>
    private let firstID: Int
    private var result: [Change] = []
    private var headers: [Int: [String]] = [:]

    /// The changes of a file.
    ///
    /// - Parameter firstID: The number of the first change. Each change of a package has its own.
    static func changes(
        in source: [UInt8], file: String, target: String, firstID: Int
    ) -> [Change] {
        var finder = ChangeFinder(source, file: file, target: target, firstID: firstID)
        for index in finder.tokens.all.indices { finder.look(at: index) }
        return finder.result
    }

    private init(_ source: [UInt8], file: String, target: String, firstID: Int) {
        (self.file, self.target, self.firstID) = (file, target, firstID)
        tokens = SourceTokens(source)
        excluded = ExcludedLines.find(in: source)
        for index in tokens.all.indices where tokens.all[index].text == "{" {
            headers[index] = tokens.header(of: index)
        }
    }

    private mutating func look(at index: Int) {
        guard !isInAttribute(index) else { return }
        if tokens.text(index) == "{", isCode(index) { lookForResult(at: index) }
        if isInCode(index) {
            lookForStatement(at: index)
            lookForCondition(at: index)
            if tokens.text(index) == "return" { lookForResult(at: index) }
        } else if !isInInitialValue(index) {
            return
        }
        switch tokens.all[index].kind {
        case .operation: lookForOperator(at: index)
        case .word: lookForLiteral(at: index)
        default: break
        }
    }
}

// MARK: - Rules

extension ChangeFinder {
    private mutating func lookForOperator(at index: Int) {
        let text = tokens.text(index)
        if text == "!",
            tokens.all[index + 1].range.lowerBound == tokens.all[index].range.upperBound,
            tokens.all[index - 1].range.upperBound < tokens.all[index].range.lowerBound
                || tokens.all[index - 1].kind == .open,
            !["if", "guard", "while"].contains(tokens.text(index - 1))
        {
            return replaceOperator(at: index, .negation, after: "")
        }
        guard let (rule, after) = Self.operators[text], tokens.isBinary(index) || text == "..<"
        else {
            return
        }
        replaceOperator(at: index, rule, after: after)
    }

    private mutating func replaceOperator(at index: Int, _ rule: Change.Rule, after: String) {
        let token = tokens.all[index]
        // An operator with a space on one side only is something else.
        let isRange = token.text == "..<" && !tokens.isBinary(index)
        let symbol = SupportFile.symbol(of: nextID)
        let edit = Change.Edit(
            range: token.range, text: isRange ? " \(symbol) " : symbol, order: [2])
        add(rule, index...index, after: after, [edit])
    }

    /// The operators that are changed, with what they become.
    private static let operators: [String: (Change.Rule, String)] = [
        "==": (.equality, "!="), "!=": (.equality, "=="),
        "<": (.boundary, "<="), "<=": (.boundary, "<"), ">": (.boundary, ">="),
        ">=": (.boundary, ">"), "..<": (.boundary, "..."),
        "&&": (.logic, "||"), "||": (.logic, "&&"), "??": (.fallback, "the default, always"),
        "+": (.arithmetic, "-"), "-": (.arithmetic, "+"), "*": (.arithmetic, "/"),
        "/": (.arithmetic, "*"), "%": (.arithmetic, "*"), "+=": (.arithmetic, "-="),
        "-=": (.arithmetic, "+="), "*=": (.arithmetic, "/="),
    ]

    private mutating func lookForLiteral(at index: Int) {
        let text = tokens.text(index)
        let before = tokens.text(index - 1)
        guard before != "while", before != "." || index == 0, !isPartOfNumber(index) else { return }
        let after: String
        switch text {
        case "true", "false":
            guard before != "case" else { return }
            after = text == "true" ? "false" : "true"
        case let text where text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x5F }):
            guard let number = Int(text.replacing("_", with: "")), number < .max else { return }
            after = "\(number + 1)"
        default: return
        }
        let edit = Change.Edit(
            range: tokens.all[index].range, text: "(__mx(\(nextID)) ? \(after) : \(text))",
            order: [2])
        add(.literal, index...index, after: after, [edit])
    }

    /// Whether a word is a part of a number such as `1.5`, or a label.
    private func isPartOfNumber(_ index: Int) -> Bool {
        guard index + 1 < tokens.all.count else { return false }
        let touches = tokens.all[index].range.upperBound == tokens.all[index + 1].range.lowerBound
        return touches && tokens.text(index + 1) == "."
            && tokens.text(index + 2).utf8.first.map { (0x30...0x39).contains($0) } == true
    }

    /// Changes what is returned: by `return`, or by a body that is a single expression.
    private mutating func lookForResult(at index: Int) {
        var start = index + 1
        if tokens.text(index) == "{" {
            guard returnsValue(index), start < tokens.all.count, tokens.startsStatement(start),
                !isKeyword(start),
                tokens.end(from: start) + 1 == tokens.all[index].match
            else { return }
        }
        guard start < tokens.all.count, tokens.all[start].kind != .close else { return }
        while ["try", "await", "?", "!"].contains(tokens.text(start)) { start += 1 }
        let range = start...max(start, tokens.end(from: start))
        let top = tokens.topLevel(range).map(\.text)
        let isSimple =
            top.count == 1 && tokens.all[start].kind == .word
            && (["true", "false", "nil", "self"].contains(top[0]) || Int(top[0]) != nil)
            || top.first == "." || ["if", "switch", "!"].contains(top[0])
            || tokens.text(of: range).count <= 3 && top[0] == "["
        // Another change of these says the same.
        guard !isSimple, top.contains("&&") || !top.contains(where: { ["==", "!="].contains($0) })
        else { return }
        wrap(.result, range, "__mxr(\(nextID), ", ")", after: "0, nil, empty or the opposite")
    }

    /// Removes a call or an assignment.
    private mutating func lookForStatement(at index: Int) {
        guard tokens.startsStatement(index), tokens.all[index].kind == .word, !isKeyword(index)
        else {
            return
        }
        let range = index...tokens.end(from: index)
        let top = tokens.topLevel(range)
        let assignment = top.firstIndex { $0.text == "=" || Self.assigning.contains($0.text) }
        if let assignment {
            let isPlain = top[assignment].text == "="
            let isDiscarded = top[0].text == "_"
            guard !isDiscarded, !isPlain || !initializes(index, top) else { return }
            return wrap(.assignment, range, "if !__mx(\(nextID)) { ", " }", after: "")
        }
        let isCall =
            [")", "}"].contains(tokens.text(range.upperBound))
            && !range.contains {
                tokens.isBinary($0) && tokens.all[$0].parent == tokens.all[index].parent
            }
        guard isCall, !isResult(range) else { return }
        wrap(.call, range, "if !__mx(\(nextID)) { ", " }", after: "")
    }

    private static let assigning: Set = ["+=", "-=", "*=", "/=", "|=", "&=", "&+=", "&-="]

    /// Negates each condition of `if`, `guard` and `while`, or makes bindings fail.
    private mutating func lookForCondition(at index: Int) {
        guard ["if", "guard", "while"].contains(tokens.text(index)), tokens.text(index - 1) != "#"
        else {
            return
        }
        let isEnd = { [tokens] (index: Int) in ["{", "else"].contains(tokens.text(index)) }
        var start = index + 1
        var isFirst = true
        while start < tokens.all.count {
            let range = start...tokens.end(from: start, before: isEnd)
            let texts = tokens.topLevel(range).map(\.text)
            if ["let", "var", "case"].contains(texts[0]) {
                if isFirst {
                    let place = tokens.all[start].range.lowerBound
                    add(
                        .binding, range, after: "false",
                        [.init(range: place..<place, text: "__mxk(\(nextID)), ", order: [1, .min])])
                }
            } else if texts[0] != "#", texts != ["true"],
                texts.contains("&&") || texts.contains("||")
                    || !texts.contains(where: { ["==", "!="].contains($0) })
            {
                wrap(
                    .condition, range, "__mxn(\(nextID), ", ")",
                    after: "!(\(tokens.text(of: range)))")
            }
            guard tokens.text(range.upperBound + 1) == "," else { return }
            isFirst = false
            start = range.upperBound + 2
        }
    }
}

// MARK: - Making changes

extension ChangeFinder {
    private var nextID: Int { firstID + result.count }

    private mutating func wrap(
        _ rule: Change.Rule, _ range: ClosedRange<Int>, _ before: String, _ end: String,
        after: String
    ) {
        let bytes = tokens.bytes(of: range)
        let (start, stop) = (bytes.lowerBound, bytes.upperBound)
        // Outer brackets open first and close last.
        add(
            rule, range, after: after,
            [
                .init(range: start..<start, text: before, order: [1, -bytes.count, nextID]),
                .init(range: stop..<stop, text: end, order: [0, bytes.count, -nextID]),
            ])
    }

    private mutating func add(
        _ rule: Change.Rule, _ range: ClosedRange<Int>, after: String, _ edits: [Change.Edit]
    ) {
        let first = tokens.all[range.lowerBound]
        let brace = tokens.brace(around: range.lowerBound)
        guard !excluded.contains(first.line), !isArid(range.lowerBound) else { return }
        let lineStart =
            tokens.source[..<first.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map {
                $0 + 1
            } ?? 0
        result.append(
            Change(
                id: nextID, rule: rule, file: file, target: target, range: tokens.bytes(of: range),
                line: first.line, column: first.range.lowerBound - lineStart + 1,
                before: tokens.text(of: range), after: after,
                surroundings: surroundings(of: range.lowerBound, in: brace), edits: edits))
    }

    private func surroundings(of index: Int, in brace: Int?) -> Change.Surroundings {
        let line = tokens.all[index].line
        let words = tokens.all[max(0, index - 40)..<min(tokens.all.count, index + 40)]
            .filter { $0.line == line }.map { $0.text.lowercased() }
        if words.contains(where: { word in Self.unlikely.contains { word.contains($0) } }) {
            return .unlikely
        }
        var isDelicate = words.contains { $0.contains("error") || $0 == "throw" }
        var place = brace
        while let open = place {
            let header = headers[open] ?? []
            if header.contains("func"), header.contains("==") || header.first == "catch" {
                isDelicate = true
            }
            if header.contains(where: { Self.unlikelyMembers.contains($0) }) { return .unlikely }
            place = tokens.brace(around: open)
        }
        return isDelicate ? .delicate : .ordinary
    }

    private static let unlikely = ["capacity", "description", "logger", "hasher"]
    private static let unlikelyMembers: Set = [
        "description", "debugDescription", "hash", "customMirror",
    ]

    /// Whether a statement only prints, logs, checks or reserves memory.
    private func isArid(_ index: Int) -> Bool {
        var start = index
        while start > 0, !tokens.startsStatement(start),
            tokens.all[start - 1].line == tokens.all[start].line
        {
            start -= 1
        }
        while ["try", "await", "Swift", "."].contains(tokens.text(start)) { start += 1 }
        let name = tokens.text(start)
        let member = tokens.text(start + 2)
        return ["print", "debugPrint", "dump", "NSLog", "os_log", "fatalError"].contains(name)
            || ["assert", "precondition", "_precondition", "_internalInvariant", "_check"]
                .contains { name.hasPrefix($0) }
            || ["log", "logger"].contains(name.lowercased()) || member == "reserveCapacity"
            || name == "reserveCapacity"
    }
}

// MARK: - What surrounds a token

extension ChangeFinder {
    private func isCode(_ brace: Int) -> Bool {
        headers[brace]?.first.map { !SourceTokens.types.contains($0) } ?? true
    }

    private func isInCode(_ index: Int) -> Bool {
        tokens.brace(around: index).map(isCode) ?? false
    }

    /// Whether a token is in the arguments of an attribute, a macro or `#available`, or in the head of a
    /// function.
    private func isInAttribute(_ index: Int) -> Bool {
        var parent = tokens.all[index].parent
        while let open = parent, tokens.all[open].text != "{" {
            if ["@", "#"].contains(tokens.text(open - 2)) { return true }
            parent = tokens.all[open].parent
        }
        return ["@", "#"].contains(tokens.text(index - 1))
    }

    /// Whether a token of a type is in the value that a property starts with.
    private func isInInitialValue(_ index: Int) -> Bool {
        guard let type = tokens.brace(around: index), !isCode(type) else { return false }
        let line = tokens.all[index].line
        var place = index - 1
        var isAfterEqual = false
        while place > type, tokens.all[place].line == line {
            let token = tokens.all[place]
            if token.parent == type {
                if token.text == "=" { isAfterEqual = true }
                if ["func", "init", "subscript", "case", "typealias"].contains(token.text) {
                    return false
                }
                if ["let", "var"].contains(token.text) { return isAfterEqual }
            }
            place -= 1
        }
        return false
    }

    /// Whether a brace begins the body of a function or a property with a value.
    private func returnsValue(_ brace: Int) -> Bool {
        let header = headers[brace] ?? []
        let words = header.first == "static" ? header.dropFirst() : header[...]
        switch words.first {
        case "func", "subscript": return words.contains("->") && words.last != "Void"
        case "var": return words.dropFirst(2).first == ":" && !words.contains("=")
        default: return words == ["get"]
        }
    }

    /// Whether a statement is all of a body that may return its value.
    private func isResult(_ range: ClosedRange<Int>) -> Bool {
        guard let brace = tokens.brace(around: range.lowerBound), let end = tokens.all[brace].match,
            end == range.upperBound + 1,
            range.lowerBound - 1 == brace || tokens.text(range.lowerBound - 1) == "in"
        else { return false }
        let header = headers[brace] ?? []
        let words = header.first == "static" ? Array(header.dropFirst()) : header
        let effects: Set = [
            "if", "else", "for", "while", "guard", "do", "catch", "didSet", "willSet", "set",
            "deinit",
            "defer", "init", "repeat",
        ]
        if let first = words.first, effects.contains(first) { return false }
        return words.first != "func" || words.contains("->")
    }

    /// Whether an assignment gives a constant or a property its first value.
    private func initializes(_ index: Int, _ top: [SourceTokens.Token]) -> Bool {
        var brace = tokens.brace(around: index)
        while let open = brace {
            let header = headers[open] ?? []
            if header.first == "init" { return true }
            // A variable without a value is declared in this body.
            for place in open..<index where ["let", "var"].contains(tokens.text(place)) {
                let name = tokens.text(place + 1)
                guard name == top[0].text else { continue }
                let end = tokens.end(from: place)
                if !tokens.topLevel(place...end).contains(where: { $0.text == "=" }) { return true }
            }
            if ["func", "static", "deinit", "subscript"].contains(header.first) || !isCode(open) {
                return false
            }
            brace = tokens.brace(around: open)
        }
        return false
    }

    private func isKeyword(_ index: Int) -> Bool {
        let text = tokens.text(index)
        let next = tokens.text(index + 1) == "." ? tokens.text(index + 2) : ""
        return Self.keywords.contains(text) || text == "self" && next == "init"
    }

    private static let keywords: Set = [
        "return", "throw", "if", "guard", "for", "while", "switch", "super", "init", "catch",
        "case",
        "yield", "defer", "let", "var", "fallthrough", "break", "continue", "repeat", "do", "func",
        "default", "else", "struct", "class", "enum", "extension", "typealias", "import", "static",
        "private", "fileprivate", "public", "internal", "package", "get", "set", "didSet",
        "willSet",
        "_modify", "_read", "unsafeAddress", "discard", "actor", "final", "mutating", "nonisolated",
        "lazy", "weak", "unowned", "async", "inout", "where", "in",
    ]
}
