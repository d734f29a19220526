import XCTest

@testable import Classroom
@testable import Grading

final class UploadNameTests: XCTestCase {
    func testTheLearnerIsReadFromTheName() {
        for (name, learner, number) in [
            ("doejane_1234_56789_work.zip", "doejane", "1234"),
            ("großjürgen_LATE_77_8_my_work-2.tar.gz", "großjürgen", "77"),
            // Canvas may anonymize learners.
            ("anon_9ZqrM_2008_work.zip", "anon_9ZqrM", "9ZqrM"),
            ("LATE_anon_9ZqrM_2008_work.zip", "anon_9ZqrM", "9ZqrM"),
            // Moodle's folder names may end in an underscore.
            ("Jane Doe_1234567_assignsubmission_file_", "Jane Doe", "1234567"),
            ("Jane Doe_1234567_assignsubmission_file", "Jane Doe", "1234567"),
            ("Anna_Maria Li_12_assignsubmission_file_work.zip", "Anna_Maria Li", "12"),
            // Every other upload has the name of its learner.
            ("ann", "ann", nil), ("Ann Lee.zip", "Ann Lee", nil), ("b.TAR.GZ", "b", nil),
            ("c.tgz", "c", nil), ("d.e", "d.e", nil), (".zip", ".zip", nil),
            ("x_y_z", "x_y_z", nil), ("repo-main.zip", "repo-main", nil),
            ("x_1_y_2.zip", "x_1_y_2", nil),
        ] as [(String, String, String?)] {
            XCTAssertEqual(UploadName(name).learner, learner)
            XCTAssertEqual(UploadName(name).number, number, name)
        }
        let folder = UploadName("ws_2026_01_jane", isFolder: true)
        XCTAssertEqual(folder.learner, "ws_2026_01_jane", "because Canvas makes no folders")
    }

    func testTheLaterAttemptIsChosen() {
        for (earlier, later) in [
            ("doe_1_20_work.zip", "doe_LATE_1_30_work.zip"),
            ("doe_1_30_work-1.zip", "doe_1_30_work-2.tar.gz"),
            // An archive takes precedence over a later picture, and an uploaded file takes
            // precedence over a text that was typed into a form.
            ("doe_1_2002_screenshot.png", "doe_1_2001_work.zip"),
            ("A_1_assignsubmission_onlinetext_", "A_1_assignsubmission_file_"),
        ] {
            XCTAssertTrue(
                UploadName(earlier).attempt.lexicographicallyPrecedes(UploadName(later).attempt),
                earlier)
        }
    }
}
