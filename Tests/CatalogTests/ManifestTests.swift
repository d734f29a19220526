import Foundation
import Testing

@testable import Catalog

/// The manifest, which can't import the catalogue, lists the same stages and encores.
@Suite struct ManifestTests {
    /// The manifest of the package that these tests belong to.
    private func manifest() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    }

    /// The words of a list, `let stages = ["1", "2"]` for example.
    private func list(_ start: String) throws -> [String] {
        let parts = try manifest().components(separatedBy: "\n\(start) = [")
        #expect(parts.count == 2)
        let list = try #require(parts.last).prefix { $0 != "]" }
        return list.matches(of: #/"([^"]*)"/#).map { String($0.1) }
    }

    @Test func listsTheStages() throws {
        #expect(try list("let stages") == Workshop.shipped.numbered.map { "\($0.id)" })
    }

    @Test func listsTheEncores() throws {
        #expect(try list("let encores: [String]") == Workshop.shipped.encores.map { "\($0.id)" })
    }
}
