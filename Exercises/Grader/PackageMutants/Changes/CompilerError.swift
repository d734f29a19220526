/// An error in the output of a build.
struct CompilerError: Hashable {
    /// The path of the file in the package.
    let file: String
    let line: Int
    /// In bytes, counted from 1.
    let column: Int
    let message: String

    /// The errors in lines such as `/folder/Sources/A.swift:3:14: error: missing return`.
    static func all(in output: String, root: String) -> Set<CompilerError> {
        let lines = output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("\(root)/") }
        return Set(
            lines.compactMap { line in
                guard let match = line.wholeMatch(of: #/([^:]+):(\d+):(\d+): error: (.*)/#) else {
                    return nil
                }
                return CompilerError(
                    file: String(match.1.dropFirst(root.count + 1)), line: Int(match.2) ?? 0,
                    column: Int(match.3) ?? 0, message: String(match.4))
            })
    }
}
