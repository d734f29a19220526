/// Why the tests of a package can't be examined.
package enum PackageError: Error, Equatable {
    case noManifest(String)
    case commandFails(String, output: String)
    /// The names of packages that the copy doesn't have.
    case dependencies([String])
    case buildPlugins
    case noTests
    /// The names of the targets that can be changed.
    case noCode([String])
    case testsFail([String])
}
