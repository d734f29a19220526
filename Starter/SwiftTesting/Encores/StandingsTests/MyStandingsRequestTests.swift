import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for the address, and for `StandingsEndpointRequest`.
@MainActor @Suite struct MyStandingsRequestTests {
    // TODO: Test which address is requested, how often, and a failure.
}
