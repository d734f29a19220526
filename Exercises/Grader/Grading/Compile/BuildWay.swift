/// What stages are built with.
package enum BuildWay: String, Sendable, CaseIterable {
    /// With the compiler itself if the workshop was tried with this version of Swift and that works, and
    /// with the package manager otherwise.
    case whatWorks = "auto"
    /// With the compiler itself, or not at all.
    case compiler
    /// With the package manager.
    case packageManager = "package-manager"

    /// Whether the compiler itself is called, if it can be.
    ///
    /// - Parameter wasTried: Whether the workshop was tried with this version of Swift.
    func callsCompiler(wasTried: Bool) -> Bool {
        switch self {
        case .whatWorks: wasTried
        case .compiler: true
        case .packageManager: false
        }
    }
}
