import XCTest

@testable import Catalog
@testable import Grading
@testable import GuideTestHelpers
@testable import Processes

/// Whoever pastes the code of a hint finds that it compiles.
final class HintsTests: XCTestCase {
    private let check = HintCheck(
        built: .live, processes: .live(),
        scratch: ScratchFolders(
            root: WorkshopCopy.kit.path(".grade/tests"), path: nil, files: .live),
        kit: WorkshopCopy.kit)

    func testCodeInTheWordsForLearnersCompiles() throws {
        for stage in Workshop.shipped.stages {
            for problem in try check.problems(in: stage, hintContexts) { XCTFail(problem) }
        }
    }

    func testEachContextIsOfAnExercise() {
        let exercises = Workshop.shipped.stages.flatMap(\.exercises).map(\.id)
        XCTAssertEqual(Set(hintContexts.keys).subtracting(exercises), [])
    }

    /// There was such a hint: two lines of the catalogue were joined without a space.
    func testASpaceThatLacksIsFound() throws {
        let problems = try problems(
            with: "`viewModel.didReceiveData = { [weak self] _in self?.show([]) }`",
            HintContext("PracticeViewController", "func hint() { CODE }"))
        XCTAssertEqual(problems.count, 1)
        XCTAssertTrue(problems[0].contains("hint of a:2:"), problems[0])
        XCTAssertTrue(problems[0].contains("error: "), problems[0])
    }

    func testCodeWithoutAContextAndANameOfNothingAreFound() throws {
        XCTAssertEqual(
            try problems(with: "Call `show([])`, `viewDidload` and `viewDidLoad`."),
            [
                "a: there is nothing called viewDidload",
                "a: 0 contexts in HintContexts.swift for [\"show([])\"]",
            ])
    }

    func testCodeMayHaveAPartThatIsLeftOut() throws {
        XCTAssertEqual(
            try problems(
                with: "`show(…)`",
                HintContext("PracticeViewController", "func hint() { CODE }", rest: "[]")), [])
    }

    private func problems(with hint: String, _ contexts: HintContext...) throws -> [String] {
        let exercise = Exercise(
            id: "a", title: "", task: "", files: ["PracticeViewController.swift"], suite: "",
            guide: "", hints: [hint])
        return try check.problems(
            in: Stage(id: 4, title: "", exercises: [exercise]), ["a": contexts])
    }
}
