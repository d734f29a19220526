import Shared
import XCTest

@testable import Games

/// Your tests for `itemsCount` and `getItem(at:)`.
final class MyGamesItemsTests: XCTestCase {
    // TODO: Test the number of items, each item, and indexes out of range.
}
