/// Why the tests of a package can't be examined.
package struct PackageError: Error, Equatable {
    package enum Reason: Sendable {
        case noManifest, commandFails, dependencies, buildPlugins, noTests, noCode, testsFail
        case noSandbox
    }

    package let reason: Reason
    /// Names, or a command and its output.
    package let details: [String]

    package init(_ reason: Reason, _ details: [String]) {
        (self.reason, self.details) = (reason, details)
    }
}
