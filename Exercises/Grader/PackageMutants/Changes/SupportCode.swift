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
        let operations = changes.filter { [.equality, .boundary, .logic].contains($0.rule) }
        return "\n" + common.replacing("SIZE", with: "\(size)") + operations.map(operation).joined()
    }

    /// The declarations of the operator that a change uses.
    private static func operation(_ change: Change) -> String {
        let (id, symbol) = (change.id, symbol(of: change.id))
        let (precedence, types) =
            switch change.rule {
            case .equality:
                (
                    "Comparison",
                    [
                        "<T: Equatable>(l: T, r: T) -> Bool",
                        "<T>(l: T?, r: _OptionalNilComparisonType) -> Bool",
                    ]
                )
            case .boundary: ("Comparison", ["<T: Comparable>(l: T, r: T) -> Bool"])
            default:
                (
                    change.before == "&&" ? "LogicalConjunction" : "LogicalDisjunction",
                    ["(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool"]
                )
            }
        let (start, right) = change.rule == .logic ? ("try ", "r()") : ("", "r")
        let choice = "l \(change.after) \(right) : l \(change.before) \(right)"
        let body = "{ \(start)__mx(\(id)) ? \(choice) }\n"
        return "infix operator \(symbol): \(precedence)Precedence\n"
            + types.map { "@usableFromInline nonisolated func \(symbol)\($0) \(body)" }.joined()
    }

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
        @usableFromInline nonisolated func __mxr(_ i: Int, _ v: Bool) -> Bool { __mx(i) != v }
        @usableFromInline nonisolated func __mxr<T: Numeric>(_ i: Int, _ v: T) -> T { __mx(i) ? (v == 0 ? 1 : 0) : v }
        @usableFromInline nonisolated func __mxr(_ i: Int, _ v: String) -> String { __mx(i) ? (v.isEmpty ? "changed" : "") : v }
        @usableFromInline nonisolated func __mxr<T>(_ i: Int, _ v: T?) -> T? { __mx(i) ? nil : v }
        @usableFromInline nonisolated func __mxr<T>(_ i: Int, _ v: [T]) -> [T] { __mx(i) ? [] : v }

        """
}
