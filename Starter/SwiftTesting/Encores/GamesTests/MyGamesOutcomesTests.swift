import Shared
import TestHelpers
import Testing

@testable import Games

/// Your own tests of what an answer leads to.
@MainActor @Suite struct MyGamesOutcomesTests {
    // TODO: Test each kind of answer: what is told, the state then, and a second answer.
}
