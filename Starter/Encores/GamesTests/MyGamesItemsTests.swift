import Shared
import XCTest

@testable import Games

/// Your own tests of `itemsCount` and `getItem(at:)`.
final class MyGamesItemsTests: XCTestCase {
    // TODO: Test the number of items, each item, and indexes outside.
}
