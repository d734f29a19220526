/// A directive in the comment above a block.
enum Directive: Equatable {
    /// `from: FILE, region: NAME`: the lines are in this file, within the named declaration.
    case from(path: String, region: String)
    /// `type: FILE, …`: the reader types the lines at this point of the page.
    case type(path: String, at: TypingPlace)
    /// `compiled with: MODULE, …`: the lines compile by themselves, with these modules imported.
    case compiled(with: [String])
    /// `not compiled: REASON`.
    case notCompiled
    /// `run`: the commands are run at this point of the page, and print the output shown.
    case run
    /// `not run: REASON`.
    case notRun

    /// Reads a directive; nil if the text isn't one.
    init?(_ text: String) {
        if text == "run" {
            self = .run
        } else if text.starts(with: #/not run: ./#) {
            self = .notRun
        } else if text.starts(with: #/not compiled: ./#) {
            self = .notCompiled
        } else if let match = text.wholeMatch(of: #/compiled with: (\w+(?:, \w+)*)/#) {
            self = .compiled(with: match.1.split(separator: ", ").map(String.init))
        } else if let match = text.wholeMatch(of: #/from: ([^,]+), region: (.+)/#) {
            self = .from(path: String(match.1), region: String(match.2))
        } else if let match = text.wholeMatch(of: #/type: ([^,]+), (.+)/#),
            let place = TypingPlace(String(match.2))
        {
            self = .type(path: String(match.1), at: place)
        } else {
            return nil
        }
    }

    /// Whether a block of this language can have this directive.
    func fits(_ language: String) -> Bool {
        switch self {
        // A page may quote output from another page, where that output is checked.
        case .from(let path, _):
            ["swift", "json"].contains(language) || language == "console" && path.hasSuffix(".md")
        case .compiled, .notCompiled: language == "swift"
        case .run, .notRun: language == "console"
        case .type: language != "console"
        }
    }
}

/// The place in a file where a reader types a block.
enum TypingPlace: Equatable {
    /// The block becomes the whole content of the file.
    case wholeFile
    /// The block replaces the declaration that starts at the line with this text.
    ///
    /// If that line opens no bracket, as in a comment, only the line is replaced.
    case inPlaceOf(String)
    /// Above the line that starts with this text.
    case above(String)
    /// Before the closing brace of the type whose line starts with this text, after an empty line.
    case atTheEndOf(String)

    /// Reads `whole file`, `in place of: TEXT`, `above: TEXT` or `at the end of: TEXT`.
    init?(_ text: String) {
        if text == "whole file" {
            self = .wholeFile
        } else if let match = text.wholeMatch(of: #/in place of: (.+)/#) {
            self = .inPlaceOf(String(match.1))
        } else if let match = text.wholeMatch(of: #/above: (.+)/#) {
            self = .above(String(match.1))
        } else if let match = text.wholeMatch(of: #/at the end of: (.+)/#) {
            self = .atTheEndOf(String(match.1))
        } else {
            return nil
        }
    }
}
