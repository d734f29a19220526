import Foundation

/// Whether a linker symbol refers back to its own parts so often that its demangled form could grow
/// exponentially. Forty lines of source are enough for a name that doesn't fit into memory.
package func isTooEntangled(_ name: String) -> Bool {
    // A back reference is an `A` followed by letters. No name in this kit has more than seven back
    // references.
    var count = 0
    var isReference = false
    for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "A"): isReference = true
        case UInt8(ascii: "a")...UInt8(ascii: "z"): break
        case UInt8(ascii: "0")...UInt8(ascii: "9"): break
        default:
            if isReference { count += 1 }
            isReference = false
        }
    }
    return count > maximumReferences
}

private let maximumReferences = 14

/// Returns the compiler's readable form of a symbol, such as `Stage1.EvenOdd.isEven(number:
/// Swift.Int) -> Swift.Bool` for `$s6Stage1…`; the symbol itself if it isn't a Swift name.
package func demangled(_ name: String) -> String {
    guard
        let text = swiftDemangle(name, UInt(name.utf8.count), nil, nil, 0)
    else { return name }
    defer { free(text) }
    return String(cString: text)
}

/// The Swift runtime's demangler, which the toolchain's tools also use.
@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
