/// A package, as `swift package describe --type json` describes it.
struct DescribedPackage: Decodable {
    struct Dependency: Decodable { let identity: String }

    struct Target: Decodable {
        let name, path, type: String
        let moduleType: String
        /// The paths of the source files in the target's folder.
        let sources: [String]

        /// Whether the target's code is changed. This isn't done for macros, plugins, C targets and
        /// tests.
        var isChanged: Bool {
            moduleType == "SwiftTarget" && ["library", "executable"].contains(type)
        }

        /// The paths in the package of the target's files to change. `main.swift` is left out,
        /// because tests can't call top-level code.
        var files: [String] {
            sources.filter { $0.hasSuffix(".swift") && !"/\($0)".hasSuffix("/main.swift") }
                .sorted().map { "\(path)/\($0)" }
        }
    }

    /// The packages that this package depends on.
    let dependencies: [Dependency]
    let targets: [Target]
}
