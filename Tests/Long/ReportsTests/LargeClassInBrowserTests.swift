import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// The page of a class of three thousand, in a browser.
final class LargeClassInBrowserTests: BrowserTestCase {
    private static let names =
        "Array.from(document.querySelectorAll('table.learners tbody tr')).filter(row => !row.hidden)"
        + ".map(row => row.cells[0].textContent)"

    private func header(_ index: Int) -> String {
        "document.querySelectorAll('table.learners thead button')[\(index)]"
    }

    func testALargeClassIsSortedAndFiltered() throws {
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
            try page.click("document.getElementById('filter-text')")
            try page.type("-299")
            XCTAssertEqual(
                try page.text("document.getElementById('shown').textContent"),
                "11 of 3000 learners shown")
        }
    }
}
