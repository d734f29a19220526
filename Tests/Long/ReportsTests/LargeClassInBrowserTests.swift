import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// The page of a class of three thousand, in a browser.
final class LargeClassInBrowserTests: BrowserTestCase {
    private static let names =
        "Array.from(document.querySelectorAll('table.learners tbody tr'))"
        + ".map(row => row.cells[0].textContent)"

    private func header(_ index: Int) -> String {
        "document.querySelectorAll('table.learners thead button')[\(index)]"
    }

    func testALargeClassIsSorted() throws {
        let results = (1...3000).map { index in
            ClassFixture.learner(
                "learner-\(index)",
                [index == 2999 ? ClassFixture.masteredStage : Fixture.failedStage])
        }
        try look(at: "class", of: results) { page in
            try page.click(header(2))
            XCTAssertEqual(
                try page.texts(Self.names + ".slice(0, 3)"),
                ["learner-2999", "learner-1", "learner-2"])
        }
    }
}
