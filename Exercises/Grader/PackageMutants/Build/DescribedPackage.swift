/// What `swift package describe --type json` prints.
struct DescribedPackage: Decodable {
    struct Dependency: Decodable { let identity: String }

    struct Target: Decodable {
        let name, path, type: String
        let moduleType: String
        /// The paths of the source files in the target's folder.
        let sources: [String]

        /// Whether its code is changed: not that of macros, plugins, C and tests.
        var isChanged: Bool {
            moduleType == "SwiftTarget" && ["library", "executable"].contains(type)
        }

        /// The files whose code is changed, by their paths in the package. Tests can't call top-level code.
        var files: [String] {
            sources.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("main.swift") }.sorted()
                .map { "\(path)/\($0)" }
        }
    }

    /// The packages that it needs.
    let dependencies: [Dependency]
    let targets: [Target]
}
