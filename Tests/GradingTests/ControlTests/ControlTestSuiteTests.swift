import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class ControlTestSuiteTests: XCTestCase {
    private func suite(_ files: [String: String]) -> ControlTestSuite {
        ControlTestSuite(SourceFolder(files: files.mapValues { Array($0.utf8) }), runtime: [])
    }

    private func looks(
        _ suite: ControlTestSuite, _ test: String, reaching places: Set<Int>
    ) -> Bool {
        var result = TestResult(name: "SomeTests.\(test)")
        result.reached = places
        return suite.looksAtExpectations(result)
    }

    /// Returns the places that a test must reach to be trusted.
    private func required(_ suite: ControlTestSuite, of test: String) -> Set<Int> {
        let all = Set(2048...2060)
        return all.filter { !looks(suite, test, reaching: all.subtracting([$0])) }
    }

    private func text(_ suite: ControlTestSuite, _ file: String) -> String {
        String(decoding: suite.folder.files[file] ?? [], as: UTF8.self)
    }

    func testExpectedValuesCallTheControlTest() {
        let suite = suite([
            "Some.swift": """
            final class Some: XCTestCase {
                func test() async throws {
                    XCTAssertEqual(list[0, 1], ["a, b": "(", "c": 1], "what \\(was, done)")
                    XCTAssertTrue(isRight)
                    try await requireEventually(
                        count,
                        map { $0 + 1 },
                        "soon")
                    assertArrayHashDiffable(
                        expectedResult: [.fixture(id: 1)], values: feed)
                    XCTAssertNil(freed, "it, is held")
                    await assertFreed(screen, "it is held")
                    XCTAssertEqual(shown, said == shown ? said : expected, "again")
                    XCTAssertEqual(half, 0.5, accuracy: 0.1)
                }
            }
            """
        ])
        XCTAssertEqual(
            text(suite, "Some.swift"),
            """
            final class Some: XCTestCase {
                func test() async throws {
                    XCTAssertEqual(list[0, 1], workshopControl(2048, ["a, b": "(", "c": 1]), "what \\(was, done)")
                    XCTAssertTrue(workshopControl(2049, isRight))
                    try await requireEventually(
                        count,
                        workshopControl(2050, inTime: map { $0 + 1 }),
                        "soon")
                    assertArrayHashDiffable(
                        expectedResult: workshopControl(2051, items: [.fixture(id: 1)]), values: feed)
                    XCTAssertNil(workshopControl(2052, optional: freed), "it, is held")
                    await assertFreed(workshopControl(2053, freed: screen), "it is held")
                    XCTAssertEqual(shown, workshopControl(2054, said == shown ? said : expected), "again")
                    XCTAssertEqual(half, 0.5, accuracy: 0.1)
                }
            }
            """)
        XCTAssertEqual(required(suite, of: "Some/test"), Set(2048...2054))
    }

    /// A test that has passed must have reached these places, whatever the code under test does.
    /// Which other places a test reaches isn't known before it runs.
    func testOnlyPlacesAtTheTopLevelOfATestBeforeAReturnAreRequired() {
        let suite = suite([
            "Some.swift": """
            final class Some: XCTestCase {
                func testOne() {
                    for text in texts { XCTAssertEqual(text, "a") }
                    if isThere { XCTAssertEqual(text, "a") }
                    let read = { XCTAssertEqual(text, "a") }
                    check(XCTAssertEqual(text, "a"))
                    XCTAssertEqual(text, "a")
                    guard isThere else { return XCTFail() }
                    XCTAssertEqual(text, "a")
                }
                func testTwo() {
                    XCTAssertTrue(isThere)
                    #if os(Linux)
                        XCTAssertTrue(isThere)
                    #endif
                }
                func testThree() { check("a") }
                func testFour() { checkEach("a") }
                private func check(_ text: String) { XCTAssertEqual(text, "a") }
                private func checkEach(_ texts: String...) {
                    for text in texts where text != "a" { XCTAssertEqual(text, "a") }
                }
                private func assertEventually(_ value: Int, _ expected: Int) {}
            }
            final class Other: XCTestCase {
                func testHelperOfAnotherClass() { check("a"); all("a") }
                func check(_ text: String) {}
            }
            extension XCTestCase { func all(_ text: String) { XCTAssertEqual(text, "a") } }
            final class Third: XCTestCase { func testNone() { check("a") } }
            """
        ])
        let required = ["Some/testOne", "Some/testTwo", "Some/testThree"].map {
            self.required(suite, of: $0)
        }
        XCTAssertEqual(required, [[2052], [2054], []])
        // `testThree` and `testFour` only call helpers, so no single place is required. `testThree`
        // must reach at least one place for a control test. `testFour` need not, because its helper
        // compares in a loop, which may be empty.
        for (test, reached, isEnough) in [
            ("Some/testThree", [2047], false), ("Some/testThree", [2048], true),
            ("Some/testFour", [], true), ("Some/testOfNobody", [], true),
            // `all` is the same function in every class, but `check` is a different one in each
            // class.
            ("Other/testHelperOfAnotherClass", [], false), ("Third/testNone", [], true),
        ] {
            XCTAssertEqual(looks(suite, test, reaching: Set(reached)), isEnough, test)
        }
        let changed = text(suite, "Some.swift")
        XCTAssertEqual(changed.components(separatedBy: ControlTestSuite.function).count - 1, 11)
        assertContains(changed, "_ value: Int, _ expected: Int")
        assertContains(changed, "check(XCTAssertEqual(text, workshopControl(2051, \"a\")))")
    }

    func testNoStageHasMorePlacesThanAnEventCanHold() throws {
        let kit = FixtureLearner.kit
        for stage in kit.workshop.stages {
            let folder = try SourceFolder.read(
                kit.path(stage.suiteFolder), ending: ".swift", files: .live)
            // The initializer traps if the suite has too many places.
            let suite = ControlTestSuite(folder, runtime: [])
            XCTAssertEqual(suite.folder.files.count, folder.files.count + 1)
            // The numbers of bugs and variants must be below the numbers of control tests.
            XCTAssertLessThanOrEqual(
                stage.bugs.count + stage.variants.count, ControlTestSuite.mostPlaces)
        }
    }
}
