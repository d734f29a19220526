import XCTest

@testable import Classroom
@testable import Commands
@testable import KitTestHelpers

/// What is said of the submissions of a class, and of its list.
final class RosterTextTests: XCTestCase {
    /// Each may be someone who gets no grade.
    func testNoNameIsCut() {
        XCTAssertEqual(
            RosterText.describe(passedOver: ["README.txt", "a\nb"]),
            "Not submissions, so not graded: README.txt, a\\nb.")
        let many = (1...12).map { "<\($0)>" }
        for text in [
            RosterText.describe(passedOver: many), RosterText.describe(notInList: many),
        ] {
            assertContains(text, "<11>, <12>")
            assertContainsNot(text, "more")
        }
        // These are graded, and each has a row.
        assertContains(RosterText.describe(opened: "s.zip", learners: many), "<10> and 2 more.")
    }

    func testWhichColumnsOfTheListWereUnderstoodIsSaid() throws {
        let list = try StudentList(
            Array("Full name,Identifier,Status\nAnn,Participant 7,Submitted\n".utf8))
        XCTAssertEqual(
            RosterText.describe(list, called: "w.csv"),
            "w.csv: read name (Full name), moodle id (Identifier). Ignored: Status.")
    }
}
