import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import GuideTestHelpers
@testable import Processes
@testable import Reports

/// A chapter shows each test in both libraries, and leads to the same end in both.
final class TwinsTests: XCTestCase {
    private let kit = WorkshopCopy.kit

    func testEachBlockOfTestsHasItsTwin() throws {
        let check = TwinCheck(kit: kit, files: .live)
        let pages = try GuidePage.chapters(of: kit) + [GuidePage.read("Guide/slides.html", in: kit)]
        for problem in pages.flatMap(check.problems) { XCTFail(problem.description) }
    }

    func testWhatIsTypedInTheEndAreTheFinishedTests() throws {
        for page in try GuidePage.chapters(of: kit) {
            for isInSwiftTesting in [false, true] {
                var walk = OwnTestsWalk(kit: kit, files: .live, isInSwiftTesting: isInSwiftTesting)
                try walk.follow(page)
                XCTAssertFalse(walk.texts.isEmpty, page.path)
                for (path, text) in walk.texts {
                    let finished = walk.text(path.replacing("Starter/", with: "Finished/"))
                    let other = Self.lines(of: text)
                        .difference(from: Self.lines(of: finished ?? ""))
                    let library = isInSwiftTesting ? "Swift Testing" : "XCTest"
                    XCTAssertTrue(other.isEmpty, "\(page.path), \(library): \(path): \(other)")
                }
            }
        }
    }

    /// The lines without the empty ones, in an order of their own: a page may begin with another test.
    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n").sorted()
    }

    /// What is typed on the way and stands in no file is checked here. In XCTest, the walk through
    /// the chapters does it.
    func testWhatIsTypedInSwiftTestingOnTheWayCompiles() throws {
        let scratch = ScratchFolders(root: kit.path(".grade/tests"), path: nil, files: .live)
        for page in try GuidePage.chapters(of: kit) {
            var walk = OwnTestsWalk(kit: kit, files: .live, isInSwiftTesting: true)
            try walk.follow(page) { block, walk, path in
                try scratch.withFolder { folder in
                    let module = try walk.module(of: path)
                    for (name, text) in module {
                        try Files.live.write("\(folder)/\(name)", Array(text.utf8))
                    }
                    let paths = module.keys.sorted().map { "\(folder)/\($0)" }
                    let (end, output) = try Processes.live().output(
                        of: try BuiltProducts.live.typeCheck(paths))
                    XCTAssertEqual(end, .exited(0), "\(page.path):\(block.line): \(output)")
                }
            }
        }
    }

    func testATestWithoutItsTwinIsFound() throws {
        let file = "Stage1Tests/MyEvenOddTests.swift"
        let test = """
            <!-- from: Finished/\(file), region: testZeroIsEven() -->
            ```swift
                func testZeroIsEven() {
            ```
            """
        func twin(_ name: String, from path: String = file) -> String {
            """

            <details class="swift-testing">
            <summary>The same in Swift Testing</summary>

            <!-- from: Finished/SwiftTesting/\(path), region: \(name)() -->
            ```swift
                @Test func \(name)() {
            ```

            </details>
            """
        }
        for (text, problem) in [
            ("\(test)\n\(twin("zeroIsEven"))", nil),
            (test, "these tests are not shown in Swift Testing directly below"),
            (
                "\(test)\n\nMore.\n\(twin("zeroIsEven"))",
                "these tests are not shown in Swift Testing directly below"
            ),
            ("\(test)\n\(twin("oneIsOdd"))", "the tests below are not these: zeroiseven"),
            (
                "\(test)\n\(twin("zeroIsEven", from: "Stage1Tests/MyLabelsTests.swift"))",
                "the tests below are from Finished/SwiftTesting/Stage1Tests/MyLabelsTests.swift, and "
                    + "not from Finished/SwiftTesting/\(file)"
            ),
            (
                "<!-- compiled with: Stage1, XCTest -->\n```swift\nXCTAssertTrue(true)\n```",
                "these tests are not shown in Swift Testing directly below"
            ),
            (
                "<!-- run -->\n```console\n$ swift test --filter MyTests/testOne\n```",
                "these tests are not shown in Swift Testing directly below"
            ),
            ("<!-- not compiled: XCUITest -->\n```swift\nXCUIApplication()\n```", nil),
            (
                """
                <!-- from: Finished/Stage1Tests/MyLabelsTests.swift, region: tap(with:) -->
                ```swift
                    private func tap(with text: String?) -> String? {
                ```
                """, nil
            ),
        ] {
            let page = try GuidePage(path: "Guide/1-page.md", text: text)
            let problems = TwinCheck(kit: kit, files: .live).problems(in: page)
            XCTAssertEqual(problems.map(\.text), problem.map { [$0] } ?? [], text)
        }
    }
}
