import XCTest

@testable import Classroom
@testable import KitTestHelpers
@testable import Reports

/// Tests the pages of learners with the most left to do: a few things to do come first, and the rest is
/// folded.
final class WeakestLearnerTests: XCTestCase {
    /// A page or a text without the folded parts.
    private func open(_ text: String) -> String {
        var (depth, rest) = (0, "")
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let opened = line.components(separatedBy: "<details>").count - 1
            if depth == 0, opened == 0 { rest += line + "\n" }
            depth += opened - (line.components(separatedBy: "</details>").count - 1)
        }
        XCTAssertEqual(depth, 0)
        return rest
    }

    func testThreeThingsComeFirstAndHintsAreFolded() throws {
        let fake = try ClassFixture.files(of: ClassOfSeventeen.results)
        let name = ClassOfSeventeen.weakest
        for path in ["feedback/\(name).html", "learners/\(name).html"] {
            let whole = try XCTUnwrap(fake.text("/out/\(path)"), path)
            let text = open(whole)
            assertContainsNot(text, "catch any of the")
            XCTAssertLessThanOrEqual(
                text.components(separatedBy: "testWhatTheExerciseAsksFor").count - 1, 3, path)
            assertContains(text, "Stage 1, Number formatter")
            XCTAssertEqual(text.components(separatedBy: "To read:").count - 1, 3, path)
            // Everything else is still in the folded parts.
            assertContains(whole, "SelectingTests.testWhatTheExerciseAsksFor4")
            if path.hasPrefix("feedback") { assertContains(whole, "catch any of the") }
        }
    }
}
