import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your tests for `StandingsEntityRequest`, and for `takeOver(_:of:)`.
final class MyStandingsStoreTests: XCTestCase {
    // TODO: Test tournaments, groups, the order, and answers that come one after the other.
}
