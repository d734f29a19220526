/// Why the tests of a package can't be examined.
package enum PackageError: Error, Equatable {
    /// The folder has no manifest.
    case noPackage(String, hasXcodeProject: Bool)
    /// The manifest can't be read, in the package manager's words.
    case badManifest(String)
    case buildFails(String)
    case noTests
    /// The test program fails when it is asked for its tests.
    case testsNotListed(String)
    /// These tests fail without any change.
    case testsFail([String])
    /// These tests fail if each runs in a process of its own, although they pass together.
    case testsFailAlone([String])
    /// These packages were never fetched.
    case unresolved([String])
    case localDependencies([String])
    case buildPlugins([String])
    /// No target has this name, or its code can't be changed.
    case noTarget(String, known: [String])
    /// The package has no such file of a target whose code can be changed.
    case noFile(String)
    /// `git diff` fails, in its own words.
    case noDiff(String)
    /// Errors remain although the changes that caused errors were removed.
    case changesDoNotCompile(String)
    /// There is no sandbox, which this program makes.
    case noSandbox(String)
}
