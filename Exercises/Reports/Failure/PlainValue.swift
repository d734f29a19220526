/// Writes a value as a learner would, without the names of modules and types that Swift prints.
enum PlainValue {
    /// `[.failed("x")]` for `[Shared.NetworkResult<Shared.ProductResult>.failed("x")]`
    static func text(_ value: Substring) -> String {
        // Texts in quotes stay as they are.
        AssertionMessage.readable(value).split(separator: "\"", omittingEmptySubsequences: false)
            .enumerated().map { $0.isMultiple(of: 2) ? short($1) : String($1) }
            .joined(separator: "\"")
    }

    private static func short(_ text: Substring) -> String {
        String(text)
            .replacing(#/\b[A-Z]\w*\.[A-Z]\w*(<[\w.<>, ]*>)?\.(?=[a-z])/#, with: ".")
            .replacing(#/\b[A-Z]\w*\.(?=[A-Z])/#, with: "")
    }
}
