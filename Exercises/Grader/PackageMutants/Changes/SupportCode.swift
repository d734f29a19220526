/// The code that is added to each changed target: the table of changes, and what decides at run time whether a
/// change is active.
enum SupportCode {
    /// The environment variables that choose the active change, and the file of the table.
    static let active = "GRADE_ACTIVE_CHANGE"
    static let table = "GRADE_CHANGE_TABLE"

    /// The operator that replaces the operator of a change. No Swift code uses these characters.
    static func symbol(of id: Int) -> String {
        let digits = [id / 4096, id / 64 % 64, id % 64]
        return String(
            String.UnicodeScalarView(digits.compactMap { Unicode.Scalar(UInt32(0x2A00 + $0)) }))
    }

    /// The code for the changes that are compiled.
    ///
    /// - Parameter size: The number of bytes in the table, one for each change of the package.
    static func text(for changes: [Change], size: Int) -> String {
        let operations = changes.filter { forms[$0.before] != nil }
        return "\n" + common.replacing("SIZE", with: "\(size)") + operations.map(operation).joined()
    }

    /// The declarations of the operator that a change uses.
    private static func operation(_ change: Change) -> String {
        let (old, new) = (change.before, change.after)
        let symbol = symbol(of: change.id)
        let (precedence, types) = forms[old] ?? ("", [])
        let body =
            switch old {
            case "&&", "||": "{ __mx(ID) ? try l \(new) r() : try l \(old) r() }"
            case "??": "{ __mx(ID) ? try r() : try l ?? r() }"
            case "..<": "{ l ..< (__mx(ID) ? r.advanced(by: 1) : r) }"
            default: "{ __mx(ID) ? l \(new) r : l \(old) r }"
            }
        let functions = types.enumerated().map { index, type in
            (index > 0 ? "@_disfavoredOverload " : "")
                + "@usableFromInline nonisolated func \(symbol)\(type) "
                + body.replacing("ID", with: "\(change.id)") + "\n"
        }
        return "infix operator \(symbol): \(precedence)Precedence\n" + functions.joined()
    }

    /// The precedence of each operator, and the types for which it is declared.
    private static let forms: [String: (precedence: String, types: [String])] = {
        let integers = "<T: BinaryInteger, U: BinaryInteger>(l: T, r: U) -> Bool"
        let comparison = ("Comparison", ["<T: Comparable>(l: T, r: T) -> Bool", integers])
        let equality = (
            "Comparison",
            [
                "<T: Equatable>(l: T, r: T) -> Bool",
                "<T>(l: T?, r: _OptionalNilComparisonType) -> Bool",
                "<T: Equatable>(l: T?, r: T?) -> Bool", integers,
            ]
        )
        let logic = "(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool"
        let addition = ("Addition", ["<T: AdditiveArithmetic>(l: T, r: T) -> T"])
        let product = "<T: BinaryInteger>(l: T, r: T) -> T"
        let products = ("Multiplication", [product, "<T: FloatingPoint>(l: T, r: T) -> T"])
        let fallbacks = ["T", "T?"].map {
            "<T>(l: T?, r: @autoclosure () throws -> \($0)) rethrows -> \($0)"
        }
        return [
            "<": comparison, "<=": comparison, ">": comparison, ">=": comparison,
            "==": equality, "!=": equality, "+": addition, "-": addition,
            "*": products, "/": products, "%": ("Multiplication", [product]),
            "&&": ("LogicalConjunction", [logic]), "||": ("LogicalDisjunction", [logic]),
            "??": ("NilCoalescing", fallbacks),
            "..<": (
                "RangeFormation",
                ["<T: Strideable>(l: T, r: T) -> Range<T> where T.Stride: SignedInteger"]
            ),
        ]
    }()

    private static let common = """
        #if canImport(Glibc)
        import Glibc
        #else
        import Darwin
        #endif
        @usableFromInline nonisolated(unsafe) let __mxTable: UnsafeMutablePointer<UInt8> = {
          if let path = getenv("\(table)") {
            let file = open(path, O_RDWR)
            if file >= 0, let map = mmap(nil, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), map != MAP_FAILED {
              return map.assumingMemoryBound(to: UInt8.self)
            }
          }
          let table = UnsafeMutablePointer<UInt8>.allocate(capacity: SIZE)
          table.initialize(repeating: 0, count: SIZE)
          if let active = getenv("\(active)").map({ Int(atol($0)) }), active >= 0, active < SIZE { table[active] = 2 }
          return table
        }()
        @usableFromInline nonisolated func __mx(_ i: Int) -> Bool { let v = __mxTable[i]; __mxTable[i] = v | 1; return v & 2 != 0 }
        @usableFromInline nonisolated func __mxk(_ i: Int) -> Bool { !__mx(i) }
        @usableFromInline nonisolated func __mxr(_ i: Int, _ v: Bool) -> Bool { __mx(i) != v }
        @usableFromInline nonisolated func __mxr<T: FixedWidthInteger>(_ i: Int, _ v: T) -> T { __mx(i) ? (v == 0 ? 1 : 0) : v }
        @usableFromInline nonisolated func __mxr<T: BinaryFloatingPoint>(_ i: Int, _ v: T) -> T { __mx(i) ? (v == 0 ? 1 : 0) : v }
        @usableFromInline nonisolated func __mxr(_ i: Int, _ v: String) -> String { __mx(i) ? (v.isEmpty ? "changed" : "") : v }
        @usableFromInline nonisolated func __mxr<T>(_ i: Int, _ v: T?) -> T? { __mx(i) ? nil : v }
        @usableFromInline nonisolated func __mxr<T>(_ i: Int, _ v: [T]) -> [T] { __mx(i) ? [] : v }
        @usableFromInline nonisolated func __mxr<K, V>(_ i: Int, _ v: [K: V]) -> [K: V] { __mx(i) ? [:] : v }
        @usableFromInline nonisolated func __mxr<T>(_ i: Int, _ v: Set<T>) -> Set<T> { __mx(i) ? [] : v }

        """
}
