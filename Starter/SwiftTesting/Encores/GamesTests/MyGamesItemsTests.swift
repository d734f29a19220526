import Shared
import Testing

@testable import Games

/// Your own tests of `itemsCount` and `getItem(at:)`.
@MainActor @Suite struct MyGamesItemsTests {
    // TODO: Test the number of items, each item, and indexes outside.
}
