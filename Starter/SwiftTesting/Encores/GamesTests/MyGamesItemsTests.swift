import Shared
import Testing

@testable import Games

/// Your tests for `itemsCount` and `getItem(at:)`.
@MainActor @Suite struct MyGamesItemsTests {
    // TODO: Test the number of items, each item, and indexes out of range.
}
