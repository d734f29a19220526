import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests that the picture of the watch screen in the README shows what the screen shows.
final class WatchPictureTests: XCTestCase {
    func testThePicture() throws {
        var driver = WatchDriver(1)
        driver.send(.started)
        driver.finish(with: asItCame)
        let screen = driver.lines(columns: 60, rows: 26).map(Self.words).filter { $0 != "" }
        let path = FixtureLearner.kit.path("Guide/pictures/watch.svg")
        let picture = String(decoding: try Files.live.read(path), as: UTF8.self)
        XCTAssertEqual(lines(of: picture).joined(separator: "\n"), screen.joined(separator: "\n"))
    }

    /// The untouched `isEven(number:)`. The worked example is red on it, and right.
    private var asItCame: StageReport {
        let stage = shipped(1)
        func failure(_ message: String, _ file: String, _ line: Int) -> TestResult.Failure {
            .assertion(
                message: "XCTAssertEqual failed: \(message)",
                place: SourceLocation(file: file, line: line))
        }
        let suite = (1...6).map { number in
            SuiteTest(
                exercise: "even-odd",
                result: TestResult(
                    name: "\(stage.suiteModule).EvenOddTests/test\(number)",
                    failure: failure(
                        "(\"false\") is not equal to (\"true\")",
                        "\(stage.suiteFolder)/EvenOddTests.swift", 12)))
        }
        let name = "\(stage.ownTestsModule).MyEvenOddTests/testTwoIsEven"
        let onCode = TestResult(
            name: name,
            failure: failure(
                "(\"false\") is not equal to (\"true\")",
                "Starter/Stage1Tests/MyEvenOddTests.swift", 18))
        let example = OwnTest(
            result: TestResult(name: name), onCode: onCode, noticesNothing: true, isExample: true,
            failedLine: FailedLine(
                code: "XCTAssertEqual(result, true)", operands: ["result", "true"]))
        let own = OwnTestsReport(
            tests: [example],
            bugs: stage.bugs.map {
                BugResult(id: $0.id, exercise: $0.exercise, status: .survived, kills: [])
            })
        return StageReport(stage: stage, suite: .ran(suite), ownTests: .judged(own))
    }

    /// The words of each line in a picture.
    private func lines(of picture: String) -> [String] {
        picture.matches(of: #/<text [^>]*>(.*?)<\/text>/#).map { match in
            Self.words(match.1.replacing(#/<[^>]*>/#, with: " "))
        }
    }

    /// A line with single spaces between its words.
    private static func words(_ line: some StringProtocol) -> String {
        line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
