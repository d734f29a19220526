import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// How it is pointed out that several learners have handed in the same.
final class SameWorkTests: XCTestCase {
    private func piece(
        _ digest: String, _ part: WorkPart = .tests, in file: String = "A.swift",
        function: String? = nil, bytes: Int = 200
    ) -> WorkPiece {
        WorkPiece(
            digest: .init(stage: 1, part: part, text: digest), file: file, function: function,
            bytes: bytes)
    }

    private func figures(_ learners: (String, [WorkPiece])...) -> ClassFigures {
        ClassFixture.figures(
            of: learners.map { name, pieces in
                var result = ClassFixture.learner(name, [Fixture.passedStage])
                result.pieces = pieces
                return result
            })
    }

    func testWhoHasTheSameIsNamedAndNobodyElse() throws {
        let function = piece("f", function: "testSeven()", bytes: 250)
        let figures = figures(
            ("ann", [piece("1"), function]), ("ben", [piece("2")]),
            ("cem", [piece("1", in: "B.swift"), piece("f", in: "C.swift", function: "testA()")]),
            ("dan", [piece("3"), piece("f", in: "D.swift", function: "testB()"), function]),
            ("eve", [piece("1", .code)]))
        XCTAssertEqual(
            figures.sameWork,
            [
                .init(stage: shipped(1), part: .tests, rows: [0, 2], pieces: [piece("1")]),
                .init(stage: shipped(1), part: .tests, rows: [0, 2, 3], pieces: [function]),
            ])
        let page = ClassPage(figures: figures, heading: ClassFixture.heading).text
        assertContains(
            page,
            """
            <li>Stage 1, own tests: <a href="learners/ann.html"><bdi>ann</bdi></a>, \
            <a href="learners/cem.html"><bdi>cem</bdi></a>: <code>A.swift</code></li>
            """)
        assertContains(page, "<bdi>dan</bdi></a>: <code>testSeven()</code> in <code>A.swift</code>")
        let json = ClassJSON.text(of: figures, heading: ClassFixture.heading)
        let problems = try JSONSchema.classroom.problems(in: [json])
        XCTAssertEqual(problems, [[]])
        assertContains(json, "\"part\" : \"tests\"")
        assertContains(json, "\"name\" : \"testSeven()\"")
        let none = self.figures(("ann", [piece("1", .code)]))
        assertContainsNot(
            ClassPage(figures: none, heading: ClassFixture.heading).text, "The same work")
    }

    /// That two people have one short test alike is no sign of anything; several of them are.
    func testPiecesThatTheSameLearnersShareCountTogether() {
        let short = (1...3).map { piece("\($0)", function: "test\($0)()", bytes: 70) }
        XCTAssertEqual(
            figures(("ann", Array(short.prefix(2))), ("ben", short)).sameWork.count, 0)
        XCTAssertEqual(
            figures(("ann", short), ("ben", short.reversed())).sameWork.map(\.pieces), [short])
    }

    func testFunctionsOfAFileThatIsTheSameAreNotNamedApart() {
        let pieces = [
            piece("file"), piece("1", function: "test1()"),
            piece("2", in: "B.swift", function: "test2()"),
        ]
        XCTAssertEqual(
            figures(("ann", pieces), ("ben", pieces)).sameWork.map(\.pieces),
            [[pieces[0], pieces[2]]])
    }

    func testThousandsOfLearnersAreComparedSoon() {
        var work = SameWork()
        for row in 0..<3000 {
            let own = (0..<50).map { piece("\(row) \($0)", function: "test\($0)()") }
            work.add(own + [piece("all"), piece("pair \(row / 2)")], row: row)
        }
        let start = ContinuousClock.now
        let groups = work.groups(of: [shipped(1)])
        XCTAssertEqual(groups.count, 1501)
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
    }
}
