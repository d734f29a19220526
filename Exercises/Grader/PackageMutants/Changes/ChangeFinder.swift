import SwiftSource

/// Finds the changes that can be made in a file.
struct ChangeFinder {
    private let tokens: SourceTokens
    private let file: String
    /// The number of the file's first change. The changes in all files of a package are numbered
    /// together.
    private let firstID: Int
    private let conditional: ConditionalCode
    private var result: [Change] = []

    /// Returns the changes that can be made in a file.
    static func changes(in source: [UInt8], file: String, firstID: Int) -> [Change] {
        let tokens = SourceTokens(source)
        var finder = ChangeFinder(
            tokens: tokens, file: file, firstID: firstID,
            conditional: ConditionalCode(tokens.text))
        for index in tokens.all.indices { finder.look(at: index) }
        return finder.result
    }

    private mutating func look(at index: Int) {
        let text = tokens.text(index)
        guard isInCode(index) else { return }
        if let other = otherLiteral(index) {
            add(.literal, index...index, "(__mx(\(nextID)) ? \(other) : ", ")", after: other)
        }
        if text == "return" {
            lookForResult(from: index + 1)
        } else if isBody(index) {
            lookForResult(from: index)
        } else if ["if", "guard", "while"].contains(text) {
            lookForConditions(of: index)
        } else {
            lookForStatement(at: index)
        }
        if let row = ChangedOperator.all[text], tokens.isBinary(index),
            row.rule != .boundary || !comparesElements(index)
        {
            add(
                row.rule, index...index, ChangedOperator.symbol(of: nextID), nil, after: row.after)
        }
    }

    /// Returns the replacement for a literal; nil if the token isn't a literal, or if the literal
    /// must stay.
    private func otherLiteral(_ index: Int) -> String? {
        let text = tokens.text(index)
        let other =
            ["true": "false", "false": "true"][text]
            ?? Int(text).flatMap { $0 == .max ? nil : "\($0 + 1)" }
        // A part of `1.5`, `$0` or `pair.0` isn't a literal. The literal in `x += 1` stays, because
        // removing the whole assignment says more about the tests.
        let isPart =
            ["$", ".", "+=", "-="].contains(tokens.text(index - 1))
            || tokens.text(index + 1) == "." && !tokens.hasSpaceBefore(index + 1)
        guard let other, tokens.all[index].kind == .word, !isPart else { return nil }
        // The literal in a pattern must stay a literal. Literals in a `while` stay as well, so that
        // the compiler can see that an endless loop never ends.
        let words = words(inLineOf: index)
        return Set(["case", "while", "available"]).isDisjoint(with: words) ? other : nil
    }

    /// Changes the value after a `return`, or the value of a body that is a single expression.
    private mutating func lookForResult(from index: Int) {
        guard index < tokens.all.count, tokens.all[index].kind != .close else { return }
        let range = index...tokens.end(from: index)
        let top = tokens.topLevel(range)
        guard !isKeyword(index), ![".", "@"].contains(top[0]), !isChangedAlone(range),
            top[0] != "[" || tokens.bytes(of: range).count > 3
        else { return }
        add(
            .result, range, "__mxr(\(nextID), ", ")", after: "(0, nil, empty or the opposite)")
    }

    /// Changes each condition of a statement to its opposite. The first condition that binds or
    /// matches something is changed to `false`.
    private mutating func lookForConditions(of index: Int) {
        var bindings = 0
        for clause in tokens.clauses(of: index) {
            if ["let", "var", "case"].contains(tokens.text(clause.lowerBound)) {
                bindings += 1
                if bindings > 1 { continue }
                add(.condition, clause, "!__mx(\(nextID)), ", "", after: "false")
            } else if !["#", "true"].contains(tokens.text(clause.lowerBound)),
                !isChangedAlone(clause)
            {
                add(.condition, clause, "__mxr(\(nextID), ", ")", after: "(the opposite)")
            }
        }
    }

    /// Whether the expression has a single operator or literal, and changing it already gives the
    /// opposite of the expression.
    private func isChangedAlone(_ range: ClosedRange<Int>) -> Bool {
        let signs = tokens.topLevel(range).filter { ChangedOperator.all[$0] != nil || $0 == "?" }
        return signs == ["=="] || signs == ["!="]
            || range.count == 1 && otherLiteral(range.lowerBound) != nil
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
            // The first assignment in an initializer stays, because without it a property would
            // have no value.
            let isInInit = tokens.headers(around: index).contains { $0[0] == "init" }
            if top.contains("="), isInInit { return }
        } else {
            // A call of another initializer is required, and the only call in a closure may be the
            // closure's result, so these calls stay.
            let isInit = top.dropFirst().starts(with: [".", "init"])
            guard [")", "}"].contains(top.last), !isInit, !isValue(range) else { return }
        }
        add(
            isAssignment ? .assignment : .call, range, "if !__mx(\(nextID)) { ", " }", after: "")
    }
}

