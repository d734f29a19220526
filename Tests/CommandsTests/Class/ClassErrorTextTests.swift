import XCTest

@testable import Classroom
@testable import KitTestHelpers
@testable import Reports

/// What is said where one learner would get another's marks.
final class ClassErrorTextTests: XCTestCase {
    func testANumberOfOneAndTheNameOfAnother() {
        let text = ErrorText.describe(
            ClassError.otherName(
                upload: "Ben Oka_5002_assignsubmission_file_", number: "Anna Ng", name: "Ben Oka"))
        XCTAssertEqual(
            text,
            "The number in 'Ben Oka_5002_assignsubmission_file_' is that of 'Anna Ng' in the list, and "
                + "the name is that of 'Ben Oka', so one would get the other's marks. Correct the numbers "
                + "in the list: Moodle gives other ones for each assignment.")
    }

    func testANumberOfTheListAndAnotherOfTheUpload() {
        assertContains(
            ErrorText.describe(
                ClassError.otherNumber(learner: "Mo", in: .moodle, list: "8", upload: "7")),
            "'Mo' has the number 8 in the list, and their upload has 7, both of Moodle.")
    }

    func testAFolderOfOneWithTheWorkOfAnother() {
        XCTAssertEqual(
            ErrorText.describe(ClassError.unclearUpload("Ann Lee", ["Bo Ek.zip"])),
            "It isn't clear whose work 'Ann Lee' is: the list has one learner for that name, and another one for "
                + "'Bo Ek.zip' in it. Write 'Ann Lee' into the column 'folder' of whose it is, or the same word "
                + "into 'group' if they work together, or rename one of the two. Nothing was graded."
        )
    }

    func testANumberOfTheSchoolsThatTwoHave() {
        assertContains(
            ErrorText.describe(
                ClassError.badList(
                    "l.csv", .same(column: "SIS User ID", value: "s1", lines: [2, 9]))),
            "the lines 2 and 9 have the same SIS User ID, 's1', so one learner would get the other's"
        )
    }
}
