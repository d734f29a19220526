import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests that the reports point out identical files from several learners.
final class SameWorkTests: XCTestCase {
    private func piece(
        _ digest: String, _ part: WorkPart = .tests, in file: String = "A.swift"
    ) -> WorkPiece {
        WorkPiece(digest: .init(stage: 1, part: part, text: digest), file: file)
    }

    private func figures(_ learners: (String, [WorkPiece])...) -> ClassFigures {
        ClassFixture.figures(
            of: learners.map { name, pieces in
                var result = ClassFixture.learner(name, [Fixture.passedStage])
                result.pieces = pieces
                return result
            })
    }

    func testOnlyLearnersWithTheSameFileAreNamed() throws {
        let figures = figures(
            ("ann", [piece("1"), piece("2", in: "B.swift")]), ("ben", [piece("3")]),
            ("cem", [piece("1", in: "B.swift"), piece("2", in: "C.swift")]),
            ("eve", [piece("1", .code)]))
        XCTAssertEqual(
            figures.sameWork,
            [
                .init(
                    stage: shipped(1), part: .tests, rows: [0, 2], files: ["A.swift", "B.swift"])
            ])
        let page = ClassPage(figures: figures, heading: ClassFixture.heading).text
        assertContains(
            page,
            """
            <li>Stage 1, tests: <a href="learners/ann.html"><bdi>ann</bdi></a>, \
            <a href="learners/cem.html"><bdi>cem</bdi></a>: <code>A.swift, B.swift</code></li>
            """)
        let json = ClassJSON.text(of: figures, heading: ClassFixture.heading)
        XCTAssertEqual(try JSONSchema.classroom.problems(in: [json]), [[]])
        assertContains(json, "\"part\" : \"tests\"")
        let none = self.figures(("ann", [piece("1", .code)]))
        assertContainsNot(
            ClassPage(figures: none, heading: ClassFixture.heading).text, "Identical work")
    }
}
