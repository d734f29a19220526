import Testing

@testable import Stage2

/// Your own tests of the screen that is bound to its view model.
@Suite struct MyBindingTests {
    // TODO: Test what the labels show after each action, and that the screen is freed.
}
