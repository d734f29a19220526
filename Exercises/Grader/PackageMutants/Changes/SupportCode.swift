/// The code that is added to each changed target. It contains a table of the changes, and functions
/// that decide at run time whether a change is active.
enum SupportCode {
    /// The environment variable that chooses the active change; `GRADE_CHANGE_TABLE` names the file
    /// of the table.
    static let active = "GRADE_ACTIVE_CHANGE"
    static let table = "GRADE_CHANGE_TABLE"

    /// Returns the support code for the changes that are compiled in.
    ///
    /// - Parameter size: The number of bytes in the table, one for each change in the package.
    static func text(for changes: [Change], size: Int) -> String {
        "\n" + common.replacing("SIZE", with: "\(size)")
            + changes.map(ChangedOperator.declaration).joined()
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
        @usableFromInline nonisolated func __mxr<T>(_ i: Int, _ v: Set<T>) -> Set<T> { __mx(i) ? [] : v }
        @usableFromInline nonisolated func __mxr<K, V>(_ i: Int, _ v: [K: V]) -> [K: V] { __mx(i) ? [:] : v }

        """
}
