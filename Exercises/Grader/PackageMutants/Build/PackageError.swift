/// The reason why the tests of a package can't be examined.
package enum PackageError: Error, Equatable {
    case noManifest(String)
    case commandFails(String, output: String)
    /// The copy lacks these packages, which the package depends on.
    case dependencies([String])
    case buildPlugins
    case noTests
    /// The selection contains no code to change. These are the targets that can be changed.
    case noCode([String])
    case testsFail([String])
}
