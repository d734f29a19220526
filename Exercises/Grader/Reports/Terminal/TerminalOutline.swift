import Advice
import Grading
import SwiftSource
import TerminalKit

/// Draws an outline for a terminal.
package struct TerminalOutline {
    let style: Style
    /// The maximum number of columns in a line.
    let width: Int
    /// Whether to show everything instead of only the first items of each section.
    let showsAll: Bool
    /// The command that shows everything; nil if there is none.
    let command: String?

    package init(
        style: Style, width: Int = TextWidth.usual, showsAll: Bool = false, command: String? = nil
    ) {
        (self.style, self.width, self.showsAll) = (style, width, showsAll)
        self.command = showsAll ? nil : command
    }

    /// The lines of sections in order.
    package func lines(of sections: [OutlineSection]) -> [String] {
        // The failures of all sections form one list, because only the first of them all is shown in full. It
        // should be fixed first.
        let failures = sections.filter { $0.layout == .failures }.flatMap(\.items)
        let others = sections.filter { $0.layout != .failures && !$0.items.isEmpty }
        guard let first = sections.firstIndex(where: { $0.layout == .failures }) else {
            return others.flatMap(lines(of:))
        }
        let before = sections[..<first].filter { !$0.items.isEmpty }
        return before.flatMap(lines(of:)) + lines(ofFailures: failures)
            + others.dropFirst(before.count).flatMap(lines(of:))
    }

    private func lines(of section: OutlineSection) -> [String] {
        switch section.layout {
        case .build: section.items.flatMap { lines(ofBuild: $0, section.title) }
        case .failures: lines(ofFailures: section.items)
        case .tests: few(section, 3)
        case .list: few(section, 8)
        case .titled: titled(section)
        case .signs:
            section.items.flatMap { $0.isSentence ? wrapped($0.text) : lines(ofSigns: $0) }
        case .notes:
            section.items.flatMap { item in
                item.lines.flatMap {
                    wrapped(
                        $0.plain, indent: $0.role == .code ? 4 : 2,
                        hanging: item.role == .bug ? 2 : 0)
                }
            }
        }
    }

    // MARK: Failures

    private func lines(ofFailures items: [OutlineItem]) -> [String] {
        let shown = items.prefix(showsAll ? .max : 1)
        return shown.flatMap(lines(of:)) + more(items.count - shown.count, "test")
    }

    private func lines(ofBuild item: OutlineItem, _ title: String) -> [String] {
        guard let failure = item.failure else { return [] }
        return (item.role == .failed ? [] : ["  \(title):"])
            + lines(of: failure, cures: item.lines.map(\.text))
    }

    /// Explains why code or tests couldn't be built, in the compiler's words. The suggested fixes are about
    /// the first error, so they directly follow it.
    package func lines(of failure: BuildFailure, cures: [String]) -> [String] {
        var (first, rest) = (fitted(failure), [CompilerLine]())
        if !cures.isEmpty, case .errors(let said) = failure {
            let (one, others) = said.firstAndOthers
            (first, rest) = (
                fitted(.errors(one)), others.parts.isEmpty ? [] : fitted(.errors(others))
            )
        }
        let all = first + rest
        let maximum = showsAll ? .max : max(12, rest.isEmpty ? 0 : first.count)
        let shown = all.prefix(maximum).map { "    \($0.printed)" }
        let others = shown.dropFirst(first.count)
        return shown.prefix(first.count) + cures.flatMap { wrapped($0, indent: 4) }
            + (others.isEmpty || cures.isEmpty
                ? [] : wrapped("More errors, which may come from the first one:")) + others
            + more(all.count - shown.count, "line")
    }

    /// The lines of a failed build without a margin, fitted to the width.
    private func fitted(_ failure: BuildFailure) -> [CompilerLine] {
        let lines = BuildFailureText.lines(of: failure)
        let room = max(1, width - 4)
        let isOfCompiler = if case .refusedCode = failure { true } else { failure.said != nil }
        guard !isOfCompiler else { return CompilerLines.fitted(lines, width: room) }
        return PlainText.wrapped(PlainText.safe(lines.text), width: room).map {
            CompilerLine(printed: $0)
        }
    }

    private func more(_ count: Int, _ noun: String) -> [String] {
        let words = "  … and \(count) more \(noun)\(count == 1 ? "" : "s")"
        return count > 0 ? [words + (command.map { ": \($0)" } ?? "")] : []
    }

    // MARK: Items

    /// The first items of a section in full, each with the names of the items that have the same cause. Of
    /// all further items, only the names are shown.
    private func few(_ section: OutlineSection, _ maximum: Int) -> [String] {
        let groups =
            showsAll && section.layout == .tests
            ? section.items.map { [$0] } : grouped(section.items)
        let shown = groups.prefix(showsAll ? .max : maximum)
        let rest = groups.dropFirst(shown.count).flatMap(\.self)
        return shown.flatMap { group in
            lines(of: group[0]) + alike(group.dropFirst().flatMap(\.names))
        }
            + (rest.isEmpty
                ? []
                : wrapped(
                    "\(rest.count) more \(section.more): \(list(rest.map(\.title))).",
                    hanging: 2) + (command.map { wrapped("To see all: \($0)") } ?? []))
    }

    /// The names of the items to which the same text applies.
    private func alike(_ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        let start = "The same applies to" + (names.count == 1 ? "" : " these \(names.count)")
        return wrapped("\(start): \(list(names)).", indent: 4, hanging: 2)
    }

    /// A test or file: its result, name and place, and what is wrong.
    package func lines(of item: OutlineItem) -> [String] {
        let sign = item.signs.isEmpty ? style.bad("✗") : PairText.signs(item.signs, style)
        let lead = wrapped(item.title, indent: 4)
        return ["  \(sign) \(lead[0].dropFirst(4))"] + lead.dropFirst() + details(of: item)
    }

    /// Like `lines(of:)`, but without the result and name.
    package func details(of item: OutlineItem) -> [String] {
        let place = item.place.map {
            ["    " + style.dim(PlainText.safe(StopText.describe($0)))]
        }
        return (place ?? []) + item.lines.flatMap { lines(of: $0, in: item, indent: 4) }
            + (item.test.map { PrintedLines(width: width).lines(of: $0) } ?? [])
    }

    /// The maximum number of lines for one value.
    private static let maximumValueLines = 6

    private func lines(of line: OutlineLine, in item: OutlineItem, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        guard line.role == .value else {
            let text = PlainText.safe(line.text)
            let depth = text.prefix { $0 == " " }.count
            return wrapped(String(text.dropFirst(depth)), indent: indent + min(depth, 24))
        }
        let isSource = line.place != nil
        let label = isSource ? "  \(line.label) " : PlainText.safe(line.label)
        let room = max(12, width - indent - label.count)
        let column = String(repeating: " ", count: max(0, width - indent - room))
        let all = PlainText.wrapped(PlainText.safe(line.text), width: room)
        let shown =
            all.prefix(Self.maximumValueLines) + (all.count > Self.maximumValueLines ? ["…"] : [])
        let lines = shown.enumerated().map { margin + ($0 == 0 ? label : column) + $1 }
        guard let place = line.place, place != item.place else { return lines }
        return lines
            + PlainText.wrapped(PlainText.safe(StopText.describe(place)), width: room).map {
                margin + column + $0
            }
    }

    // MARK: Lists

    private func titled(_ section: OutlineSection) -> [String] {
        let groups = grouped(section.items)
        let shown = groups.prefix(showsAll ? .max : 8)
        let rest = groups.dropFirst(shown.count).flatMap { $0.flatMap(\.names) }
        return ["  \(section.title):"]
            + shown.flatMap { group in
                let words = group[0].lines.isEmpty ? "" : ": \(group[0].text)"
                return wrapped(
                    list(group.flatMap(\.names)) + group[0].remark + words, indent: 4, hanging: 2)
            }
            + (rest.isEmpty
                ? [] : wrapped("\(section.more): \(list(rest)).", indent: 4, hanging: 2))
    }

    private func lines(ofSigns item: OutlineItem) -> [String] {
        PairText.lines(
            of: several(item.names), behind: { PairText.signs(item.signs, $0) }, style,
            width: width, hanging: 4)
            + item.lines.flatMap { lines(of: $0, in: item, indent: 6) }
    }

    /// The names; only the first two if there are many.
    private func several(_ names: [String]) -> String {
        showsAll || names.count <= 3
            ? list(names) : "\(names.count) tests: \(Listed.few(names, 2))"
    }

    private func list(_ names: [String]) -> String {
        Listed.few(names.map(PlainText.safe), showsAll ? .max : 8)
    }

    /// Items grouped by their cause, in the order of each group's first item.
    private func grouped(_ items: [OutlineItem]) -> [[OutlineItem]] {
        var groups: [[OutlineItem]] = []
        for item in items {
            let index = groups.firstIndex { $0[0].cause != nil && $0[0].cause == item.cause }
            if let index { groups[index].append(item) } else { groups.append([item]) }
        }
        return groups
    }

    private func wrapped(_ text: String, indent: Int = 2, hanging: Int = 0) -> [String] {
        Sentences.lines(PlainText.safe(text), width: width, indent: indent, hanging: hanging)
    }
}

extension CompilerDiagnostics {
    /// Everything up to the end of the first error, and everything from the second error on; the second part
    /// is empty if there is no second error.
    var firstAndOthers: (first: CompilerDiagnostics, others: CompilerDiagnostics) {
        let starts = parts.indices.filter { parts[$0].error != nil }
        let second = starts.dropFirst().first ?? parts.endIndex
        var first = Array(parts[..<second])
        if second < parts.endIndex, case .diagnostic(let last)? = first.last {
            first[first.count - 1] = .diagnostic(last.withoutEmptyEnd)
        }
        return (
            CompilerDiagnostics(parts: first), CompilerDiagnostics(parts: Array(parts[second...]))
        )
    }
}
