import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for `StandingsEntityRequest`, and for `takeOver(_:of:)`.
@MainActor @Suite struct MyStandingsStoreTests {
    // TODO: Test tournaments, groups, the order, and answers that come one after the other.
}
