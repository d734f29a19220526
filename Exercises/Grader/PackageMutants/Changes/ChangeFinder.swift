import SwiftSource

/// Finds the changes to plant in a file.
struct ChangeFinder {
    private let tokens: SourceTokens
    private let file: String
    /// The number of the first change. Each change of a package has its own.
    private let firstID: Int
    private let excluded: Set<Int>
    /// What comes before each opening brace.
    private let headers: [Int: [String]]
    private var result: [Change] = []

    /// The changes of a file.
    static func changes(in source: [UInt8], file: String, firstID: Int) -> [Change] {
        var finder = ChangeFinder(source, file: file, firstID: firstID)
        for index in finder.tokens.all.indices { finder.look(at: index) }
        return finder.result
    }

    private init(_ source: [UInt8], file: String, firstID: Int) {
        (self.file, self.firstID) = (file, firstID)
        excluded = ExcludedLines.find(in: source)
        let tokens = SourceTokens(source)
        let braces = tokens.all.indices.filter { tokens.text($0) == "{" }
        headers = Dictionary(uniqueKeysWithValues: braces.map { ($0, tokens.header(of: $0)) })
        self.tokens = tokens
    }

    private mutating func look(at index: Int) {
        let text = tokens.text(index)
        if text == "{", returnsValue(index), !isKeyword(index + 1),
            tokens.end(from: index + 1) + 1 == tokens.all[index].match
        {
            lookForResult(from: index + 1)
        }
        guard isInCode(index) else { return }
        if text == "return" { lookForResult(from: index + 1) }
        lookForStatement(at: index)
        if ["if", "guard", "while"].contains(text) { lookForCondition(from: index + 1) }
        if tokens.all[index].kind == .word { lookForLiteral(at: index) }
        if let (rule, after) = Self.operators[text], tokens.isBinary(index) || text == "..<" {
            let symbol = SupportCode.symbol(of: nextID)
            replace(index, rule, by: tokens.isBinary(index) ? symbol : " \(symbol) ", after: after)
        }
    }

    /// The operators that are changed, with what they become.
    private static let operators: [String: (Change.Rule, String)] = [
        "==": (.equality, "!="), "!=": (.equality, "=="),
        "<": (.boundary, "<="), "<=": (.boundary, "<"), ">": (.boundary, ">="),
        ">=": (.boundary, ">"), "..<": (.boundary, "..."),
        "&&": (.logic, "||"), "||": (.logic, "&&"), "??": (.fallback, "the default, always"),
        "+": (.arithmetic, "-"), "-": (.arithmetic, "+"), "*": (.arithmetic, "/"),
        "/": (.arithmetic, "*"), "%": (.arithmetic, "*"),
    ]

    private mutating func lookForLiteral(at index: Int) {
        let text = tokens.text(index)
        // A part of 1.5 or of point.0, a label, or an endless loop.
        let isPart = tokens.text(index - 1) == "." || tokens.text(index + 1) == "."
        guard !isPart, tokens.text(index - 1) != "while" else { return }
        let opposite = ["true": "false", "false": "true"][text]
        guard let after = opposite ?? Int(text.replacing("_", with: "")).map({ "\($0 &+ 1)" }),
            opposite == nil || tokens.text(index - 1) != "case"
        else { return }
        replace(index, .literal, by: "(__mx(\(nextID)) ? \(after) : \(text))", after: after)
    }

    /// Changes what is returned: by `return`, or by a body that is a single expression.
    private mutating func lookForResult(from index: Int) {
        var start = index
        while ["try", "await", "?", "!"].contains(tokens.text(start)) { start += 1 }
        guard start < tokens.all.count, tokens.all[start].kind != .close else { return }
        let range = start...tokens.end(from: start)
        let top = tokens.topLevel(range)
        let isWord = top.count == 1 && (isKeyword(start) || Int(top[0]) != nil)
        // Other changes of these say the same.
        let isRelation = top.contains { ["==", "!="].contains($0) } && !top.contains("&&")
        guard !isWord, !isRelation, ![".", "if", "switch", "!"].contains(top[0]),
            top[0] != "[" || tokens.bytes(of: range).count > 3
        else { return }
        wrap(.result, range, "__mxr(\(nextID), ", ")", after: "0, nil, empty or the opposite")
    }

    /// Removes a call or an assignment.
    private mutating func lookForStatement(at index: Int) {
        guard tokens.startsStatement(index), tokens.all[index].kind == .word, !isKeyword(index),
            tokens.text(index) != "_"
        else { return }
        let range = index...tokens.end(from: index)
        let top = tokens.topLevel(range)
        let isAssignment = top.contains {
            $0.hasSuffix("=") && !["==", "!=", "<=", ">="].contains($0)
        }
        if isAssignment {
            // Without its first value, a property has none.
            if top.contains("="), header(around: index).first == "init" { return }
        } else {
            let isCall =
                [")", "}"].contains(top.last) && !top.contains { Self.operators[$0] != nil }
            guard isCall, !mayReturnValue(range) else { return }
        }
        wrap(
            isAssignment ? .assignment : .call, range, "if !__mx(\(nextID)) { ", " }", after: "")
    }

