import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Reports

/// Tests that a walk reports the places where a page differs from what happens.
final class PageWalkTests: XCTestCase {
    private func problems(_ text: String) throws -> [String] {
        let root = "\(NSTemporaryDirectory())/walk-\(UUID().uuidString)"
        try Files.live.write("\(root)/A.swift", Array("struct A {\n    // TODO: B.\n}\n".utf8))
        defer { try? Files.live.remove(root) }
        var walk = PageWalk(in: WorkshopCopy(root: root, built: nil))
        try walk.follow(try GuidePage(path: "page.md", text: text))
        return walk.problems.map(\.description)
    }

    func testDifferentOutputAndFailuresAreProblems() throws {
        let page = """
            <!-- type: A.swift, in place of: // TODO -->
            ```swift
                let b = 1
            ```
            <!-- run -->
            ```console
            $ echo one; echo not shown >&2; exit 3
            one
            $ cat A.swift
            …
                let b = 1
            }
            $ echo two
            one
            $ printf 'three\\nfour\\n'
            three
            $ echo five; exit 3
            ```
            """
        XCTAssertEqual(
            try problems(page),
            [
                "page.md:13: 'echo two' does not print 'one' there, but:\ntwo\n",
                "page.md:15: 'printf 'three\\nfour\\n'' prints more than is shown:\nthree\nfour\n",
                "page.md:17: 'echo five; exit 3' ended with exited(3):\nfive\n",
            ])
    }

    func testAMissingPlaceEndsTheWalk() {
        for (place, problem) in [
            ("A.swift, above: let b", "page.md:2: 0 lines of A.swift start with 'let b'"),
            ("B.swift, above: let b", "page.md:2: there is no file B.swift to type this into"),
        ] {
            let page = "<!-- type: \(place) -->\n```swift\nlet a = 1\n```\n"
            XCTAssertThrowsError(try problems(page)) { XCTAssertEqual("\($0)", problem) }
        }
    }
}
