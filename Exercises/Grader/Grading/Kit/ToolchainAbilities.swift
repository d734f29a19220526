/// The abilities of a toolchain, which depend on its version. All differences between versions of
/// Swift are defined here.
package struct ToolchainAbilities: Sendable, Equatable {
    /// Whether a Swift Testing failure fails an XCTest test, and an XCTest failure is a warning in a Swift
    /// Testing test.
    package let librariesInteroperate: Bool
    /// The version of Swift Testing's event stream that contains the most information.
    package let eventStreamVersion: String

    /// - Parameter version: A version, for example `6.3.1` or `6.4-dev`.
    package init(version: String) {
        // From this tools version on, the package manager lets the two libraries work together.
        librariesInteroperate = Self.isVersion(version, atLeast: "6.4")
        // Version 0 of the event stream has no warnings.
        eventStreamVersion = Self.isVersion(version, atLeast: "6.3") ? "6.3" : "0"
    }

    /// Whether a version is this one or a newer one.
    package static func isVersion(_ version: String, atLeast oldest: String) -> Bool {
        !numbers(version).lexicographicallyPrecedes(numbers(oldest))
    }

    private static func numbers(_ version: String) -> [Int] {
        version.split(separator: ".").map { Int($0.prefix(while: \.isNumber)) ?? 0 }
    }
}
