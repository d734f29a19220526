import Shared
import TestHelpers
import XCTest

@testable import Games

/// Your own tests of what an answer leads to.
final class MyGamesOutcomesTests: XCTestCase {
    // TODO: Test each kind of answer: what is told, the state then, and a second answer.
}
