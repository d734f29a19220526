/// The string literals of a Swift source.
enum SwiftLiterals {
    /// What stands between the quotes of each literal of one line, without what is put into it.
    static func all(in source: String) -> [String] {
        source.split(separator: "\n").flatMap { line -> [String] in
            guard !line.contains(#/^\s*///#) else { return [] }
            return line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map {
                String($0.1).replacing(#/\\\([^)]*\)*/#, with: "")
            }
        }
    }
}
