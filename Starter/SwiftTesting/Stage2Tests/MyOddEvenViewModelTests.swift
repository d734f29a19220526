import Testing

@testable import Stage2

/// Your own tests of `isEven(text:)`.
@Suite struct MyOddEvenViewModelTests {
    /// A worked example: the answer comes through an output, so the test collects what comes out.
    @Test func evenNumberGivesGenap() {
        // Arrange: a view model whose output is written down. A list also shows how often it came.
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { results.append($0) }

        // Act: one input.
        viewModel.isEven(text: "2")

        // Assert: one answer, and the right one.
        #expect(results == ["Genap"])
    }

    // TODO: Test odd numbers, text that is no number, and that the other output is not called.
}
