/// What the compiler said about a build that failed.
struct CompilerOutput: Sendable, Equatable {
    /// The errors with the lines that belong to them; all that was said where no error stands out.
    let message: String
    /// Whether an error names a place in a source file: without one, something else is broken.
    let namesAPlace: Bool
    /// Whether the disk was full.
    let isDiskFull: Bool

    /// The most lines that a message has: a learner mends the first errors first.
    static let longestMessage = 60

    init(text: String, paths: PathNames) {
        let lines = paths.rename(text).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        let blocks = Self.errorBlocks(of: lines)
        let chosen = blocks.isEmpty ? Array(lines.suffix(Self.longestMessage)) : blocks
        message = chosen.prefix(Self.longestMessage).joined(separator: "\n")
        namesAPlace = !blocks.isEmpty
        isDiskFull = lines.contains(where: Self.tellsOfFullDisk)
    }

    /// A line that is about the disk, and not about source that speaks of one.
    private static func tellsOfFullDisk(_ line: String) -> Bool {
        let words = ["No space left on device", "I/O error (code: 28)"]
        return words.contains(where: line.contains) && diagnosticKind(of: line) == nil
            && !line.contains(" | ") && !line.contains("`- ")
    }

    /// Each error's line and the lines below it, up to the next thing that the compiler says.
    private static func errorBlocks(of lines: [String]) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        var isInBlock = false
        for line in lines {
            if let kind = diagnosticKind(of: line) {
                // The package manager prints an error once for the module and once for the file.
                isInBlock = kind == "error" && seen.insert(line).inserted
            } else if line.hasPrefix("[") || line.hasPrefix("error: ") {
                isInBlock = false
            }
            if isInBlock { result.append(line) }
        }
        while result.last?.isEmpty == true { result.removeLast() }
        return result
    }

    /// A line about what was built before: an import names a place, and yet nothing there is wrong.
    private static func tellsOfDamage(_ line: String) -> Bool {
        line.hasPrefix(".build/") || line.contains(": malformed compiled module: ")
    }

    /// `error` for a line such as `Starter/Stage1/EvenOdd.swift:5:9: error: …`.
    private static func diagnosticKind(of line: String) -> String? {
        for kind in ["error", "warning", "note"] {
            guard let range = line.firstRange(of: ": \(kind): ") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":")
            let isPlace = place.count >= 3 && place.suffix(2).allSatisfy { Int($0) != nil }
            if isPlace, !tellsOfDamage(line) { return kind }
        }
        return nil
    }
}
