import Foundation

/// The Swift toolchain that builds the stages, and the facts that it reports about itself.
package struct Toolchain: Sendable, Equatable, Codable {
    /// The absolute path of `swift`. It can be a link, or a program that finds the toolchain.
    package var swift: String
    /// Its version, for example `6.3.1`.
    package let version: String
    /// The folder with all of its files, such as `/opt/swift/usr`.
    package var folder = ""
    /// The folders of its libraries.
    package var libraryFolders: [String] = []

    package var abilities: ToolchainAbilities { ToolchainAbilities(version: version) }
}

extension Toolchain {
    /// - Parameter text: The output of `swift -print-target-info`; the initializer returns nil if it is
    ///   something else.
    init?(swift: String, info text: String) {
        let library = "/lib/swift"
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8)),
            // As in `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
            let version = info.compilerVersion.firstMatch(of: #/\bSwift\s+version\s+(\S+)/#)?.1,
            info.paths.runtimeResourcePath.hasSuffix(library)
        else { return nil }
        self.init(
            swift: swift, version: String(version),
            folder: String(info.paths.runtimeResourcePath.dropLast(library.count)),
            libraryFolders: info.paths.runtimeLibraryImportPaths)
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
            let runtimeLibraryImportPaths: [String]
        }
        let compilerVersion: String
        let paths: Paths
    }
}
