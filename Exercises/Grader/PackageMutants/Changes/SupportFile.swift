/// The Swift file that is added to each changed target: the table of changes, and what decides at run time
/// whether a change is active.
enum SupportFile {
    static let name = "GradeChangeSupport.swift"
    /// The environment variables that choose the active change, and the file of the table.
    static let active = "GRADE_ACTIVE_CHANGE"
    static let table = "GRADE_CHANGE_TABLE"

    /// The operator that replaces the operator of a change. No Swift code uses these characters.
    static func symbol(of id: Int) -> String {
        let digits = [id / 4096, id / 64 % 64, id % 64]
        return String(
            String.UnicodeScalarView(digits.compactMap { Unicode.Scalar(UInt32(0x2A00 + $0)) }))
    }

    /// The file's text.
    ///
    /// - Parameters:
    ///   - changes: The changes of the target that are compiled.
    ///   - size: The number of bytes in the table, one for each change of the package.
    static func text(for changes: [Change], size: Int) -> String {
        var text = common.replacing("SIZE", with: "\(size)")
        for change in changes where change.hasOperator {
            text += operation(change).replacing("OP", with: symbol(of: change.id)) + "\n"
        }
        return text
    }

    /// The declarations of the operator of a change, with `OP` for its symbol.
    private static func operation(_ change: Change) -> String {
        let (old, new) = (change.before, change.after)
        let prefix = "@usableFromInline nonisolated "
        let choose = { (result: String) in
            "{ __mx(\(change.id)) ? l \(new) r : l \(old) r }" + result
        }
        let function = { (types: String, parameters: String, result: String) in
            "\(prefix)func OP\(types)(\(parameters)) -> \(result) \(choose(""))"
        }
        let twoIntegers = function("<T: BinaryInteger, U: BinaryInteger>", "l: T, r: U", "Bool")
        switch old {
        case "<", "<=", ">", ">=":
            return """
                infix operator OP: ComparisonPrecedence
                \(function("<T: Comparable>", "l: T, r: T", "Bool"))
                @_disfavoredOverload \(twoIntegers)
                """
        case "==", "!=":
            return """
                infix operator OP: ComparisonPrecedence
                \(function("<T: Equatable>", "l: T, r: T", "Bool"))
                \(function("<T>", "l: T?, r: _OptionalNilComparisonType", "Bool"))
                @_disfavoredOverload \(function("<T: Equatable>", "l: T?, r: T?", "Bool"))
                @_disfavoredOverload \(twoIntegers)
                """
        case "&&", "||":
            let precedence = old == "&&" ? "Conjunction" : "Disjunction"
            return """
                infix operator OP: Logical\(precedence)Precedence
                \(prefix)func OP(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool \
                { if __mx(\(change.id)) { return try l \(new) r() }; return try l \(old) r() }
                """
        case "??":
            return "infix operator OP: NilCoalescingPrecedence\n"
                + ["T", "T?"].map { result in
                    "\(prefix)func OP<T>(l: T?, r: @autoclosure () throws -> \(result)) rethrows -> "
                        + "\(result) { if __mx(\(change.id)) { return try r() }; return try l ?? r() }"
                }.joined(separator: "\n")
        case "..<":
            return """
                infix operator OP: RangeFormationPrecedence
                \(prefix)func OP<T: Strideable>(l: T, r: T) -> Range<T> where T.Stride: SignedInteger \
                { l ..< (__mx(\(change.id)) ? r.advanced(by: 1) : r) }
                """
        case "!":
            return """
                prefix operator OP
                \(prefix)prefix func OP(v: Bool) -> Bool { __mx(\(change.id)) ? v : !v }
                """
        case "+=", "-=", "*=":
            let type = old == "*=" ? "BinaryInteger" : "AdditiveArithmetic"
            return """
                infix operator OP: AssignmentPrecedence
                \(prefix)func OP<T: \(type)>(l: inout T, r: T) \
                { if __mx(\(change.id)) { l \(new) r } else { l \(old) r } }
                """
        case "+", "-":
            return """
                infix operator OP: AdditionPrecedence
                \(function("<T: AdditiveArithmetic>", "l: T, r: T", "T"))
                @_disfavoredOverload \(prefix)func OP<T: _Pointer>(l: T, r: Int) -> T where T.Stride == Int \
                { l.advanced(by: __mx(\(change.id)) ? \(new)r : \(old)r) }
                """
        default:
            let floating = function("<T: FloatingPoint>", "l: T, r: T", "T")
            return """
                infix operator OP: MultiplicationPrecedence
                \(function("<T: BinaryInteger>", "l: T, r: T", "T"))
                \(old == "%" ? "" : floating)
                """
        }
    }

    private static let common = """
        #if canImport(Glibc)
        import Glibc
        #elseif canImport(Musl)
        import Musl
        #elseif canImport(Darwin)
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
        @usableFromInline nonisolated func __mxn(_ i: Int, _ v: Bool) -> Bool { __mx(i) != v }
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
