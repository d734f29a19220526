import Foundation

/// Whether a linker's name refers back to its own parts so often that it could be doubled again and
/// again in words: forty lines of source make a name that fills any memory.
package func isTooEntangled(_ name: String) -> Bool {
    // A reference back is an `A` with letters behind it. No name in this kit has more than seven.
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

/// What the compiler calls a declaration, in words: `Stage1.EvenOdd.isEven(number: Swift.Int) ->
/// Swift.Bool` for `$s6Stage1…`; the name itself if it isn't a Swift name.
package func demangled(_ name: String) -> String {
    guard
        let text = swiftDemangle(name, UInt(name.utf8.count), nil, nil, 0)
    else { return name }
    defer { free(text) }
    return String(cString: text)
}

/// The Swift runtime's own, which the toolchain's tools use as well.
@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
