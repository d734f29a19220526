import XCTest

@testable import Archives

final class ArchiveTreeTests: XCTestCase {
    private func tree(_ entries: (String, ArchiveEntry.Kind)...) -> [String: ArchiveTree.Node] {
        let entries = entries.map { ArchiveEntry(path: Array($0.0.utf8), kind: $0.1) }
        let nodes = ArchiveTree(entries, passingOver: [".build", ".git"]).nodes
        return Dictionary(uniqueKeysWithValues: nodes.map { (ArchiveTree.text($0.key), $0.value) })
    }

    func testNothingLeadsOut() {
        XCTAssertEqual(
            tree(
                ("../a", .file), ("/etc/b", .file), ("./c//d", .file), ("e/../../f", .file),
                ("..", .folder)),
            [
                "a": .file(0), "etc": .folder, "etc/b": .file(1), "c": .folder, "c/d": .file(2),
                "e": .folder,
            ])
    }

    func testOnlyWhatIsCalledJustSoIsPassedOver() {
        XCTAssertEqual(
            tree(
                ("w/.build/A.swift", .file), (".git/config", .file), ("my.build/B.swift", .file),
                ("w/x.git/C", .file)),
            [
                "my.build": .folder, "my.build/B.swift": .file(2), "w": .folder,
                "w/x.git": .folder, "w/x.git/C": .file(3),
            ])
    }

    func testTwoOfOneName() {
        XCTAssertEqual(
            tree(("a", .file), ("b", .folder), ("a", .file)), ["a": .file(2), "b": .folder])
        XCTAssertEqual(tree(("a", .file), ("a/b", .file)), ["a": .other])
        XCTAssertEqual(tree(("a/b", .file), ("a", .file)), ["a": .other])
        XCTAssertEqual(tree(("a/b/c", .file), ("a", .other)), ["a": .other])
        // Nothing goes through a link.
        XCTAssertEqual(tree(("a", .other), ("a/b", .file), ("a", .folder)), ["a": .other])
    }

    func testAccentsThatAreWrittenInTwoWaysAreTwoNames() {
        let names = ["\u{E4}", "a\u{308}"].map { Array($0.utf8) }
        let tree = ArchiveTree(
            names.map { ArchiveEntry(path: $0, kind: .file) }, passingOver: [])
        XCTAssertEqual(tree.nodes, [names[0]: .file(0), names[1]: .file(1)])
    }

    func testNamesThatNoFolderHas() {
        let long = String(repeating: "n", count: 300)
        let deep = String(repeating: "folder/", count: 1000) + "A.swift"
        XCTAssertEqual(tree(("w/\(long)", .file))["w/" + long.prefix(250)], .other)
        let nodes = tree((deep, .file))
        XCTAssertLessThan(nodes.count, 300)
        XCTAssertEqual(nodes.values.filter { $0 == .other }.count, 1)
        let odd = ArchiveTree(
            [[0x61, 0xE9], [0x61, 0x00, 0x62]].map { ArchiveEntry(path: $0, kind: .file) },
            passingOver: [])
        XCTAssertEqual(odd.nodes, [[0x61, 0xE9]: .other, [0x61, 0x00, 0x62]: .other])
        XCTAssertEqual(ArchiveTree.text([0x61, 0x00, 0x62]), "a\u{FFFD}b")
    }
}
