import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import KitTestHelpers

/// Tests what the watch screen shows of the Guide.
final class GuideSectionTests: XCTestCase {
    private let page = """
        # A page

        ## One **thing**: the first

        Some *text* with a `code` and a [link](page.md#x)
        on two lines.

        - a point
          goes on
        - another

        <!-- run -->
        ```swift
        # no heading
        let a = b * c * d
        ```

        | a | b |
        |---|---|
        | 1 | 2 |

        <details>
        <summary>The answer</summary>

        <details class="swift-testing">
        Not this.
        </details>

        </details>

        ### Below it

        Last.

        ## Another

        Not this.
        """

    func testASectionWithoutTheSignsThatSteerHowItIsShown() {
        XCTAssertEqual(
            GuideSection(page: page).lines(anchor: "one-thing-the-first"),
            [
                "One thing: the first", "", "Some text with a code and a link on two lines.", "",
                "- a point goes on", "- another", "", "    # no heading", "    let a = b * c * d",
                "", "a · b", "1 · 2", "", "", "Below it", "", "Last.", "",
            ])
        XCTAssertNil(GuideSection(page: page).lines(anchor: "none"))
    }

    func testTheFirstSectionWithWhatComesBeforeIt() {
        let page = """
            # Stage 1

            > A quotation
            > of two lines.
            >
            > And more.

            <details class="swift-testing">
            <summary>The same in Swift Testing</summary>

            Folded.

            </details>

            ## One

            First.

            ## Two

            Second.

            """
        XCTAssertEqual(
            GuideSection(page: page).lines(anchor: "one", fromTop: true),
            [
                "Stage 1", "", "A quotation of two lines.", "", "And more.", "", "", "One",
                "", "First.", "",
            ])
    }

    func testEachExerciseHasItsSection() throws {
        for exercise in Workshop.shipped.stages.flatMap(\.exercises) {
            let parts = exercise.guide.split(separator: "#")
            let bytes = try Files.live.read(FixtureLearner.kit.path(String(parts[0])))
            let section = GuideSection(page: String(decoding: bytes, as: UTF8.self))
            XCTAssertGreaterThan(
                section.lines(anchor: String(parts[1]))?.count ?? 0, 3, exercise.guide)
        }
    }
}
