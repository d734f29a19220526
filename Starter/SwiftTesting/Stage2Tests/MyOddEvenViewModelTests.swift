import Testing

@testable import Stage2

/// Your tests for `isEven(text:)`.
@Suite struct MyOddEvenViewModelTests {
    /// A worked example: the answer comes through an output, so the test collects what comes out.
    @Test func evenNumberGivesGenap() {
        // Arrange: record the output of a view model. An array also shows how often it is called.
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { results.append($0) }

        // Act: one input.
        viewModel.isEven(text: "2")

        // Assert: one answer, and the right one.
        #expect(results == ["Genap"])
    }

    // TODO: Test odd numbers, text that isn't a number, and that the other output is not called.
}
