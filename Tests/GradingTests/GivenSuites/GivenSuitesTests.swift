import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// What a learner has made of tests that were given, from the sources.
final class GivenSuitesTests: XCTestCase {
    private static let path = "Encores/GiftsTests/MyGiftTests.swift"
    private static let file = """
        import XCTest

        final class MyGiftTests: XCTestCase {
            func testOne() { XCTAssertEqual(gift(1), 1) }
            func testTwo() { XCTAssertEqual(gift(2), 2) }
            func testThree() { XCTAssertEqual(gift(3), 3) }
        }

        """
    private static let modern = """
        import Testing

        struct MyGiftTests {
            @Test func one() { #expect(gift(1) == 1) }
            @Test func two() { #expect(gift(2) == 2) }
            @Test func three() { #expect(gift(3) == 3) }
        }

        """
    private static let code = "func gift(_ number: Int) -> Int { number }\n"
    private static let answer = file.replacing("gift(1)", with: "gift(0)")
        .replacing("    func testTwo() { XCTAssertEqual(gift(2), 2) }\n", with: "")

    private static let stage = Stage(
        id: "Gifts", title: "",
        exercises: [
            Exercise(
                id: "gift", title: "Gift", task: "", files: ["Gift.swift"], suite: "GiftTests",
                guide: "", hints: [], asksForCode: false,
                givenSuite: GivenSuite(lacks: [.nothingOrZero])),
            Exercise(
                id: "plain", title: "Plain", task: "", files: [], suite: "PlainTests", guide: "",
                hints: []),
        ])

    private static let workshop = Workshop(
        stages: [stage],
        shippedObjects: [
            "Encores/Gifts/Gift.swift": code, path: file, "SwiftTesting/\(path)": modern,
        ].mapValues { GitObjectName.ofBlob(Array($0.utf8)) },
        givenTests: [
            path: GivenTest.all(in: file), "SwiftTesting/\(path)": GivenTest.all(in: modern),
        ])

    private static let other = """
        import XCTest

        final class MyWrapTests: XCTestCase {
            func testPaper() { XCTAssertEqual(paper(1), 2) }
        }

        """

    /// A workshop with two given suites.
    private static let two = Workshop(
        stages: [
            Stage(
                id: "Gifts", title: "",
                exercises: [
                    stage.exercises[0],
                    Exercise(
                        id: "wrap", title: "Wrap", task: "", files: [], suite: "WrapTests",
                        guide: "", hints: [], asksForCode: false,
                        givenSuite: GivenSuite(lacks: [.boundary])),
                ])
        ],
        shippedObjects: [:],
        givenTests: [
            path: GivenTest.all(in: file),
            "Encores/GiftsTests/MyWrapTests.swift": GivenTest.all(in: other),
        ])

    /// The suites of a learner who has these files of tests.
    private func suites(
        _ tests: [String: String], code: String = code, answer: String = answer,
        of workshop: Workshop = workshop
    ) throws -> GivenSuites {
        let files = Dictionary(
            uniqueKeysWithValues: tests.map { ("/s/Starter/Encores/GiftsTests/\($0)", $1) })
        let fake = FakeFiles(files.merging(["/s/Starter/Encores/Gifts/Gift.swift": code]) { $1 })
        return GivenSuites(
            submission: try Submission.read(
                "/s", tree: .starter, of: workshop, files: fake.files),
            stage: workshop.stages[0]
        ) { ["MyGiftTests.swift": Array(answer.utf8)] }
    }

    private func repair(_ tests: [String: String], code: String = code) throws -> SuiteRepair {
        let repairs = try suites(tests, code: code).repairs
        XCTAssertEqual(repairs.map(\.exercise), ["gift"], "the other one has no given suite")
        return repairs[0]
    }

    private let none = TestChanges(kept: 3, changed: 0, added: 0, removed: 0)

    func testAnUntouchedSuiteIsNotBegun() throws {
        for text in [Self.file, Self.modern] {
            let repair = try repair(["MyGiftTests.swift": text])
            XCTAssertFalse(repair.isBegun)
            XCTAssertEqual(repair.own, none)
        }
    }

