import XCTest

@testable import Grading

/// Tests that the names of objects are the same as those that `git hash-object` prints.
final class GitObjectNameTests: XCTestCase {
    func testNamesMatchThoseOfGit() {
        XCTAssertEqual(
            GitObjectName.ofBlob([]), "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
        XCTAssertEqual(
            GitObjectName.ofBlob(Array("hello\n".utf8)), "ce013625030ba8dba906f756967f9e9ca394464a")
    }

    /// The header of a text whose length has two digits has 8 bytes, and the padding at the end has
    /// at least 9. With the 47 bytes of the first text, they exactly fill a block of 64 bytes.
    func testLengthsAroundABlockMatchGit() {
        for (length, name) in [
            (47, "5e3bf7e629b4908cce461530c17a64365cb47303"),
            (48, "12d42395b020f44bb7710113b31f688d0ebeda7c"),
            (55, "d1985ddc2983785702b9a90effd5aff2f7cfdca4"),
            (56, "1f973e890f52da1f22fa7e5620a628bc4ee74cb3"),
            (57, "d28c6cde5a5ab0b138bd53a288c23e8c011c4171"),
            (119, "1325c3d76ea6a66e75dce490a0b8cb8b12233ee0"),
        ] {
            let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
            XCTAssertEqual(GitObjectName.ofBlob(bytes), name, "\(length) bytes")
        }
    }
}