// MARK: - Making changes

extension ChangeFinder {
    private var nextID: Int { firstID + result.count }

    private mutating func add(
        _ rule: Change.Rule, _ range: ClosedRange<Int>, _ start: String, _ end: String?,
        after: String
    ) {
        let bytes = tokens.bytes(of: range)
        let lineRange = tokens.text.lineRange(at: bytes.lowerBound)
        let text = tokens.text.text(lineRange)
        let words = words(inLineOf: range.lowerBound)
        let line = tokens.all[range.lowerBound].line
        guard conditional.directive(atLine: line) == nil,
            !words.contains(where: Self.isUnimportant),
            !text.contains(#/// grade: leave, *[^ ]/#)
        else { return }
        let isDelicate =
            tokens.headers(around: range.lowerBound).contains {
                $0.starts(with: ["func", "=="]) || $0[0] == "catch"
            } || words.contains { $0.lowercased().contains("error") || $0 == "throw" }
        result.append(
            Change(
                id: nextID, rule: rule, file: file, range: bytes, line: line,
                column: bytes.lowerBound - lineRange.lowerBound + 1,
                before: tokens.text.text(bytes), after: after, isDelicate: isDelicate,
                start: start, end: end))
    }

    /// Whether a line that contains this word only prints, logs, checks, describes or reserves
    /// memory.
    private static func isUnimportant(_ word: String) -> Bool {
        let starts = ["assert", "precondition", "_checkInvariants"]
        return unimportant.contains(word) || starts.contains(where: word.hasPrefix)
    }

    private static let unimportant: Set = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "log", "logger", "fatalError",
        "reserveCapacity", "description", "debugDescription", "hasher",
    ]
}

// MARK: - What surrounds a token

extension ChangeFinder {
    private func words(inLineOf index: Int) -> [String] {
        let line = tokens.text.lineRange(at: tokens.all[index].range.lowerBound)
        return tokens.text.text(line).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .map(String.init)
    }

    /// Whether an operator compares `$0` with `$1`, or members of them, as the closure of a sort
    /// does. How a sort orders equal elements seldom matters.
    private func comparesElements(_ index: Int) -> Bool {
        let sign = tokens.all[index].range
        let line = tokens.text.lineRange(at: sign.lowerBound)
        let sides = [line.lowerBound..<sign.lowerBound, sign.upperBound..<line.upperBound]
        let comparison =
            #/
            (?: ^ | [^-+*\/%\s] ) \s* \$([01]) (?: [\w.?!] | [(\[] [^()\[\]]* [)\]] )* \s* \n
            \s* \$([01]) (?: [\w.?!] | [(\[] [^()\[\]]* [)\]] )* (?! [\w.?!(\[] | \s+ [-+*\/%] \s )
            /#
        let match = sides.map(tokens.text.text).joined(separator: "\n").firstMatch(of: comparison)
        return match.map { $0.1 != $0.2 } ?? false
    }

    /// Whether a token is in the body of a function.
    private func isInCode(_ index: Int) -> Bool {
        tokens.headers(around: index).first.map { !SourceTokens.types.contains($0[0]) } ?? false
    }

    /// Whether a single expression that starts at this token is the whole body of something that
    /// returns a value.
    private func isBody(_ index: Int) -> Bool {
        guard index > 0, tokens.text(index - 1) == "{",
            tokens.end(from: index) + 1 == tokens.all[index - 1].match
        else { return false }
        let header = tokens.header(of: index - 1)
        return switch header[0] {
        case "func", "subscript": header.contains("->") && header.last != "Void"
        case "var": header.dropFirst(2).first == ":" && !header.contains("=")
        default: header.last == "get"
        }
    }

    /// Whether a call is the whole body of a closure or an accessor.
    private func isValue(_ range: ClosedRange<Int>) -> Bool {
        guard let brace = tokens.all[range.lowerBound].parent,
            tokens.all[brace].match == range.upperBound + 1,
            ["{", "in"].contains(tokens.text(range.lowerBound - 1))
        else { return false }
        return !SourceTokens.statements.union(["func"]).contains(tokens.header(of: brace)[0])
    }

    private func isKeyword(_ index: Int) -> Bool { Self.keywords.contains(tokens.text(index)) }

    private static let keywords: Set<String> = SourceTokens.types.union(SourceTokens.statements)
        .union([
            "return", "throw", "case", "yield", "func", "let", "var", "default", "get", "_modify",
            "_read", "mutating", "nonmutating", "lazy", "weak", "async", "nil", "super",
        ])
}
