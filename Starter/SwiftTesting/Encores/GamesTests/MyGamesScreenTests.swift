import Shared
import TestHelpers
import Testing

@testable import Games

/// Your tests for `GamesListViewController`.
@MainActor @Suite struct MyGamesScreenTests {
    // TODO: Test what is shown in each state, and that the screen is freed.
}
