import Shared
import TestHelpers
import Testing

@testable import Games

/// Your tests for what happens after an answer.
@MainActor @Suite struct MyGamesOutcomesTests {
    // TODO: Test each kind of answer: the delegate's calls, the state, and a second answer.
}
