import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Own tests whose names are longer than any argument that the system hands to a program.
final class LongNamesTests: XCTestCase {
    private static let long = String(repeating: "a", count: 60_000)
    private static let source = """
        import Testing
        import XCTest

        @testable import Stage1

        final class Tests\(long): XCTestCase {
            func test\(long)() {
                XCTAssertTrue(FirstBasicViewController().isEven(number: 0))
            }

            func testShort() {
                XCTAssertTrue(FirstBasicViewController().isEven(number: 2))
            }
        }

        struct Outer\(long) {
            struct Inner\(long) {
                @Test func b\(long)() {
                    #expect(FirstBasicViewController().isEven(number: 4))
                }
            }
        }

        """

    private func report(_ source: String, _ way: BuildWay) throws -> StageReport {
        let folder = try FixtureLearner(name: "own-tests-judged").submission()
        defer { try? Files.live.remove(folder) }
        let tests = "\(folder)/Starter/Stage1Tests"
        try Files.live.remove(tests)
        try Files.live.write("\(tests)/LongTests.swift", Array(source.utf8))
        var grader = try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
        grader.buildsWith = way
        let report = try grader.grade(
            folder, tree: .starter, stages: [shipped(1)], progress: { _ in })
        XCTAssertEqual(report.stages[0].failures, [:])
        return report.stages[0]
    }

    func testTheyRunAsOthersDo() throws {
        for way in [BuildWay.compiler, .packageManager] {
            let stage = try report(Self.source, way)
            XCTAssertEqual(
                stage.ownStatuses,
                [
                    "Tests\(Self.long)/test\(Self.long)": .passed,
                    "Tests\(Self.long)/testShort": .passed,
                    "Outer\(Self.long)/Inner\(Self.long)/b\(Self.long)()": .passed,
                ], way.rawValue)
            guard case .judged(let judged) = stage.ownTests else {
                return XCTFail(way.rawValue)
            }
            XCTAssertEqual(judged.bugs.first { $0.id == "zero-is-odd" }?.status, .killed)
        }
    }

    /// The compiler would lose it, or something else in its place.
    func testOneOfMoreThanTheCompilerTakesIsAnError() throws {
        let name = String(repeating: "a", count: 140_000)
        let source = "import XCTest\nfinal class Tests: XCTestCase {\n  func test\(name)() {}\n}\n"
        guard case .notBuilt(.errors(let text)) = try report(source, .compiler).ownTests else {
            return XCTFail("built")
        }
        XCTAssertEqual(
            text,
            "Starter/Stage1Tests/LongTests.swift:3: error: the name testaaaaaaaaaaaa… has 140004 "
                + "letters, more than the compiler can tell apart: give it a shorter one.")
    }
}
