import XCTest

@testable import Classroom
@testable import KitTestHelpers
@testable import Reports

/// What is said if one learner would get another's marks.
final class ClassErrorTextTests: XCTestCase {
    func testEverythingThatIsNotOneToOneIsPrintedAtOnce() {
        let error = ClassError.unclear([
            .severalUploads("Ayu", ["Ayu.zip", "m.zip/Ayu_1_assignsubmission_file"]),
            .notInList("jon-doe-main"),
            .otherName("Ben_5_assignsubmission_file", number: "Anna", name: "Ben"),
        ])
        XCTAssertEqual(
            ErrorText.describe(error),
            """
            Some uploads can't be matched to one learner each, so nothing was graded:
            - 'Ayu' has several uploads: 'Ayu.zip' and 'm.zip/Ayu_1_assignsubmission_file'. Keep the one that \
            counts, or write each name into the column 'folder' of its learner.
            - 'jon-doe-main' matches nobody on the list. Write its name into the column 'folder' of its learner.
            - the number in 'Ben_5_assignsubmission_file' belongs to 'Anna' on the list, but the name to 'Ben'. \
            Correct the numbers: Moodle gives out new ones for each assignment.
            Change the list or the names as described, or grade these under their own names with --allow-unmatched.
            """)
    }

    func testAMissingProgramIsNamedWithItsPackage() {
        assertContains(ErrorText.describe(ClassError.noUnpacker), "package libarchive-tools")
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
