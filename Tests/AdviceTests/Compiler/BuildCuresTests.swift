import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// What helps where own tests don't compile.
final class BuildCuresTests: XCTestCase {
    func testAHelperThatTheFinishedCodeDoesNotHave() {
        let error = "A.swift:3:1: error: value of type 'A' has no member 'myHelper'"
        XCTAssertEqual(
            cure(
                .errors(error),
                StageSources(
                    code: ["B.swift": "extension A { func myHelper() {} }"],
                    ownTests: ["A.swift": "\n\na.myHelper()"])),
            "Your own tests run on the finished code, not on yours. It has only what the exercise "
                + "asks for, and no 'myHelper'. Test your helper through what the exercise asks for."
        )
        XCTAssertNil(cure(.errors(error)), "it may be anything")
        assertContains("extra argument 'x' in call", "It takes what the exercise says")
    }

    func testWaitingInTheWrongWay() {
        assertContains(
            "instance method 'wait' is unavailable from asynchronous contexts; Use await",
            "await fulfillment(of: [expectation], timeout: 5)")
        assertContains(
            "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context",
            "@MainActor func testIt() async")
    }

    func testWhatIsImportedOrMisspelt() {
        assertContains("cannot find type 'XCTestCase' in scope", "import XCTest")
        assertContains("unknown attribute 'Test'", "import Testing")
    }

    func testAMockThatLacksWhatItsProtocolAsksFor() {
        let error = "A.swift:7:13: error: type 'MyMock' does not conform to protocol 'Provider'"
        assertContains(
            "\(error)\nS.Provider:1:3: note: protocol requires function 'fetch(_:)' with type 'T'",
            "'Provider' asks for 'fetch(_:)'")
        assertContains(error, "'Provider' asks for more than 'MyMock' has")
    }

    func testSetUpOnTheMainActor() {
        assertContains(
            "A.swift:3:1: error: main actor-isolated property 'x' can not be mutated\n"
                + "2 | override func setUp() {",
            "@MainActor override func setUp() async throws")
    }

    func testAnArgumentOfAnAssertionIsNotTheExercises() {
        XCTAssertEqual(
            cure(
                .errors("A.swift:3:1: error: missing argument in call\n3 | XCTAssertEqual(1)")),
            nil)
    }

    func testAnActorsMethodThatIsNoTest() {
        XCTAssertEqual(
            cure(
                .errors("A.swift:3:1: error: main actor-isolated instance method 'setUp()'")),
            nil)
        assertContains(
            "call to main actor-isolated instance method 'waitForExpectations(timeout:)'",
            "wait(for: [expectation], timeout: 5)")
    }

    func testAClassInAnotherType() {
        XCTAssertEqual(
            cure(
                .withoutPlace(
                    "UnitTestingWorkshopPackageDiscoveredTests.derived/A.swift:47:23: error: cannot "
                        + "find type 'NestedTests' in scope")),
            "'NestedTests' stands in another type, or is private. Put it on the outermost level of "
                + "its file, without 'private'.")
    }

    func testWhereNobodyCanTell() {
        XCTAssertEqual(cure(.errors("error: expected '}'")), nil)
        XCTAssertEqual(cure(.tookTooLong), nil)
    }

    /// All that is said, a line for each finding.
    private func cure(_ failure: BuildFailure, _ sources: StageSources = StageSources()) -> String?
    {
        let stage = StageReport(
            stage: shipped(1), suite: .ran([]), ownTests: .notBuilt(failure), findings: [])
        let cures = stageAdvice(stage, sources).cures(inTests: true)
        return cures.isEmpty ? nil : cures.map(\.words.text).joined(separator: "\n")
    }

    func testWhatTheWordsTellComesFirstAndEachHasItsPlace() {
        let stage = StageReport(
            stage: shipped(1), suite: .ran([]),
            ownTests: .notBuilt(
                .errors(
                    "Starter/Stage1Tests/MyEvenOddTests.swift:3:5: error: cannot convert value of "
                        + "type 'String' to expected argument type 'Int'\n"
                        + "Starter/Stage1Tests/MyEvenOddTests.swift:9:1: error: cannot find 'wiatUntil' "
                        + "in scope\n")), findings: [])
        let sources = StageSources(
            ownTests: [
                "Starter/Stage1Tests/MyEvenOddTests.swift":
                    "import XCTest\nimport TestHelpers\nfinal class A: XCTestCase {\n}"
            ],
            workshop: {
                var workshop = WorkshopSources.none
                workshop.helpers = { ["func waitUntil() {}"] }
                return workshop
            }())
        let cures = stageAdvice(stage, sources).cures(inTests: true)
        XCTAssertEqual(cures.map { $0.place?.line }, [3, 9])
        XCTAssertEqual(cures.map(\.exercises), [["even-odd"], ["even-odd"]])
        XCTAssertEqual(
            cures.last?.words.what, "There is 'waitUntil'. Is 'wiatUntil' a typing mistake?")
    }

    private func assertContains(
        _ error: String, _ words: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let cure =
            cure(.errors("A.swift:1:1: error: \(error)")) ?? ""
        XCTAssertTrue(cure.contains(words), cure, file: file, line: line)
    }
}
