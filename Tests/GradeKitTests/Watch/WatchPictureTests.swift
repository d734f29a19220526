import XCTest

@testable import Catalog
@testable import FileSystem
@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers

/// The picture of the watch screen in the README shows what the screen shows.
final class WatchPictureTests: XCTestCase {
    func testThePicture() throws {
        var driver = WatchDriver(1)
        driver.begin(green: [])
        driver.save(1)
        driver.finish(with: rightCodeAndTwoTests())
        let screen = driver.lines(columns: 60, rows: 32).map(Self.words).filter { $0 != "" }
        let path = FixtureLearner.kit.path("Guide/pictures/watch.svg")
        let picture = String(decoding: try Files.live.read(path), as: UTF8.self)
        XCTAssertEqual(lines(of: picture).joined(separator: "\n"), screen.joined(separator: "\n"))
    }

    /// `isEven(number:)` as it should be, with the example and one more test, which notice one bug.
    private func rightCodeAndTwoTests() -> StageReport {
        let stage = shipped(1)
        let suite = (1...6).map { number in
            let name = "\(stage.suiteModule).EvenOddTests/test\(number)"
            return SuiteTest(exercise: "even-odd", result: TestResult(name: name))
        }
        let name = "\(stage.ownTestsModule).MyEvenOddTests"
        let example = OwnTest(
            result: TestResult(name: "\(name)/testTwoIsEven"), noticesNothing: true,
            isExample: true)
        let own = OwnTestsReport(
            tests: [example, OwnTest(result: TestResult(name: "\(name)/testOneIsOdd"))],
            bugs: stage.bugs.map { bug in
                BugResult(
                    id: bug.id, exercise: bug.exercise,
                    status: bug.id == "every-number-is-even" ? .killed : .survived, kills: [])
            })
        return StageReport(stage: stage, suite: .ran(suite), ownTests: .judged(own))
    }

    /// The words of each line of a picture.
    private func lines(of picture: String) -> [String] {
        picture.matches(of: #/<text [^>]*>(.*?)<\/text>/#).map { match in
            Self.words(match.1.replacing(#/<[^>]*>/#, with: " "))
        }
    }

    /// A line with one space between its words.
    private static func words(_ line: some StringProtocol) -> String {
        line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
