/// An operator to change, with what is needed to declare the operator that replaces it in the
/// compiled code.
struct ChangedOperator {
    let rule: Change.Rule
    /// The operator after the change, in code or in words.
    let after: String
    /// The name of the precedence group without the ending `Precedence`.
    let precedence: String
    /// The types of the operands and the result, one for each overload.
    let types: [String]
    /// The expression that the changed operator computes from its operands `l` and `r`; nil if it
    /// is these operands with the operator `after` between them.
    var changed: String?

    /// The operators to change, by their text.
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

    /// Returns the text of the operator that replaces a changed one. It consists of characters that
    /// no other Swift code uses.
    static func symbol(of id: Int) -> String {
        let signs = "\(id)".unicodeScalars.compactMap { Unicode.Scalar(0x2A00 + $0.value) }
        return String(String.UnicodeScalarView(signs))
    }

    /// Returns the declaration of the operator that replaces a changed one.
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
