/// The reason why the tests of a package can't be examined.
package enum PackageError: Error, Equatable {
    case noManifest(String)
    case commandFails(String, output: String)
    /// The copy lacks these packages, on which the package depends.
    case dependencies([String])
    case buildPlugins
    case noTests
    /// No code was selected. These are the targets that can be changed.
    case noCode([String])
    case testsFail([String])
}
