import SwiftSource

/// Finds the changes to plant in a file.
struct ChangeFinder {
    private let tokens: SourceTokens
    private let file: String
    /// The number of the first change. Each change of a package has its own.
    private let firstID: Int
    private let conditional: ConditionalCode
    private var result: [Change] = []

    /// The changes of a file.
    static func changes(in source: [UInt8], file: String, firstID: Int) -> [Change] {
        var finder = ChangeFinder(source, file: file, firstID: firstID)
        for index in finder.tokens.all.indices { finder.look(at: index) }
        return finder.result
    }

    private init(_ source: [UInt8], file: String, firstID: Int) {
        (self.file, self.firstID) = (file, firstID)
        tokens = SourceTokens(source)
        conditional = ConditionalCode(tokens.text)
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
        if let (rule, after) = Self.operators[text], tokens.isBinary(index) {
            let edit = Change.Edit(
                range: tokens.all[index].range, text: SupportCode.symbol(of: nextID), order: [2])
            add(rule, index...index, after: after, [edit])
        }
    }

    /// The operators that are changed, with what they become.
    private static let operators: [String: (Change.Rule, String)] = [
        "==": (.equality, "!="), "!=": (.equality, "=="),
        "<": (.boundary, "<="), "<=": (.boundary, "<"), ">": (.boundary, ">="),
        ">=": (.boundary, ">"), "&&": (.logic, "||"), "||": (.logic, "&&"),
    ]

    /// Changes what is returned: by `return`, or by a body that is a single expression.
    private mutating func lookForResult(from index: Int) {
        var start = index
        while ["try", "await", "?", "!"].contains(tokens.text(start)) { start += 1 }
        guard start < tokens.all.count, tokens.all[start].kind != .close else { return }
        let range = start...tokens.end(from: start)
        let top = tokens.topLevel(range)
        guard top.count > 1 || !isKeyword(start), ![".", "if", "switch"].contains(top[0]),
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
            guard [")", "}"].contains(top.last), !mayReturnValue(range) else { return }
        }
        wrap(
            isAssignment ? .assignment : .call, range, "if !__mx(\(nextID)) { ", " }", after: "")
    }
}

// MARK: - Making changes

extension ChangeFinder {
    private var nextID: Int { firstID + result.count }

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
        let bytes = tokens.bytes(of: range)
        let lineRange = tokens.text.lineRange(at: bytes.lowerBound)
        let text = tokens.text.text(lineRange)
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let line = tokens.all[range.lowerBound].line
        guard conditional.directive(atLine: line) == nil, Self.unimportant.isDisjoint(with: words),
            !text.contains(#/// grade: leave, *[^ ]/#)
        else { return }
        let header = header(around: range.lowerBound)
        let isDelicate =
            header.contains("func") && header.contains("==") || header.first == "catch"
            || words.contains { $0.lowercased().contains("error") || $0 == "throw" }
        result.append(
            Change(
                id: nextID, rule: rule, file: file, range: bytes, line: line,
                column: bytes.lowerBound - lineRange.lowerBound + 1,
                before: tokens.text.text(bytes), after: after, isDelicate: isDelicate,
                edits: edits))
    }

    /// Words in lines that only print, log, check, describe or reserve memory.
    private static let unimportant: Set = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "logger", "assert", "assertionFailure",
        "precondition", "preconditionFailure", "fatalError", "reserveCapacity", "description",
        "debugDescription", "hasher",
    ]
}

// MARK: - What surrounds a token

extension ChangeFinder {
    private func header(around index: Int) -> [String] {
        tokens.brace(around: index).map(tokens.header) ?? []
    }

    /// Whether a token is in the body of a function.
    private func isInCode(_ index: Int) -> Bool {
        guard tokens.brace(around: index) != nil else { return false }
        return !SourceTokens.types.contains(header(around: index).first ?? "")
    }

    /// Whether a brace begins the body of a function or a property with a value.
    private func returnsValue(_ brace: Int) -> Bool {
        let header = tokens.header(of: brace)
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
        let first = tokens.header(of: brace).first ?? ""
        return returnsValue(brace) || first != "func" && !SourceTokens.statements.contains(first)
    }

    private func isKeyword(_ index: Int) -> Bool { Self.keywords.contains(tokens.text(index)) }

    private static let keywords: Set<String> = SourceTokens.types.union(SourceTokens.statements)
        .union([
            "return", "throw", "super", "case", "yield", "func", "let", "var", "fallthrough",
            "break", "continue", "default", "get", "_modify", "_read", "lazy", "weak", "async",
            "nil",
        ])
}
