import XCTest

@testable import Advice
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

final class BuildCureTextTests: XCTestCase {
    func testAHelperThatTheFinishedCodeDoesNotHave() {
        let error = "A.swift:3:1: error: value of type 'A' has no member 'myHelper'"
        XCTAssertEqual(
            BuildCure.of(.explained([.onlyOwn(name: "myHelper")], errors: error), inTests: true),
            "Your own tests run on the finished code, not on yours. It has only what the exercise "
                + "asks for, and no 'myHelper'. Test your helper through what the exercise asks for."
        )
        XCTAssertNil(BuildCure.of(.errors(error), inTests: true), "it may be anything")
        assertContains("extra argument 'x' in call", "It takes what the exercise says")
    }

    func testWaitingInTheWrongWay() {
        assertContains(
            "instance method 'wait' is unavailable from asynchronous contexts; Use await",
            "await fulfillment(of: [expectation], timeout: 1)")
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
            BuildCure.of(
                .errors("A.swift:3:1: error: missing argument in call\n3 | XCTAssertEqual(1)"),
                inTests: true),
            nil)
    }

    func testAnActorsMethodThatIsNoTest() {
        XCTAssertEqual(
            BuildCure.of(
                .errors("A.swift:3:1: error: main actor-isolated instance method 'setUp()'"),
                inTests: true),
            nil)
        assertContains(
            "call to main actor-isolated instance method 'waitForExpectations(timeout:)'",
            "wait(for: [expectation], timeout: 1)")
    }

    func testAClassInAnotherType() {
        XCTAssertEqual(
            BuildCure.of(
                .withoutPlace(
                    "UnitTestingWorkshopPackageDiscoveredTests.derived/A.swift:47:23: error: cannot "
                        + "find type 'NestedTests' in scope"), inTests: true),
            "'NestedTests' stands in another type, or is private. Put it on the outermost level of "
                + "its file, without 'private'.")
    }

    func testWhereNobodyCanTell() {
        XCTAssertEqual(BuildCure.of(.errors("error: expected '}'"), inTests: true), nil)
        XCTAssertEqual(BuildCure.of(.tookTooLong, inTests: true), nil)
    }

    private func assertContains(
        _ error: String, _ words: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let cure =
            BuildCure.of(.errors("A.swift:1:1: error: \(error)"), inTests: true) ?? ""
        XCTAssertTrue(cure.contains(words), cure, file: file, line: line)
    }
}
