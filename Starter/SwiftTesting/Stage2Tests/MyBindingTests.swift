import Testing

@testable import Stage2

/// Your tests for the screen and its binding to the view model.
@Suite struct MyBindingTests {
    // TODO: Test what the labels show after each action, and that the screen is freed.
}
