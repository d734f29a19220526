import XCTest

@testable import Archives

final class ArchiveTreeTests: XCTestCase {
    private func tree(
        _ entries: (String, ArchiveEntry.Kind)..., most: Int = 1000
    ) throws -> [String: ArchiveTree.Node] {
        let entries = entries.map { ArchiveEntry(path: Array($0.0.utf8), kind: $0.1) }
        let nodes = try ArchiveTree(entries, most: most, passingOver: [".build", ".git"]).nodes
        return Dictionary(uniqueKeysWithValues: nodes.map { (ArchiveTree.text($0.key), $0.value) })
    }

    func testNothingLeadsOut() {
        XCTAssertEqual(
            try tree(
                ("../a", .file), ("/etc/b", .file), ("./c//d", .file), ("e/../../f", .file),
                ("..", .folder)),
            [
                "a": .file(0), "etc": .folder, "etc/b": .file(1), "c": .folder, "c/d": .file(2),
                "e": .folder,
            ])
    }

    func testOnlyWhatIsCalledJustSoIsPassedOver() {
        XCTAssertEqual(
            try tree(
                ("w/.build/A.swift", .file), (".git/config", .file), ("my.build/B.swift", .file),
                ("w/x.git/C", .file)),
            [
                "my.build": .folder, "my.build/B.swift": .file(2), "w": .folder,
                "w/x.git": .folder, "w/x.git/C": .file(3),
            ])
    }

    func testTwoOfOneName() {
        XCTAssertEqual(
            try tree(("a", .file), ("b", .folder), ("a", .file)), ["a": .file(2), "b": .folder])
        XCTAssertEqual(try tree(("a", .file), ("a/b", .file)), ["a": .other])
        XCTAssertEqual(try tree(("a/b", .file), ("a", .file)), ["a": .other])
        XCTAssertEqual(try tree(("a/b/c", .file), ("a", .other)), ["a": .other])
        // Nothing goes through a link.
        XCTAssertEqual(try tree(("a", .other), ("a/b", .file), ("a", .folder)), ["a": .other])
    }

    func testAccentsThatAreWrittenInTwoWaysAreTwoNames() throws {
        let names = ["\u{E4}", "a\u{308}"].map { Array($0.utf8) }
        let tree = try ArchiveTree(
            names.map { ArchiveEntry(path: $0, kind: .file) }, most: 9, passingOver: [])
        XCTAssertEqual(tree.nodes, [names[0]: .file(0), names[1]: .file(1)])
    }

    func testNamesThatNoFolderHas() throws {
        let long = String(repeating: "n", count: 300)
        let deep = String(repeating: "folder/", count: 1000) + "A.swift"
        XCTAssertEqual(try tree(("w/\(long)", .file))["w/" + long.prefix(250)], .other)
        let nodes = try tree((deep, .file))
        XCTAssertEqual(nodes.count, 65)
        XCTAssertEqual(nodes.values.filter { $0 == .other }.count, 1)
        let odd = try ArchiveTree(
            [[0x61, 0xE9], [0x61, 0x00, 0x62]].map { ArchiveEntry(path: $0, kind: .file) },
            most: 9, passingOver: [])
        XCTAssertEqual(odd.nodes, [[0x61, 0xE9]: .other, [0x61, 0x00, 0x62]: .other])
        XCTAssertEqual(ArchiveTree.text([0x61, 0x00, 0x62]), "a\u{FFFD}b")
        // The end of a path that is too long may be missing.
        let cut = "a" + String(repeating: "/", count: 1500) + "b"
        XCTAssertEqual(try tree((cut, .file)), ["a": .folder, "a/b": .other])
    }

    func testMoreThanThereIsRoomForIsRefusedAtOnce() throws {
        XCTAssertEqual(try tree(("a/b/c", .file), ("a/b/d", .file), most: 4).count, 4)
        XCTAssertThrowsError(try tree(("a/b/c", .file), ("a/b/d", .file), most: 3)) {
            XCTAssertEqual($0 as? ArchiveProblem, .tooMuch)
        }
        // Each path has those of all its folders with it.
        let rest = String(repeating: "/abcdefghijklmnopqrst", count: 60)
        let entries = (0..<20).map { ArchiveEntry(path: Array("\($0)\(rest)".utf8), kind: .file) }
        XCTAssertThrowsError(try ArchiveTree(entries, most: 2000, passingOver: [])) {
            XCTAssertEqual($0 as? ArchiveProblem, .tooMuch)
        }
        XCTAssertEqual(try ArchiveTree(entries, most: 8000, passingOver: []).nodes.count, 1220)
    }
}
