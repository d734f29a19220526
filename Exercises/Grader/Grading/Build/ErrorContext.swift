/// Decides which of the lines below an error are shown.
///
/// Some notes are about a place far above, and some advise what helps only in other programs.
struct ErrorContext {
    /// The error's own line in its file.
    private let line: Int
    /// Whether the error needs what is far above: a brace that was opened there.
    private let isAboutBraces: Bool
    private var isFar = false

    private init(_ error: CompilerDiagnostic) {
        line = error.place?.line ?? 0
        isAboutBraces = error.message.hasPrefix("expected '}'")
    }

    /// The lines below an error that help.
    static func excerpt(of error: CompilerDiagnostic) -> [CompilerLine] {
        var context = ErrorContext(error)
        return error.excerpt.filter { context.shows($0) }
    }

    private static let misleading = [
        "note: coalesce using '??'", "note: force-unwrap using '!'",
        "are implicitly asynchronous", "note: only concrete types such as structs",
        "note: requirement from conditional conformance",
        "note: add '@MainActor' to make static property", "note: disable concurrency-safety checks",
    ]

    private mutating func shows(_ row: CompilerLine) -> Bool {
        if let number = row.number { isFar = !isAboutBraces && number < line - 2 }
        guard !row.gutter.isEmpty || Self.standsForOthers(row) else { return true }
        return !isFar && !Self.misleading.contains { row.text.contains($0) }
    }

    /// Whether a line is `   :`, which the compiler prints for lines that it leaves out.
    private static func standsForOthers(_ row: CompilerLine) -> Bool {
        row.text.last == ":" && row.text.dropLast().allSatisfy { $0 == " " }
    }
}
