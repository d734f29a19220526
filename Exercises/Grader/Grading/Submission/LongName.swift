import SwiftSource

/// Finds names that are too long for the compiler.
///
/// In a compiled module a name has 64 KiB at the most. With a longer one, the compiler doesn't find it
/// again, or something else that has nothing to do with it.
enum LongName {
    private static let limit = 1 << 16
    /// How much of such a name is shown.
    private static let shown = 16

    /// The first such name; nil where there is none.
    ///
    /// - Parameter path: The folder's path, relative to the repository.
    static func failure(in folder: SourceFolder, at path: String) -> BuildFailure? {
        for (name, bytes) in folder.files.sorted(by: { $0.key < $1.key })
        where bytes.count >= limit {
            let tokens = TokenList(SwiftText(bytes))
            for word in tokens.words where word.range.count >= limit {
                let text = tokens.text(of: word)
                return .refusedCode(
                    RefusedCode(
                        path: "\(path)/\(name)", line: word.line,
                        reason: .longName(
                            start: String(text.prefix(shown)), letters: text.count)))
            }
        }
        return nil
    }
}
