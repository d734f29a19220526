import XCTest

@testable import Catalog
@testable import Grading

/// Tests how changes to given files, which a learner need not change, are detected.
final class GivenFilesTests: XCTestCase {
    private let given = Array("struct Cart { let most = 10 }\n".utf8)
    private let finished = Array("func isEven() -> Bool { true }\n".utf8)

    private func changed(_ files: [String: String]) -> [String] {
        GivenFiles(
            shipped: { name in
                let shipped = [
                    "Cart.swift": self.given, "Even.swift": Array("// TODO: fill in\n".utf8),
                ]
                return shipped[name].map(GitObjectName.ofBlob)
            }, finished: ["Cart.swift": self.given, "Even.swift": finished]
        ).changed(in: files.mapValues { Array($0.utf8) })
    }

    func testDifferentCodeIsAChange() {
        XCTAssertEqual(changed(["Cart.swift": "struct Cart { let most = 9 }"]), ["Cart.swift"])
    }

    func testCommentsAndWhiteSpaceAreNotAChange() {
        XCTAssertEqual(changed(["Cart.swift": "struct Cart {\n  let most = 10 // ten\n}"]), [])
    }

    func testFilesToFillInMayChange() {
        XCTAssertEqual(changed(["Even.swift": "mine", "New.swift": "mine"]), [])
    }

    func testAMissingFileIsNotAChange() { XCTAssertEqual(changed([:]), []) }
}