    func testTheModelAnswerIsMeasuredInTheSameWay() throws {
        XCTAssertEqual(
            try repair(["MyGiftTests.swift": Self.file]).model,
            TestChanges(kept: 1, changed: 1, added: 0, removed: 1))
        let other = try suites(
            ["MyGiftTests.swift": Self.file],
            answer: Self.modern.replacing("gift(1)", with: "gift(0)"))
        XCTAssertEqual(
            other.repairs[0].model, TestChanges(kept: 2, changed: 1, added: 0, removed: 0))
    }

    func testACommentIsABeginningAndNoChange() throws {
        let repair = try repair(["MyGiftTests.swift": "// mine\n" + Self.file])
        XCTAssertTrue(repair.isBegun)
        XCTAssertEqual(repair.own, none)
    }

    func testChangedCodeIsABeginning() throws {
        XCTAssertTrue(try repair(["MyGiftTests.swift": Self.file], code: "// mine").isBegun)
    }

    func testTestsInOtherFilesCount() throws {
        let more = "import XCTest\nfinal class MoreTests: XCTestCase { func testMore() {} }\n"
        let repair = try repair(["MyGiftTests.swift": Self.file, "MoreTests.swift": more])
        XCTAssertEqual(repair.own, TestChanges(kept: 3, changed: 0, added: 1, removed: 0))
        let other = "import XCTest\nfinal class MyPlainTests: XCTestCase { func testIt() {} }\n"
        XCTAssertEqual(
            try self.repair(["MyGiftTests.swift": Self.file, "MyPlainTests.swift": other]).own,
            none, "those of another exercise don't")
    }

    func testGivenTestsAreKnownInAFileThatImportsBothLibraries() throws {
        let more = "import Testing\n@Test func more() {}\n"
        XCTAssertEqual(
            try repair(["MyGiftTests.swift": Self.file + more]).own,
            TestChanges(kept: 3, changed: 0, added: 1, removed: 0))
        XCTAssertEqual(
            try suites(["MyGiftTests.swift": Self.file + more])
                .unchanged(["MyGiftsTests.MyGiftTests/testOne"]),
            ["MyGiftsTests.MyGiftTests/testOne"])
        let byHand = Self.modern.replacing("one()", with: "testOne()")
            .replacing("two()", with: "testTwo()").replacing("three()", with: "testThree()")
        XCTAssertEqual(
            try repair(["MyGiftTests.swift": byHand]).own,
            TestChanges(kept: 0, changed: 3, added: 0, removed: 0),
            "written in the other library by hand, they still have their names")
    }

    func testWhatAnotherExerciseGaveIsNotAdded() throws {
        // In a file that is no exercise's, a test belongs to all of them.
        let moved = Self.other.replacing("MyWrapTests", with: "AllMyTests")
        let more = "extension AllMyTests { func testMore() {} }\n"
        let repairs = try suites(
            ["MyGiftTests.swift": Self.file, "AllMyTests.swift": moved + more], of: Self.two
        ).repairs
        XCTAssertEqual(
            repairs.map(\.own),
            [
                TestChanges(kept: 3, changed: 0, added: 1, removed: 0),
                TestChanges(kept: 1, changed: 0, added: 1, removed: 0),
            ])
    }

    func testASuiteThatIsGone() throws {
        let repair = try repair([:])
        XCTAssertTrue(repair.isBegun)
        XCTAssertEqual(repair.own, TestChanges(kept: 0, changed: 0, added: 0, removed: 3))
    }

    func testWhichTestsOfARunCameAsTheyAre() throws {
        let changed = Self.file.replacing("gift(2), 2", with: "gift(2), 4")
        let names = ["testOne", "testTwo", "testThree", "testFour"].map {
            "MyGiftsTests.MyGiftTests/\($0)"
        }
        XCTAssertEqual(
            try suites(["MyGiftTests.swift": changed]).unchanged(names), [names[0], names[2]])
        XCTAssertEqual(
            try suites(["MyGiftTests.swift": Self.modern]).unchanged([
                "MyGiftsTests.MyGiftTests/one()", "MyGiftsTests.MyGiftTests/four()",
            ]), ["MyGiftsTests.MyGiftTests/one()"])
    }
}
