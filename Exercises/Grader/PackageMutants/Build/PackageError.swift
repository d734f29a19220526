/// Why the tests of a package can't be examined.
package struct PackageError: Error, Equatable {
    package enum Reason: Sendable {
        case noManifest, badManifest, localDependencies, unresolved, buildPlugins, noTests,
            noTarget, noFile
        case noDiff, buildFails, testsNotListed, testsFail, testsFailAlone, changesDoNotCompile,
            noSandbox
    }

    package let reason: Reason
    /// Names, or the output of a program.
    package let details: [String]

    package init(_ reason: Reason, _ details: [String]) {
        (self.reason, self.details) = (reason, details)
    }
}
