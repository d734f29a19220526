import XCTest

@testable import GuideTestHelpers
@testable import Reports

/// Pages are read into blocks and prose.
final class PageTests: XCTestCase {
    func testBlocks() throws {
        let page = try GuidePage(
            path: "page.md",
            text: """
                # Title
                <!-- run -->
                ```console
                $ ls
                ```

                <!-- run -->

                ```
                one
                ```
                - a list
                  <!-- type: A.swift, whole file -->
                  ```swift
                  func f() {
                      g()

                  }
                  ```
                ````
                ```swift
                ````
                """)
        XCTAssertEqual(
            page.blocks,
            [
                Block(
                    page: "page.md", line: 3, language: "console", directive: "run",
                    lines: ["$ ls"]),
                Block(page: "page.md", line: 9, language: "", directive: nil, lines: ["one"]),
                Block(
                    page: "page.md", line: 14, language: "swift",
                    directive: "type: A.swift, whole file",
                    lines: ["func f() {", "    g()", "", "}"]),
                Block(page: "page.md", line: 20, language: "", directive: nil, lines: ["```swift"]),
            ])
        XCTAssertEqual(page.prose[0], "# Title")
        XCTAssertEqual(page.prose[2...4], ["", "", ""])
        XCTAssertEqual(page.prose[11], "- a list")
    }

    func testWhoWritesTestsInOneLibraryFollowsTheBlocksForIt() throws {
        let page = try GuidePage(
            path: "page.md",
            text: """
                ```
                one
                ```
                ```
                two
                ```

                <details class="swift-testing">
                <summary>The same in Swift Testing</summary>

                ```
                three
                ```
                ```
                four
                ```

                </details>

                ```
                five
                ```
                """)
        func words(inSwiftTesting: Bool) -> [String] {
            page.blocks(inSwiftTesting: inSwiftTesting).flatMap(\.lines)
        }
        XCTAssertEqual(words(inSwiftTesting: false), ["one", "two", "five"])
        XCTAssertEqual(words(inSwiftTesting: true), ["one", "three", "four", "five"])
    }

    func testABlockWithoutEnd() {
        XCTAssertThrowsError(try GuidePage(path: "page.md", text: "\n```swift\nfunc f() {}\n")) {
            XCTAssertEqual("\($0)", "page.md:2: this block has no end")
        }
    }

    func testDirectives() throws {
        func directives(_ text: String) throws -> [Directive] {
            try Block(page: "page.md", line: 1, language: "swift", directive: text).directives()
        }
        XCTAssertEqual(
            try directives("from: A.swift, region: f(_:b:); type: B.swift, above: // MARK: C"),
            [
                .from(path: "A.swift", region: "f(_:b:)"),
                .type(path: "B.swift", at: .above("// MARK: C")),
            ])
        XCTAssertEqual(
            try directives("type: B.swift, in place of: func f("),
            [.type(path: "B.swift", at: .inPlaceOf("func f("))])
        XCTAssertEqual(
            try directives("type: B.swift, at the end of: final class A"),
            [.type(path: "B.swift", at: .atTheEndOf("final class A"))])
        XCTAssertEqual(
            try directives("type: B.swift, whole file"), [.type(path: "B.swift", at: .wholeFile)])
        XCTAssertEqual(
            try directives("compiled with: Stage3, XCTest"),
            [.compiled(with: ["Stage3", "XCTest"])])
        XCTAssertEqual(try directives("not compiled: UIKit"), [.notCompiled])
        XCTAssertEqual(try directives("run"), [.run])
        XCTAssertEqual(try directives("not run: it waits for keys"), [.notRun])
        for text in [
            "runs", "not run:", "type: B.swift", "type: B.swift, somewhere", "from: A.swift",
        ] {
            XCTAssertThrowsError(try directives(text), text)
        }
    }

    func testCommandsAndTheirOutput() throws {
        let block = Block(
            page: "page.md", line: 7, language: "console", directive: "run",
            lines: ["$ ls", "a", "", "$ pwd"])
        XCTAssertEqual(
            try ConsoleBlock(block).entries,
            [
                ConsoleBlock.Entry(line: 8, command: "ls", output: ["a", ""]),
                ConsoleBlock.Entry(line: 11, command: "pwd", output: []),
            ])
        let without = Block(
            page: "page.md", line: 7, language: "console", directive: "run", lines: ["a"])
        XCTAssertThrowsError(try ConsoleBlock(without)) {
            XCTAssertEqual("\($0)", "page.md:7: a console block begins with a line '$ command'")
        }
    }
}
