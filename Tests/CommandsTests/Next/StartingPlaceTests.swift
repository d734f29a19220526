import XCTest

@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

final class StartingPlaceTests: XCTestCase {
    private let kit = Kit(root: "/kit")

    private func code(_ index: Int, _ texts: [String: String]) -> SourceLocation {
        StartingPlace.code(
            of: Fixture.stage().exercises[index], tree: .starter, kit: kit,
            files: FakeFiles(texts).files)
    }

    func testCodeStartsAtTheFirstTODO() {
        let file = "Starter/Stage1/EvenOdd.swift"
        for (text, line) in [
            ("a\n\n  // TODO: x\n// TODO: y", 3), ("a\r\n// TODO: x\r\n", 2), ("a\n", 1), (nil, 1),
        ] {
            let texts = text.map { ["/kit/\(file)": $0] } ?? [:]
            XCTAssertEqual(code(0, texts), SourceLocation(file: file, line: line))
        }
    }

    func testWithoutATODOCodeStartsAtTheFailingFunction() {
        let file = "Starter/Stage1/EvenOdd.swift"
        let text = "import A\n\nfunc other() {\n}\n\nfunc isEven(number: Int) -> Bool {\n}\n"
        XCTAssertEqual(code(0, ["/kit/\(file)": text]), SourceLocation(file: file, line: 3))
        let message =
            "XCTAssertEqual failed: (\"true\") is not equal to (\"false\") - isEven(number: 3)"
        let test = SuiteTest(
            exercise: "even-odd",
            result: Fixture.test(
                "EvenOddTests/testIt", .assertion(message: message, place: nil)))
        let stage = StageReport(stage: shipped(1), suite: .ran([test]), ownTests: .none)
        XCTAssertEqual(
            StartingPlace.code(
                of: stage.exercises[0], tree: .starter, kit: kit,
                files: FakeFiles(["/kit/\(file)": text]).files),
            SourceLocation(file: file, line: 6))
    }

    func testTheNextTestGoesAfterTheLastOne() {
        let path = "Starter/Stage1Tests/MyEvenOddTests.swift"
        let text =
            "final class MyEvenOddTests: XCTestCase {\n    func testOne() {\n    }\n\n"
            + "    func testTwo() {\n    }\n}\n"
        XCTAssertEqual(
            StartingPlace.ownTests(
                of: Fixture.stage().exercises[0], tree: .starter, kit: kit,
                files: FakeFiles(["/kit/\(path)": text]).files),
            SourceLocation(file: path, line: 6))
    }

    func testTestsStartAtTheFirstTODO() {
        let exercise = Fixture.stage().exercises[0]
        let path = "Finished/Stage1Tests/MyEvenOddTests.swift"
        for (texts, place) in [
            (["/kit/\(path)": "a\n// TODO: x"], SourceLocation(file: path, line: 2)), ([:], nil),
        ] {
            XCTAssertEqual(
                StartingPlace.ownTests(
                    of: exercise, tree: .finished, kit: kit, files: FakeFiles(texts).files), place)
        }
    }

    private func start(in stage: StageReport, _ index: Int = 0) -> SourceLocation? {
        StartingPlace.of(
            stage.exercises[index], in: stage, tree: .starter, kit: kit,
            files: FakeFiles([
                "/kit/Starter/Stage1/EvenOdd.swift": "",
                "/kit/Starter/Stage1Tests/MyEvenOddTests.swift": "",
            ]).files)
    }

    func testACompileErrorInTheCodeComesFirst() {
        // If an official test doesn't compile with the learner's code, the place to start is in the code.
        for (file, place) in [
            ("Starter/Stage1/Other.swift", "Starter/Stage1/Other.swift:3"),
            ("Tests/Stage1Tests/EvenOddTests.swift", "Starter/Stage1/EvenOdd.swift:1"),
        ] {
            let stage = StageReport(
                stage: shipped(1), suite: .notBuilt(.errors("\(file):3:5: error: no"), tests: []),
                ownTests: .none)
            XCTAssertEqual(start(in: stage).map { "\($0.file):\($0.line)" }, place)
        }
    }

    func testATestThatCrashesInTheReferenceSolutionComesFirst() {
        let file = "Starter/Stage1Tests/MyEvenOddTests.swift"
        let tests = (1...2).map { number in
            OwnTest(
                result: TestResult(
                    name: "T.MyEvenOddTests/test\(number)",
                    failure: .crash(
                        signal: SIGTRAP, reason: nil,
                        place: SourceLocation(file: "Finished/Stage1/EvenOdd.swift", line: 3))))
        }
        XCTAssertEqual(
            start(
                in: Fixture.stage(
                    ownTests: .judged(OwnTestsReport(tests: tests, bugs: [])),
                    sources: [
                        file: "final class MyEvenOddTests: XCTestCase { func test1() {}\n"
                            + "    func test2() {}\n}"
                    ])),
            SourceLocation(file: file, line: 1))
    }

    func testACompileErrorInTheExercisesTestsComesFirst() {
        let (path, other) = (
            "Starter/Stage1Tests/MyEvenOddTests.swift", "Starter/Stage1Tests/MyLabelsTests.swift"
        )
        let failure = BuildFailure.errors("\(other):9:5: error: no")
        XCTAssertEqual(
            start(in: Fixture.stage(ownTests: .notBuilt(failure))),
            SourceLocation(file: other, line: 9))
        var own = OwnTestsReport(
            tests: [], bugs: [], leftOut: LeftOutTests(files: [other], failure: failure))
        XCTAssertEqual(
            start(in: Fixture.stage(ownTests: .judged(own))), SourceLocation(file: path, line: 1))
        own = own.with(
            leftOut: LeftOutTests(
                files: [other, path],
                failure: .errors("\(other):9:5: error: no\n\(path):4:5: error: no")))
        XCTAssertEqual(
            start(in: Fixture.stage(ownTests: .judged(own))), SourceLocation(file: path, line: 4))
    }

    func testTheLineThatCrashedATestComesFirst() {
        let code = "Starter/Stage1/EvenOdd.swift"
        // If a test crashes in one of its own lines, the place to start is in the code.
        for (stopped, line) in [(code, 5), ("Tests/Stage1Tests/EvenOddTests.swift", 1)] {
            let place = SourceLocation(file: stopped, line: 5)
            let test = SuiteTest(
                exercise: "even-odd",
                result: Fixture.test(
                    "EvenOddTests/testIt", .crash(signal: SIGTRAP, reason: nil, place: place)))
            let stage = StageReport(stage: shipped(1), suite: .ran([test]), ownTests: .none)
            XCTAssertEqual(start(in: stage), SourceLocation(file: code, line: line))
        }
    }
}
