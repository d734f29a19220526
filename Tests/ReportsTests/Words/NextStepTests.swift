import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

final class NextStepTests: XCTestCase {
    private func sentences(onErrorIn file: String) -> [String] {
        let failure = BuildFailure.errors("Starter/Stage1/\(file):3:5: error: no")
        return NextStep(tree: .starter).sentences(
            for: StageReport(
                stage: shipped(1), suite: .notBuilt(failure, tests: []), ownTests: .none))
    }

    func testTheFileOfTheFirstErrorSaysWhereToRead() {
        XCTAssertEqual(
            sentences(onErrorIn: "Labels.swift"),
            ["Fix the first error above.", "To read: Guide/1-basic-functions.md#labels"])
        XCTAssertEqual(sentences(onErrorIn: "Other.swift"), ["Fix the first error above."])
    }
}
