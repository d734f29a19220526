import Testing
import XCTest

@testable import Stage2

/// Tests a closure that is called before the input returns, so there is nothing to wait for.
final class OutputsXCTests: XCTestCase {
    func testTextThatIsNotANumberHasOneAnswer() {
        var viewModel = SecondBasicViewModel()
        var answers: [String] = []
        viewModel.resultOddEven = { answers.append($0) }
        viewModel.isEven(text: "dua")
        XCTAssertEqual(answers, ["Please put number"])
    }
}

@Suite struct OutputsSwiftTests {
    @Test func textThatIsNotANumberHasOneAnswer() {
        var viewModel = SecondBasicViewModel()
        var answers: [String] = []
        viewModel.resultOddEven = { answers.append($0) }
        viewModel.isEven(text: "dua")
        #expect(answers == ["Please put number"])
    }
}
