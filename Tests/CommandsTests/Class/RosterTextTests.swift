import XCTest

@testable import Classroom
@testable import Commands
@testable import KitTestHelpers

/// What is said of the submissions of a class, and of its list.
final class RosterTextTests: XCTestCase {
    /// Each may be somebody who gets no grade.
    func testNoNameIsCut() {
        XCTAssertEqual(
            RosterText.describe(passedOver: ["README.txt", "a\nb"]),
            "No submission, and passed over: README.txt, a\\nb.")
        let many = (1...12).map { "<\($0)>" }
        let groups = Array(repeating: ["a.zip", "a (1).zip"], count: 7)
        for text in [
            RosterText.describe(passedOver: many), RosterText.describe(notInList: many),
            RosterText.describe(alike: groups + [many]),
        ] {
            assertContains(text, "<11>, <12>")
            assertContainsNot(text, "more")
        }
        // These are graded, and each has a row.
        assertContains(RosterText.describe(opened: "s.zip", learners: many), "<10> and 2 more.")
    }

    func testWhyTheRestOfAnArchiveIsNotKnownIsSaid() {
        let damaged = RosterText.notAll(of: "a.zip", .damaged)
        XCTAssertTrue(damaged.hasPrefix("warning: a.zip is damaged, and what"), damaged)
        let tooMuch = RosterText.notAll(of: "a.zip", .tooMuch)
        XCTAssertTrue(tooMuch.hasPrefix("warning: a.zip holds more than is read of an"), tooMuch)
        XCTAssertFalse(tooMuch.contains("damaged"), tooMuch)
    }

    func testArchivesThatLookLikeOneLearnersAreNamed() {
        let groups = [["a.zip", "a (1).zip"], ["b\n.zip", "b-stage2.zip"]]
        assertContains(
            RosterText.describe(alike: groups), ": a.zip, a (1).zip; b\\n.zip, b-stage2.zip. Each")
    }

    func testANameOfTheListThatFitsNothing() {
        func text(_ work: String?) -> String {
            RosterText.describe(
                fitsNothing: .init(folder: "ayu.zp", learner: "Ayu", work: work),
                nearest: "ayu.zip")
        }
        XCTAssertEqual(
            text(nil),
            "warning: nothing here is called 'ayu.zp', as the list has it for Ayu. So nothing is theirs. Did "
                + "you mean 'ayu.zip'?")
        XCTAssertEqual(
            text("ayu.zip"),
            "warning: nothing here is called 'ayu.zp', as the list has it for Ayu. Still, ayu.zip is graded "
                + "as theirs.")
    }

    func testAGroupOfWhichNothingTellsTheLastUpload() {
        let other = OtherOfGroup(
            place: UploadPlace(classUpload: "s.zip", name: "bo.zip"), learner: "Bo",
            counted: UploadPlace(classUpload: nil, name: "ann.zip"),
            choice: GroupChoice(learner: "Ann", reason: .firstInList))
        XCTAssertEqual(
            RosterText.describe(firstOfGroup: other),
            "warning: nothing tells whether ann.zip of Ann or s.zip/bo.zip of Bo came last, who are a group. "
                + "The first is graded: Ann stands first in the list.")
    }
}
