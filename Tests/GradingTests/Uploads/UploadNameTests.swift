import XCTest

@testable import Classroom
@testable import Grading

final class UploadNameTests: XCTestCase {
    func testCanvas() {
        let name = UploadName("doejane_1234_56789_work.zip")
        XCTAssertEqual(name.learner, "doejane")
        XCTAssertEqual(name.number, "1234")
        XCTAssertEqual(name.attempt, [2, 56789, 0])
        let late = UploadName("großjürgen_LATE_77_8_my_work-2.tar.gz")
        XCTAssertEqual(late.learner, "großjürgen")
        XCTAssertEqual(late.number, "77")
        XCTAssertEqual(late.attempt, [2, 8, 2])
    }

    func testAnArchiveComesBeforeAPictureThatCameLater() {
        let (work, picture) = (
            UploadName("doejane_1_2001_work.zip"), UploadName("doejane_1_2002_screenshot.png")
        )
        XCTAssertTrue(picture.attempt.lexicographicallyPrecedes(work.attempt))
    }

    func testCanvasOfLearnersWithoutNames() {
        XCTAssertEqual(UploadName("LATE_anon_9ZqrM_2008_work.zip").learner, "anon_9ZqrM")
        XCTAssertEqual(UploadName("anon_9ZqrM_2008_work.zip").number, "9ZqrM")
    }

    func testCanvasMakesNoFolders() {
        XCTAssertEqual(UploadName("ws_2026_01_jane", isFolder: true).learner, "ws_2026_01_jane")
    }

    func testMoodle() {
        let folder = UploadName("Jane Doe_1234567_assignsubmission_file_")
        XCTAssertEqual(folder.learner, "Jane Doe")
        XCTAssertEqual(folder.number, "1234567")
        XCTAssertEqual(
            UploadName("Jane Doe_1234567_assignsubmission_file"), folder, "as Moodle has it today")
        let file = UploadName("Anna_Maria Li_12_assignsubmission_file_work.zip")
        XCTAssertEqual(file.learner, "Anna_Maria Li")
        XCTAssertEqual(file.number, "12")
        XCTAssertTrue(
            UploadName("A_1_assignsubmission_onlinetext_").attempt
                .lexicographicallyPrecedes(folder.attempt))
    }

    func testOtherNamesAreTheLearnersWithoutTheArchivesEnding() {
        for (name, learner) in [
            ("ann", "ann"), ("Ann Lee.zip", "Ann Lee"), ("b.TAR.GZ", "b"), ("c.tgz", "c"),
            ("d.e", "d.e"), (".zip", ".zip"), ("x_y_z", "x_y_z"), ("repo-main.zip", "repo-main"),
            ("x_1_y_2.zip", "x_1_y_2"),
        ] {
            XCTAssertEqual(UploadName(name).learner, learner)
            XCTAssertNil(UploadName(name).number, name)
        }
    }
}
