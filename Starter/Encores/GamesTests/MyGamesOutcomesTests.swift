import Shared
import TestHelpers
import XCTest

@testable import Games

/// Your tests for what happens after an answer.
final class MyGamesOutcomesTests: XCTestCase {
    // TODO: Test each kind of answer: the delegate's calls, the state, and a second answer.
}
