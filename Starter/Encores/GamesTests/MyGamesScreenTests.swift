import Shared
import TestHelpers
import XCTest

@testable import Games

/// Your tests for `GamesListViewController`.
final class MyGamesScreenTests: XCTestCase {
    // TODO: Test what is shown in each state, and that the screen is freed.
}
