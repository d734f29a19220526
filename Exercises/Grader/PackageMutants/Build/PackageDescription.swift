/// The parts of a package that are changed.
struct PackageDescription: Sendable, Equatable {
    /// A target, as `swift package describe --type json` prints it.
    struct Target: Sendable, Equatable, Decodable {
        let name: String
        let path: String
        let type: String
        let moduleType: String
        /// The paths of the source files in the target's folder.
        let sources: [String]

        enum CodingKeys: String, CodingKey {
            case name, path, type, sources
            case moduleType = "module_type"
        }

        /// Whether its code is changed: not that of macros, plugins, C and tests.
        var isChanged: Bool {
            moduleType == "SwiftTarget" && ["library", "executable"].contains(type)
        }
    }

    /// The targets whose code is changed.
    let targets: [Target]
    /// The targets that list their source files, so that a new file wouldn't be compiled.
    let listsSources: Set<String>
}

/// What `swift package describe --type json` prints.
struct DescribedPackage: Decodable {
    let targets: [PackageDescription.Target]
}

/// What `swift package dump-package` prints.
struct DumpedPackage: Decodable {
    struct Dependency: Decodable {
        struct Package: Decodable {
            let identity: String
            let path: String?
        }
        let sourceControl, registry, fileSystem: [Package]?
    }

    struct Target: Decodable {
        struct Usage: Decodable {}
        let name: String
        let sources: [String]?
        let pluginUsages: [Usage]?
    }

    let dependencies: [Dependency]
    let targets: [Target]
}
