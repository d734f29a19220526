/// An operator that is changed, and the declaration of the operator that is compiled instead.
struct ChangedOperator {
    let rule: Change.Rule
    /// What it becomes, in code or in words.
    let after: String
    /// The precedence group, without the end of its name.
    let precedence: String
    /// The types of the operands and the result, one for each overload.
    let types: [String]
    /// The expression that it becomes, if it isn't the other operator with the operands `l` and `r`.
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

    /// The operator that replaces the operator of a change. No Swift code uses these characters.
    static func symbol(of id: Int) -> String {
        let signs = "\(id)".unicodeScalars.compactMap { Unicode.Scalar(0x2A00 + $0.value) }
        return String(String.UnicodeScalarView(signs))
    }

    /// Declares the operator that replaces the operator of a change.
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
