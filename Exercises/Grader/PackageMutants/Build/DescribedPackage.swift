/// A package as `swift package describe --type json` prints it.
struct DescribedPackage: Decodable {
    struct Dependency: Decodable { let identity: String }

    struct Target: Decodable {
        let name, path, type: String
        let moduleType: String
        /// The paths of the source files in the target's folder.
        let sources: [String]

        /// Whether its code is changed. The code of macros, plugins, C targets and tests isn't.
        var isChanged: Bool {
            moduleType == "SwiftTarget" && ["library", "executable"].contains(type)
        }

        /// The paths in the package of the files whose code is changed. `main.swift` is left out, because
        /// tests can't call top-level code.
        var files: [String] {
            sources.filter { $0.hasSuffix(".swift") && !"/\($0)".hasSuffix("/main.swift") }
                .sorted().map { "\(path)/\($0)" }
        }
    }

    /// The packages that it depends on.
    let dependencies: [Dependency]
    let targets: [Target]
}
