import SwiftSource

/// What the compiler said about a build that failed.
struct CompilerOutput: Sendable, Equatable {
    /// The errors with the lines that belong to them; all that was said where no error stands out.
    let message: String
    /// Whether an error names a place in a source file: without one, something else is broken.
    let namesAPlace: Bool
    /// Whether the disk was full.
    let isDiskFull: Bool

    /// The most lines that a message has: a learner fixes the first errors first.
    static let maximumMessageLines = 60

    init(text: String, paths: PathNames) {
        let text = paths.rename(text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let blocks = Self.errorBlocks(of: lines)
        let chosen =
            blocks.isEmpty
            ? lines.filter { !Self.tellsOfProgress($0) }.suffix(Self.maximumMessageLines)
            : blocks
        message = chosen.prefix(Self.maximumMessageLines).joined(separator: "\n")
        namesAPlace = !blocks.isEmpty
        isDiskFull = Self.speaksOfFullDisk(text[...]) && lines.contains(where: Self.tellsOfFullDisk)
    }

    /// A line that is about the disk, and not about source that speaks of one.
    private static func tellsOfFullDisk(_ line: Substring) -> Bool {
        speaksOfFullDisk(line) && diagnosticKind(of: line) == nil
            && line.byteRange(of: " | ") == nil && line.byteRange(of: "`- ") == nil
    }

    private static func speaksOfFullDisk(_ text: Substring) -> Bool {
        text.byteRange(of: "No space left on device") != nil
            || text.byteRange(of: "I/O error (code: 28)") != nil
    }

    /// Each error's line and the lines below it, up to the next thing that the compiler says.
    private static func errorBlocks(of lines: [Substring]) -> [Substring] {
        var result: [Substring] = []
        var seen: Set<Substring> = []
        var isInBlock = false
        var context = ErrorContext(error: "")
        // The file of the error that is kept, for as long as nothing but notes on it follows.
        var file: Substring?
        for line in lines {
            if let kind = diagnosticKind(of: line) {
                // What is in another file is no part of what is shown of this one.
                let place = line.prefix { $0 != ":" }
                if kind == "note", let file, place != file, !place.hasPrefix("/"),
                    isWorthTelling(line), seen.insert(line).inserted
                {
                    result.append(line)
                }
                // The package manager prints an error once for the module and once for the file.
                isInBlock = kind == "error" && seen.insert(line).inserted
                if kind != "note" { file = isInBlock ? place : nil }
                context = ErrorContext(error: line)
            } else if line.hasPrefix("[") || line.hasPrefix("error: ") {
                isInBlock = false
            }
            if isInBlock, context.shows(line) { result.append(line) }
        }
        while result.last?.isEmpty == true { result.removeLast() }
        return result
    }

    /// Whether a note in another file helps: what a protocol asks for does. Most are about what the
    /// compiler tried.
    private static func isWorthTelling(_ note: Substring) -> Bool {
        note.byteRange(of: "protocol requires ") != nil
    }

    /// A line about what was built before: an import names a place, and yet nothing there is wrong.
    private static func tellsOfDamage(_ line: Substring) -> Bool {
        line.hasPrefix(".build/") || line.byteRange(of: ": malformed compiled module: ") != nil
    }

    /// A line such as `[3/9] Compiling Stage1`, about the options, or about what was ended because
    /// something else had failed: how many there are depends on what was built before and beside it.
    private static func tellsOfProgress(_ line: Substring) -> Bool {
        line == "Building for debugging..." || line == "error: cancelled"
            || line.prefixMatch(of: #/\[\d+/\d+\] /#) != nil
            || optionRemarks.contains { line.hasPrefix($0) }
    }

    private static let optionRemarks = [
        "warning: ignoring '-enable-batch-mode' because ",
        "remark: Incremental compilation has been disabled: ", "error: ExitCode(rawValue: ",
    ]

    private static let kinds = [
        ("error", ": error: "), ("warning", ": warning: "), ("note", ": note: "),
    ]

    /// `error` for a line such as `Starter/Stage1/EvenOdd.swift:5:9: error: …`.
    private static func diagnosticKind(of line: Substring) -> String? {
        for (kind, mark) in kinds {
            guard let range = line.byteRange(of: mark) else { continue }
            let place = line[..<range.lowerBound].split(separator: ":")
            let isPlace = place.count >= 3 && place.suffix(2).allSatisfy { Int($0) != nil }
            if isPlace, !tellsOfDamage(line) { return kind }
        }
        return nil
    }
}
