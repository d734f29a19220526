/// What stages are built with.
package enum BuildWay: String, Sendable, CaseIterable {
    /// With the compiler itself, and with the package manager where that doesn't work, or where nobody
    /// knows whether it does.
    case whatWorks = "auto"
    /// With the compiler itself, or not at all.
    case compiler
    /// With the package manager.
    case packageManager = "package-manager"

    /// Whether the compiler itself is called where that can be done.
    ///
    /// - Parameter isTrusted: Whether the workshop was tried with the toolchain, or the two ways were found
    ///   to come to the same with it.
    func callsCompiler(isTrusted: Bool) -> Bool {
        switch self {
        case .whatWorks: isTrusted
        case .compiler: true
        case .packageManager: false
        }
    }
}
