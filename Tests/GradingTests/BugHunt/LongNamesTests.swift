import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Own tests whose names are longer than any argument that the system hands to a program.
final class LongNamesTests: XCTestCase {
    /// In another module, the compiler doesn't find what has a name of 64 KiB or more.
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

        @Test func b\(long)\(long)\(long)() {
            #expect(FirstBasicViewController().isEven(number: 4))
        }

        """

    func testTheyRunAsOthersDo() throws {
        for way in [BuildWay.compiler, .packageManager] {
            let folder = try FixtureLearner(name: "own-tests-judged").submission()
            defer { try? Files.live.remove(folder) }
            let tests = "\(folder)/Starter/Stage1Tests"
            try Files.live.remove(tests)
            try Files.live.write("\(tests)/LongTests.swift", Array(Self.source.utf8))
            var grader = try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
            grader.buildsWith = way
            let report = try grader.grade(
                folder, tree: .starter, stages: [shipped(1)], progress: { _ in })
            XCTAssertEqual(report.stages[0].failures, [:], way.rawValue)
            XCTAssertEqual(
                report.stages[0].ownStatuses,
                [
                    "Tests\(Self.long)/test\(Self.long)": .passed,
                    "Tests\(Self.long)/testShort": .passed,
                    "b\(Self.long)\(Self.long)\(Self.long)()": .passed,
                ], way.rawValue)
            guard case .judged(let judged) = report.stages[0].ownTests else {
                return XCTFail(way.rawValue)
            }
            XCTAssertEqual(judged.bugs.first { $0.id == "zero-is-odd" }?.status, .killed)
        }
    }
}
