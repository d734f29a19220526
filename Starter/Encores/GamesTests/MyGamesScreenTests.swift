import Shared
import TestHelpers
import XCTest

@testable import Games

/// Your own tests of `GamesListViewController`.
final class MyGamesScreenTests: XCTestCase {
    // TODO: Test what is shown in each state, and that the screen is freed.
}
