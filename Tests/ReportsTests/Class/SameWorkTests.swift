import XCTest

@testable import Catalog
@testable import Classroom
@testable import CourseReports
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// How it is pointed out that several learners have handed in the same.
final class SameWorkTests: XCTestCase {
    func testWhoHasTheSameIsNamedAndNobodyElse() throws {
        func learner(_ name: String, _ digest: String, _ part: WorkDigest.Part) -> LearnerResult {
            var result = ClassFixture.learner(name, [Fixture.passedStage])
            result.digests = [WorkDigest(stage: 1, part: part, digest: digest)]
            return result
        }
        let figures = ClassFixture.figures(of: [
            learner("ann", "1", .tests), learner("ben", "2", .tests), learner("cem", "1", .tests),
            learner("dan", "1", .code),
        ])
        XCTAssertEqual(
            figures.sameWork, [.init(stage: shipped(1), part: .tests, rows: [0, 2])])
        let page = ClassPage(figures: figures, heading: ClassFixture.heading).text
        assertContains(
            page,
            """
            <li>Stage 1, own tests: <a href="learners/ann.html"><bdi>ann</bdi></a>, \
            <a href="learners/cem.html"><bdi>cem</bdi></a></li>
            """)
        let json = ClassJSON.text(of: figures, heading: ClassFixture.heading)
        let problems = try JSONSchema.classroom.problems(in: [json])
        XCTAssertEqual(problems, [[]])
        assertContains(json, "\"part\" : \"tests\"")
        let none = ClassFixture.figures(of: [learner("ann", "1", .code)])
        assertContainsNot(
            ClassPage(figures: none, heading: ClassFixture.heading).text, "The same work")
    }
}