    /// Inverts each condition of `if`, `guard` and `while`, or makes the first binding fail.
    private mutating func lookForCondition(from index: Int) {
        let tokens = tokens
        var start = index
        while start < tokens.all.count {
            let range = start...tokens.end(from: start) { ["{", "else"].contains(tokens.text($0)) }
            let top = tokens.topLevel(range)
            if ["let", "var", "case"].contains(top[0]) {
                let place = tokens.all[start].range.lowerBound
                let edit = Change.Edit(
                    range: place..<place, text: "__mxk(\(nextID)), ", order: [1, .min])
                if start == index { add(.binding, range, after: "false", [edit]) }
            } else if !["#", "true"].contains(top[0]),
                top.contains("&&") || top.contains("||")
                    || !top.contains(where: { ["==", "!="].contains($0) })
            {
                wrap(
                    .condition, range, "__mxr(\(nextID), ", ")",
                    after: "!(\(tokens.text(of: range)))")
            }
            guard tokens.text(range.upperBound + 1) == "," else { return }
            start = range.upperBound + 2
        }
    }
}

// MARK: - Making changes

extension ChangeFinder {
    private var nextID: Int { firstID + result.count }

    private mutating func replace(
        _ index: Int, _ rule: Change.Rule, by text: String, after: String
    ) {
        let edit = Change.Edit(range: tokens.all[index].range, text: text, order: [2])
        add(rule, index...index, after: after, [edit])
    }

    private mutating func wrap(
        _ rule: Change.Rule, _ range: ClosedRange<Int>, _ start: String, _ end: String,
        after: String
    ) {
        let bytes = tokens.bytes(of: range)
        let (first, last) = (
            bytes.lowerBound..<bytes.lowerBound, bytes.upperBound..<bytes.upperBound
        )
        // Outer brackets open first and close last.
        let opening = Change.Edit(range: first, text: start, order: [1, -bytes.count, nextID])
        let closing = Change.Edit(range: last, text: end, order: [0, bytes.count, -nextID])
        add(rule, range, after: after, [opening, closing])
    }

    private mutating func add(
        _ rule: Change.Rule, _ range: ClosedRange<Int>, after: String, _ edits: [Change.Edit]
    ) {
        let line = tokens.all[range.lowerBound].line
        let words = tokens.words(inLineOf: range.lowerBound)
        guard !excluded.contains(line), Self.unimportant.isDisjoint(with: words) else { return }
        let bytes = tokens.bytes(of: range)
        result.append(
            Change(
                id: nextID, rule: rule, file: file, range: bytes, line: line,
                column: tokens.column(of: bytes.lowerBound), before: tokens.text(of: range),
                after: after, isDelicate: isDelicate(range.lowerBound, words), edits: edits))
    }

    /// Words in lines that only print, log, check, describe or reserve memory.
    private static let unimportant: Set = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "logger", "assert", "assertionFailure",
        "precondition",
        "preconditionFailure", "_precondition", "fatalError", "reserveCapacity", "description",
        "debugDescription",
        "hasher",
    ]

    private func isDelicate(_ index: Int, _ words: [String]) -> Bool {
        let header = header(around: index)
        return header.contains("func") && header.contains("==") || header.first == "catch"
            || words.contains { $0.lowercased().contains("error") || $0 == "throw" }
    }
}

// MARK: - What surrounds a token

extension ChangeFinder {
    private func header(around index: Int) -> [String] {
        tokens.brace(around: index).flatMap { headers[$0] } ?? []
    }

    /// Whether a token is in the body of a function, but not in the arguments of an attribute or a macro.
    private func isInCode(_ index: Int) -> Bool {
        var parent = tokens.all[index].parent
        while let open = parent, tokens.all[open].text != "{" {
            if ["@", "#"].contains(tokens.text(open - 2)) { return false }
            parent = tokens.all[open].parent
        }
        guard let brace = parent, !["@", "#"].contains(tokens.text(index - 1)) else { return false }
        return headers[brace]?.first.map { !SourceTokens.types.contains($0) } ?? true
    }

    /// Whether a brace begins the body of a function or a property with a value.
    private func returnsValue(_ brace: Int) -> Bool {
        let header = headers[brace] ?? []
        switch header.first {
        case "func", "subscript": return header.contains("->") && header.last != "Void"
        case "var": return header.dropFirst(2).first == ":" && !header.contains("=")
        default: return header == ["get"]
        }
    }

    /// Whether a call is all of a body, which may return its value.
    private func mayReturnValue(_ range: ClosedRange<Int>) -> Bool {
        guard let brace = tokens.brace(around: range.lowerBound),
            tokens.all[brace].match == range.upperBound + 1,
            range.lowerBound - 1 == brace || tokens.text(range.lowerBound - 1) == "in"
        else { return false }
        let header = headers[brace] ?? []
        if header.first == "func" { return header.contains("->") }
        return header.first.map { !SourceTokens.statements.contains($0) } ?? true
    }

    private func isKeyword(_ index: Int) -> Bool {
        let isInitializer = tokens.text(index + 1) == "." && tokens.text(index + 2) == "init"
        return Self.keywords.contains(tokens.text(index)) || isInitializer
    }

    private static let keywords: Set<String> = SourceTokens.types.union(SourceTokens.statements)
        .union([
            "return", "throw", "super", "case", "yield", "func", "let", "var", "fallthrough",
            "break", "continue",
            "default", "typealias", "import", "static", "private", "fileprivate", "public",
            "internal", "package",
            "get", "_modify", "_read", "discard", "final", "mutating", "nonisolated", "lazy",
            "weak", "async",
            "inout", "where", "in", "true", "false", "nil", "subscript",
        ])
}
