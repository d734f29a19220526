/// Decides which of the lines below an error are shown.
///
/// Some notes are about a place far above, and some advise what helps only in other programs.
struct ErrorContext {
    /// The error's own line in its file.
    private let line: Int
    /// Whether the error needs what is far above: a brace that was opened there.
    private let isAboutBraces: Bool
    private var isFar = false

    /// - Parameter error: The line with the place and the words.
    init(error: Substring) {
        line = error.firstMatch(of: #/:(\d+):\d+: error: /#).flatMap { Int($0.1) } ?? 0
        isAboutBraces = error.contains("error: expected '}'")
    }

    private static let misleading = [
        "note: coalesce using '??'", "note: force-unwrap using '!'",
        "are implicitly asynchronous", "note: only concrete types such as structs",
        "note: requirement from conditional conformance",
        "note: add '@MainActor' to make static property", "note: disable concurrency-safety checks",
    ]

    mutating func shows(_ row: Substring) -> Bool {
        guard let bar = row.firstIndex(where: { $0 == "|" || $0 == ":" }),
            row[..<bar].allSatisfy({ $0 == " " || $0.isNumber })
        else { return true }
        if let number = Int(row[..<bar].filter(\.isNumber)) {
            isFar = !isAboutBraces && number < line - 2
        }
        return !isFar && !Self.misleading.contains { row.contains($0) }
    }
}
