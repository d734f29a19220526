/// What stages are built with.
package enum BuildWay: String, Sendable, CaseIterable {
    /// With the compiler itself, and with the package manager where that doesn't work.
    case whatWorks = "auto"
    /// With the compiler itself, or not at all.
    case compiler
    /// With the package manager.
    case packageManager = "package-manager"
}
