import Foundation
import Testing

@testable import Catalog

/// Tests that the manifest lists the same stages and encores as the catalog, which it can't import.
@Suite struct ManifestTests {
    @Test(arguments: [
        ("let stages", Workshop.shipped.numbered),
        ("let encores: [String]", Workshop.shipped.encores),
    ])
    func theManifestListsTheStages(start: String, stages: [Stage]) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let parts = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
            .components(separatedBy: "\n\(start) = [")
        #expect(parts.count == 2)
        let list = try #require(parts.last).prefix { $0 != "]" }
        #expect(list.matches(of: #/"([^"]*)"/#).map { String($0.1) } == stages.map { "\($0.id)" })
    }
}
