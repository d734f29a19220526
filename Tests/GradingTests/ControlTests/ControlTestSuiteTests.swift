import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class ControlTestSuiteTests: XCTestCase {
    private func suite(_ files: [String: String]) -> ControlTestSuite {
        ControlTestSuite(SourceFolder(files: files.mapValues { Array($0.utf8) }), runtime: [])
    }

    private func text(_ suite: ControlTestSuite, _ file: String) -> String {
        String(decoding: suite.folder.files[file] ?? [], as: UTF8.self)
    }

    func testWhatIsExpectedAsksForAControlTest() {
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
        XCTAssertEqual(suite.places(of: "SomeTests.Some/test"), Set(2048...2054))
    }

    /// A test that passed has reached all of its places, whatever the code under test does.
    func testThereAreNoPlacesWhereATestMayNotCome() {
        let source = """
            final class Some: XCTestCase {
                func testOne() {
                    for text in texts { XCTAssertEqual(text, "a") }
                    if isThere { XCTAssertEqual(text, "a") }
                    let read = { XCTAssertEqual(text, "a") }
                    XCTAssertEqual(text, "a") ; other.XCTAssertEqual(text, "a")
                    if isThere, XCTAssertEqual(text, "a") {}
                    if isThere,
                        check(text) {}
                    isThere ? XCTAssertEqual(text, "a") : read()
                    guard isThere else { return XCTFail() }
                    XCTAssertEqual(text, "a")
                }
                func testTwo() {
                    guard isThere else { return }
                    check("a")
                    XCTAssertEqual(text, "a")
                }
                final class Spy { func test() { XCTAssertEqual(text, "a") } }
                private func check(_ text: String) { XCTAssertEqual(text, "a") }
            }
            extension Model { func test() { XCTAssertEqual(text, "a") } }
            """
        let suite = suite(["Some.swift": source])
        XCTAssertEqual(suite.places(of: "SomeTests.Some/testOne"), [2048])
        // A suite fails before it returns, so a test that passes hasn't returned there.
        XCTAssertEqual(suite.places(of: "SomeTests.Some/testTwo"), [2049, 2050])
        let changed = text(suite, "Some.swift").split(separator: "\n")
        XCTAssertEqual(
            zip(changed, source.split(separator: "\n")).filter { $0 != $1 }.map { $0.0 },
            [
                "        XCTAssertEqual(text, workshopControl(2048, \"a\")) ; "
                    + "other.XCTAssertEqual(text, \"a\")",
                "        XCTAssertEqual(text, workshopControl(2049, \"a\"))",
                "    private func check(_ text: String) { XCTAssertEqual(text, "
                    + "workshopControl(2050, \"a\")) }",
            ])
    }

    func testALoopOverAListThatIsWrittenThereIsOnTheWay() {
        let suite = suite([
            "Some.swift": """
            final class Some: XCTestCase {
                func testOne() {
                    for (text, number) in [
                        ("a", 1), ("b", 2),
                    ] as [(String, Int)] {
                        XCTAssertEqual(text, "a")
                        let list = texts.map { text in
                            if text == "" { return "a" }
                            return text
                        }
                        XCTAssertEqual(text, "b")
                        guard number == 1 else { continue }
                        XCTAssertEqual(text, "c")
                    }
                    XCTAssertEqual(text, "d")
                }
                func testTwo() {
                    for text in [] { XCTAssertEqual(text, "a") }
                    for text in texts[0] { XCTAssertEqual(text, "a") }
                    for text in ["a"] where isThere { XCTAssertEqual(text, "a") }
                    do { XCTAssertEqual(text, "a") }
                    XCTAssertEqual(text, "e")
                }
            }
            """
        ])
        XCTAssertEqual(suite.places(of: "SomeTests.Some/testOne"), [2048, 2049])
        XCTAssertEqual(suite.places(of: "SomeTests.Some/testTwo"), [2050])
    }

    func testATestComesToThePlacesOfItsHelpers() {
        let suite = suite([
            "Base.swift": """
            class Base: XCTestCase {
                func check(_ text: String) { XCTAssertEqual(text, "a") }
                func check(_ number: Int) { XCTAssertEqual(number, 1) }
                func loaded() async throws -> Model {
                    try await answer(2)
                    return model
                }
            }
            extension XCTestCase {
                func answer(_ number: Int) async throws { XCTAssertEqual(number, 1) }
            }
            """,
            "Some.swift": """
            final class Some: Base {
                func testHelper() async throws {
                    let model = try await loaded()
                    let (one, two) = try await pair(model)
                }
                func testNeither() { check(1) }
                func testLabels() { check(1, is: 2) }
                private func pair(_ model: Model) -> (Int, Int) {
                    again(1)
                    return XCTAssertTrue(true)
                }
                private func check(
                    _ number: Int, is other: Int, line: UInt = #line
                ) {
                    XCTAssertEqual(number, other, line: line)
                }
                private func again(_ number: Int) { again(number) }
            }
            final class Other: XCTestCase { func test() { loaded() } }
            """,
        ])
        // `answer` contains 2050, and `pair` 2051.
        XCTAssertEqual(suite.places(of: "SomeTests.Some/testHelper"), [2050, 2051])
        // It isn't known which of the two functions is called, and one doesn't reach the second's place.
        XCTAssertEqual(suite.places(of: "SomeTests.Some/testNeither"), [])
        XCTAssertEqual(suite.places(of: "SomeTests.Some/testLabels"), [2052])
        XCTAssertEqual(suite.places(of: "SomeTests.Other/test"), [])
        XCTAssertEqual(suite.places(of: "SomeTests.Some/testOfNobody"), [])
    }

    func testNearlyAllTestsOfTheKitHaveAPlace() throws {
        let kit = FixtureLearner.kit
        let official = try OfficialTests(of: kit.workshop.stages, in: kit, files: .live)
        var (all, without) = (0, 0)
        for stage in kit.workshop.stages {
            let folder = try SourceFolder.read(
                kit.path(stage.suiteFolder), ending: ".swift", files: .live)
            let suite = ControlTestSuite(folder, runtime: [])
            let names = official.names(of: stage)
            let bare = names.filter { suite.places(of: $0).isEmpty }
            if !stage.isEncore { XCTAssertLessThan(bare.count, 2, "\(bare)") }
            (all, without) = (all + names.count, without + bare.count)
            let places = Set(names.flatMap(suite.places))
            XCTAssertLessThanOrEqual(
                places.max() ?? 0, ControlTestSuite.firstPlace + ControlTestSuite.mostPlaces)
            // Their numbers are below those of control tests, and a test's event can also hold all of them.
            XCTAssertLessThanOrEqual(
                stage.bugs.count + stage.variants.count, ControlTestSuite.mostPlaces)
        }
        XCTAssertLessThan(without, all / 10)
    }
}
