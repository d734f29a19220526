import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource
@testable import TerminalKit

final class GivenFileTextTests: XCTestCase {
    private func stage(_ files: [String]) -> StageReport {
        let passed = Fixture.passedStage
        return StageReport(
            stage: passed.stage, suite: passed.suite, ownTests: passed.ownTests,
            changedFiles: files)
    }

    func testWhatWasChangedAndHowToBringItBack() {
        XCTAssertEqual(GivenFileText.sentences(on: stage([])), [])
        XCTAssertEqual(
            GivenFileText.lines(on: stage(["Starter/Stage2/CartViewModel.swift"])),
            [
                "  Starter/Stage2/CartViewModel.swift isn't as it was given, and nothing in it is",
                "  to be filled in.",
                "  To bring it back: git restore Starter/Stage2/CartViewModel.swift",
            ])
    }

    func testItIsSaidOfAStageWithAStar() {
        let lines = StageDetails(style: Style(usesColor: false), tree: .starter).lines(
            of: stage(["A.swift"]))
        XCTAssertTrue(lines.contains { $0.contains("A.swift isn't as it was given") }, "\(lines)")
    }

    func testEveryFormatNamesIt() {
        let report = Fixture.report([stage(["A.swift"])])
        let outputs = [
            JSONReporter.text(of: report), JUnitReporter.text(of: report),
        ]
        XCTAssertEqual(outputs.map { $0.contains("A.swift") }, [true, true])
        XCTAssertEqual(
            GitHubReporter.text(of: report, token: "TOKEN").components(separatedBy: "\n").first,
            "::warning file=A.swift,title=Stage 1%2C a given file::A.swift isn't as it was given, "
                + "and nothing in it is to be filled in. To bring it back: git restore A.swift")
    }
}
