/// An operator to change, and how to declare the operator that is compiled instead.
struct ChangedOperator {
    let rule: Change.Rule
    /// The operator after the change, in code or in words.
    let after: String
    /// The name of the precedence group without `Precedence` at its end.
    let precedence: String
    /// The types of the operands and the result, one for each overload.
    let types: [String]
    /// The expression after the change; nil if it is the operator `after` with the operands `l` and `r`.
    var changed: String?

    /// The operators that are changed.
    static let all: [String: ChangedOperator] = [
        "==": Self(rule: .equality, after: "!=", precedence: "Comparison", types: equality),
        "!=": Self(rule: .equality, after: "==", precedence: "Comparison", types: equality),
        "<": Self(rule: .boundary, after: "<=", precedence: "Comparison", types: order),
        "<=": Self(rule: .boundary, after: "<", precedence: "Comparison", types: order),
        ">": Self(rule: .boundary, after: ">=", precedence: "Comparison", types: order),
        ">=": Self(rule: .boundary, after: ">", precedence: "Comparison", types: order),
        "&&": Self(rule: .logic, after: "||", precedence: "LogicalConjunction", types: logic),
        "||": Self(rule: .logic, after: "&&", precedence: "LogicalDisjunction", types: logic),
        "??": Self(
            rule: .fallback, after: "(only the right side)", precedence: "NilCoalescing",
            types: ["T", "T?"].map { "<T>(l: T?, \(lazy) \($0)) rethrows -> \($0)" },
            changed: "r()"),
        "+": arithmetic("Addition", ["AdditiveArithmetic", "RangeReplaceableCollection"]),
        "-": arithmetic("Addition", ["AdditiveArithmetic"]),
        "*": arithmetic("Multiplication", ["Numeric"]),
        "/": arithmetic("Multiplication", ["BinaryInteger", "FloatingPoint"]),
        "%": arithmetic("Multiplication", ["BinaryInteger"]),
    ]

    private static let equality = [
        "<T: Equatable>(l: T, r: T) -> Bool", "<T>(l: T?, r: _OptionalNilComparisonType) -> Bool",
    ]
    private static let order = ["<T: Comparable>(l: T, r: T) -> Bool"]
    private static let lazy = "r: @autoclosure () throws ->"
    private static let logic = ["(l: Bool, \(lazy) Bool) rethrows -> Bool"]

    private static func arithmetic(_ precedence: String, _ types: [String]) -> Self {
        Self(
            rule: .arithmetic, after: "(only the left side)", precedence: precedence,
            types: types.map { "<T: \($0)>(l: T, r: T) -> T" }, changed: "l")
    }

    /// The symbol of the operator that is compiled instead of a changed one. No other Swift code uses its
    /// characters.
    static func symbol(of id: Int) -> String {
        let signs = "\(id)".unicodeScalars.compactMap { Unicode.Scalar(0x2A00 + $0.value) }
        return String(String.UnicodeScalarView(signs))
    }

    /// The declaration of the operator that is compiled instead of a changed one.
    static func declaration(for change: Change) -> String {
        guard let row = all[change.before] else { return "" }
        let symbol = symbol(of: change.id)
        let (start, right) = row.types[0].contains("throws") ? ("try ", "r()") : ("", "r")
        let changed = row.changed ?? "l \(row.after) \(right)"
        let body = "{ \(start)__mx(\(change.id)) ? \(changed) : l \(change.before) \(right) }\n"
        return "infix operator \(symbol): \(row.precedence)Precedence\n"
            + row.types.map { "@usableFromInline nonisolated func \(symbol)\($0) \(body)" }.joined()
    }
}
