import XCTest

@testable import FileSystem
@testable import GuideTestHelpers
@testable import Reports

/// A walk does what a page says, in order, and says where something else happens.
final class PageWalkTests: XCTestCase {
    private func walk(
        _ text: String, isInSwiftTesting: Bool = false,
        _ check: (PageWalk, WorkshopCopy) throws -> Void
    ) throws {
        let root = "\(NSTemporaryDirectory())/walk-\(UUID().uuidString)"
        try Files.live.write("\(root)/A.swift", Array("struct A {\n    // TODO: B.\n}\n".utf8))
        defer { try? Files.live.remove(root) }
        let copy = WorkshopCopy(root: root, built: nil)
        var walk = PageWalk(in: copy, isInSwiftTesting: isInSwiftTesting)
        try walk.follow(try GuidePage(path: "page.md", text: text))
        try check(walk, copy)
    }

    func testBlocksAreTypedAndRunInTheirOrder() throws {
        let page = """
            <!-- run -->
            ```console
            $ cat A.swift
            …
                // TODO: B.
            …
            ```
            <!-- type: A.swift, in place of: // TODO -->
            ```swift
                let b = 1
            ```
            <!-- run -->
            ```console
            $ cat A.swift
            struct A {
                let b = 1
            }
            $ true
            ```
            <!-- not run: it would fail -->
            ```console
            $ false
            ```
            """
        try walk(page) { walk, copy in
            XCTAssertEqual(walk.problems, [])
            XCTAssertEqual(walk.commands, ["cat A.swift", "cat A.swift", "true"])
            XCTAssertEqual(walk.typed, ["A.swift"])
            XCTAssertEqual(try copy.text("A.swift"), "struct A {\n    let b = 1\n}\n")
        }
    }

    func testOtherOutputAndAFailureAreProblems() throws {
        let page = """
            <!-- run -->
            ```console
            $ echo one; echo not shown >&2; exit 3
            one
            $ echo two
            one
            $ printf 'three\\nfour\\n'
            three
            $ echo five; exit 3
            ```
            """
        try walk(page) { walk, _ in
            XCTAssertEqual(
                walk.problems.map(\.description),
                [
                    "page.md:5: 'echo two' does not print 'one' there, but:\ntwo\n",
                    "page.md:7: 'printf 'three\\nfour\\n'' prints more than is shown:\nthree\nfour\n",
                    "page.md:9: 'echo five; exit 3' ended with exited(3):\nfive\n",
                ])
        }
    }

    func testInSwiftTestingTheFoldsAreFollowed() throws {
        let page = """
            <!-- type: A.swift, in place of: // TODO -->
            ```swift
                func testB() {}
            ```

            <details class="swift-testing">
            <summary>The same in Swift Testing</summary>

            <!-- type: A.swift, in place of: // TODO -->
            ```swift
                @Test func b() {}
            ```
            <!-- run -->
            ```console
            $ true
            ```

            </details>

            <!-- type: A.swift, at the end of: final class A -->
            ```swift
                let c = 1
            ```
            <!-- run -->
            ```console
            $ false
            ```
            """
        try walk(page, isInSwiftTesting: true) { walk, copy in
            XCTAssertEqual(walk.problems, [])
            XCTAssertEqual(walk.commands, ["true"])
            XCTAssertEqual(
                try copy.text("A.swift"),
                "struct A {\n    @Test func b() {}\n\n    let c = 1\n}\n")
        }
    }

    func testAPlaceThatIsNotThereEndsTheWalk() {
        for (place, problem) in [
            ("A.swift, above: let b", "page.md:2: 0 lines of A.swift begin with 'let b'"),
            ("B.swift, above: let b", "page.md:2: there is no file B.swift to type this into"),
        ] {
            let page = "<!-- type: \(place) -->\n```swift\nlet a = 1\n```\n"
            XCTAssertThrowsError(try walk(page) { _, _ in }) { XCTAssertEqual("\($0)", problem) }
        }
    }
}
