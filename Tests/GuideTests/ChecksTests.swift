import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Each check finds what it is there for, in pages that have it.
final class ChecksTests: XCTestCase {
    private let kit = WorkshopCopy.kit

    private func page(_ text: String) throws -> GuidePage {
        try GuidePage(path: "Guide/page.md", text: text)
    }

    func testDirectives() throws {
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
            DirectiveCheck.problems(in: page).map(\.description),
            [
                "Guide/page.md:1: no directive stands directly above this swift block",
                "Guide/page.md:5: no directive stands directly above this console block",
                "Guide/page.md:9: 'runs' is no directive; CONTRIBUTING.md has them all",
                "Guide/page.md:12: a block of commands is a 'console' block",
                "Guide/page.md:16: 'run' is nothing for a block of the language 'swift'",
                "Guide/page.md:18: output of grade belongs to the command that prints it, in a "
                    + "'console' block",
                "Guide/page.md:24: no directive stands directly above this json block",
            ])
    }

    func testSources() throws {
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
            SourceCheck(kit: kit, files: .live).problems(in: page).map(\.description),
            [
                "Guide/page.md:9: these lines don't stand like this in \(file), "
                    + "within 'isEven(number:)'",
                "Guide/page.md:13: these lines don't stand like this in \(file), "
                    + "within 'isEven(number:)'",
                "Guide/page.md:17: \(file) declares no 'isEven(_:)'",
                "Guide/page.md:21: there is no file \(file)t",
            ])
    }

    func testLinks() throws {
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
            LinkCheck(kit: kit, files: .live).problems(in: page).map(\.description),
            [
                "Guide/page.md:6: Guide/page.md has no heading for #again-2",
                "Guide/page.md:6: the link nothing.md leads to nothing",
                "Guide/page.md:6: the link ../../outside.md leads to nothing",
                "Guide/page.md:6: the link /README.md leads to nothing",
                "Guide/page.md:7: Guide/README.md has no heading for #nothing",
                "Guide/page.md:7: the website is made of the Guide alone: name README.md without a "
                    + "link",
                "Guide/page.md:8: the link pictures/mvvm.svg#x has an anchor, and "
                    + "Guide/pictures/mvvm.svg is no page",
                "Guide/page.md:8: the link for-nobody.md leads to nothing",
                "Guide/page.md:10: the picture pictures/mvvm.svg has no words for those who can't "
                    + "see it",
                "Guide/page.md:10: the link pictures/nothing.svg leads to nothing",
            ])
    }

    func testFolds() throws {
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
            FoldCheck.problems(in: page).map(\.description),
            [
                "Guide/page.md:10: code in a summary is <code>, and not `",
                "Guide/page.md:13: a folded part stands in another one",
                "Guide/page.md:13: no summary comes first in this folded part",
                "Guide/page.md:15: there is no empty line above this",
                "Guide/page.md:16: this stands on a line of its own",
                "Guide/page.md:17: there is no empty line above this",
                "Guide/page.md:18: no folded part ends here",
                "Guide/page.md:18: there is no empty line above this",
                "Guide/page.md:27: tests in Swift Testing have the summary "
                    + "<summary>The same in Swift Testing</summary>",
                "Guide/page.md:30: a folded part stands in another one",
                "Guide/page.md:30: no summary comes first in this folded part",
                "Guide/page.md:30: tests in Swift Testing have the summary "
                    + "<summary>The same in Swift Testing</summary>",
                "Guide/page.md:19: this folded part has no end",
                "Guide/page.md:27: this folded part has no end",
                "Guide/page.md:30: this folded part has no end",
            ])
    }

    func testCompiling() throws {
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
