/// What a toolchain can, by its version: all that differs between versions of Swift is told here.
package struct ToolchainAbilities: Sendable, Equatable {
    /// The versions that all checks have passed with, major and minor: with these, the compiler is called
    /// without the package manager.
    package static let triedVersions = ["6.3"]

    /// Whether the workshop was tried with this version.
    package let wasTried: Bool
    /// How XCTest and Swift Testing work together; nil where a failure of one is none of the other's.
    package let interoperability: Interoperability?
    /// The version of Swift Testing's event stream that tells the most.
    package let eventStreamVersion: String

    /// What becomes of a failure of one library in a test of the other.
    package enum Interoperability: String, Sendable {
        /// Swift Testing's fails a test of XCTest, and XCTest's is a warning in a test of Swift Testing.
        case limited
    }

    /// - Parameter version: A version, for example `6.3.1` or `6.4-dev`.
    package init(version: String) {
        wasTried = Self.triedVersions.contains {
            Self.numbers(version).prefix(2) == Self.numbers($0)[...]
        }
        // What the package manager sets for a package whose tools version is older than 6.4.
        interoperability = Self.isVersion(version, atLeast: "6.4") ? .limited : nil
        // Version 0 leaves out warnings.
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

extension Toolchain {
    package var abilities: ToolchainAbilities { ToolchainAbilities(version: version) }
}
