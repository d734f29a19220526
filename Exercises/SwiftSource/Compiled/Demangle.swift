import Foundation

/// What the compiler calls a declaration, in words: `Stage1.EvenOdd.isEven(number: Swift.Int) ->
/// Swift.Bool` for `$s6Stage1…`; the name itself where it is none of Swift's.
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
