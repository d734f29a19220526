import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests that each check finds the problems it looks for.
final class ChecksTests: XCTestCase {
    private let kit = WorkshopCopy.kit

    private func page(_ text: String) throws -> GuidePage {
        try GuidePage(path: "Guide/page.md", text: text)
    }

    func testInvalidDirectivesAreReported() throws {
        let page = try page(
            """
            ```swift
            ```
            <!-- run -->

            ```console
            $ ls
            ```
            <!-- runs -->
            ```console
            $ ls
            ```
            ```sh
            ls
            ```
            <!-- run -->
            ```swift
            ```
            ```
            ✗ Stage 1  Basic functions
            ```
            <!-- not compiled: UIKit -->
            ```swift
            ```
            ```json
            ```
            """)
        XCTAssertEqual(
            DirectiveCheck.problems(in: page).map(\.line), [1, 5, 9, 12, 16, 18, 24])
    }

    func testQuotesThatDifferFromTheirSourceAreReported() throws {
        let file = "Finished/Stage1/EvenOdd.swift"
        let page = try page(
            """
            <!-- from: \(file), region: isEven(number:) -->
            ```swift
            func isEven(number: Int) -> Bool {
                number.isMultiple(of: 2)
            }

            ```
            <!-- from: \(file), region: isEven(number:) -->
            ```swift
                number.isMultiple(of: 3)
            ```
            <!-- from: \(file), region: isEven(number:) -->
            ```swift
            extension FirstBasicViewController {
            ```
            <!-- from: \(file), region: isEven(_:) -->
            ```swift
                number.isMultiple(of: 2)
            ```
            <!-- from: \(file)t, region: all -->
            ```swift
            ```
            """)
        XCTAssertEqual(
            SourceCheck(kit: kit, files: .live).problems(in: page).map(\.line), [9, 13, 17, 21])
    }

    func testBrokenLinksAreReported() throws {
        let page = try page(
            """
            # The first part: `isEven`, and "more"
            # Again
            # Again
            [a](#the-first-part-iseven-and-more) [b](#again-1) [c](README.md#set-up) [d](pictures)
            [e](https://example.com/x#y) `[f](nothing.md)` <!-- [g](nothing.md) -->
            [h](#again-2) [i](nothing.md) [j](../../outside.md) [k](/README.md)
            [l](README.md#nothing) [q](../README.md)
            [m](pictures/mvvm.svg#x) [`n`
            o](for-nobody.md)
            ![](pictures/mvvm.svg) ![p](pictures/nothing.svg)
            ![A screen
            and its view model](pictures/mvvm.svg)
            """)
        XCTAssertEqual(
            LinkCheck(kit: kit, files: .live).problems(in: page).map(\.line),
            [6, 6, 6, 6, 7, 7, 8, 8, 10, 10])
    }

    func testMalformedFoldsAreReported() throws {
        let page = try page(
            """
            <details>
            <summary>One <code>b</code>,
            and more</summary>

            ```
            a b
            ```

            </details>
            <details>
            <summary>Two `b`</summary>

            <details>
            Three
            </details>
            A line with a <details>
            </details>
            </details>
            <details>
            <summary>Four</summary>

            <details class="swift-testing">
            <summary>The same in Swift Testing</summary>

            </details>

            <details class="swift-testing">
            <summary>Five</summary>

            <details class="swift-testing">
            """)
        XCTAssertEqual(
            FoldCheck.problems(in: page).map(\.line),
            [10, 13, 13, 15, 16, 17, 18, 18, 27, 30, 30, 30, 19, 27, 30])
    }

    func testCodeThatDoesNotCompileIsReported() throws {
        let page = try page(
            """
            <!-- compiled with: Stage1, XCTest -->
            ```swift
            XCTAssertTrue(FirstBasicViewController().isEven(number: 2))
            ```
            <!-- compiled with: Stage1 -->
            ```swift
            let answer = 1
            XCTAssertEqual(answer, 1)
            ```
            <!-- compiled with: Shared -->
            ```swift
            func f() { let unused = Label() }
            ```
            """)
        let scratch = ScratchFolders(root: kit.path(".grade/tests"), path: nil, files: .live)
        let problems = try CompileCheck(built: .live, processes: .live(), scratch: scratch)
            .problems(in: page)
        XCTAssertEqual(problems.map(\.line), [6, 11])
        XCTAssertEqual(
            problems.first?.text.contains("block:2:1: error: cannot find 'XCTAssertEqual'"), true)
        XCTAssertEqual(problems.last?.text.contains("'unused' was never used"), true)
    }
}
