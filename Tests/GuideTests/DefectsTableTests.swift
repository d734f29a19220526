import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import GuideTestHelpers
@testable import KitTestHelpers
@testable import SwiftSource

/// The chapter for authors explains every finding of `grade verify`, in the words that it prints.
final class DefectsTableTests: XCTestCase {
    private let findings: [Defect] = {
        let bug = "ten-is-still-counted"
        let path = "Finished/Stage1/StockText.swift"
        let suite = "Tests/Stage1Tests/StockTextTests.swift"
        let test = "Stage1Tests.StockTextTests/testNothingIsLeft"
        let errors = BuildFailure.errors("")
        return [
            .onlyInOneTree(path: "Stage1/StockText.swift", tree: .starter),
            .noTODO(path: "Starter/Stage1/StockText.swift"), .leftoverTODO(path: path),
            .notGiven(exercise: "stock-text", path: "Stage1/StockText.swift"),
            .missingFile(exercise: "stock-text", path: suite), .unlistedSuite(path: suite),
            .noVersion(
                path: "Starter/SwiftTesting/Stage1Tests/MyStockTextTests.swift", .swiftTesting),
            .otherLibrary(path: "Starter/Stage1Tests/MyStockTextTests.swift", .xctest),
            .versionsDiffer(
                path: "Finished/Stage1Tests/MyStockTextTests.swift", "lessThanNothing"),
            .duplicateExercise("stock-text"), .noTests(exercise: "stock-text"),
            .notBuilt(tree: .starter, stage: shipped(1), errors),
            .doesNotFail(test: test, status: .passed), .failsOnFinished(test: test, nil),
            .ownTestFails(
                tree: .finished, test: "MyStage1Tests.MyStockTextTests/testLessThanNothing", nil),
            .cannotRun(tree: .finished, stage: shipped(1)),
            .notPlanted(id: bug, path: path, .found(times: 0)),
            .notPlanted(id: bug, path: path, .outsideOfBodies),
            .notPlanted(id: bug, path: path, .noChange), .duplicateBug(bug),
            .unknownExercise(bug: bug, exercise: "stocktext"), .withoutWords(bug: bug),
            .bugsDoNotCompile(stage: shipped(1), ids: [bug], errors),
            .survives(bug: bug, .official),
            .survives(bug: bug, .finishedOwn(.xctest)),
            .hangs(bug: bug, .finishedOwn(.swiftTesting)),
            .asksTooMuch(
                test: "Stage1Tests.StockTextTests/testFewPiecesAreCounted",
                variant: "stock-by-a-switch"),
            .killedByExample(bug: bug, test: "MyStage1Tests.MyStockTextTests/testOne"),
            .exampleIsNotRed(test: "MyStage1Tests.MyStockTextTests/testOne"),
            .shippedTestsAreGood(exercise: "weather-greeting"),
            .nothingFails(exercise: "weather-greeting"),
        ]
    }()

    func testEveryFindingIsInATable() throws {
        let page = try String(
            contentsOfFile: WorkshopCopy.kit.path("Guide/for-authors.md"), encoding: .utf8)
        for finding in findings {
            let cell = "| `\(beginning(of: finding))` |"
            XCTAssertTrue(page.contains(cell), "whether the chapter has \(cell)")
        }
        let rows = page.matches(of: #/(?m)^\| `.+` \| .+ \|$/#).filter {
            $0.0.contains(".` |") || $0.0.contains(":` |")
        }
        XCTAssertEqual(rows.count, findings.count, "rows of the tables")
    }

    /// What comes before the words of others, such as the compiler's.
    private func beginning(of finding: Defect) -> String {
        let text = DefectText.describe(finding)
        switch finding {
        case .notBuilt, .failsOnFinished, .ownTestFails:
            return String(text.prefix(through: text.firstIndex(of: ":") ?? text.startIndex))
        case .bugsDoNotCompile:
            return String(text.prefix(through: text.firstIndex(of: ".") ?? text.startIndex))
        case .onlyInOneTree, .noTODO, .leftoverTODO, .notGiven, .missingFile, .unlistedSuite,
            .noVersion, .otherLibrary, .versionsDiffer,
            .duplicateExercise, .noTests, .doesNotFail, .cannotRun, .notPlanted, .duplicateBug,
            .unknownExercise, .withoutWords, .survives,
            .hangs, .asksTooMuch, .killedByExample,
            .exampleIsNotRed, .shippedTestsAreGood, .nothingFails:
            return text
        }
    }
}
