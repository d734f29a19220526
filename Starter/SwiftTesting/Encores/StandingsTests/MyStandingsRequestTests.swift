import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for the address, and of `StandingsEndpointRequest`.
@MainActor @Suite struct MyStandingsRequestTests {
    // TODO: Test which address is requested, how often, and a failure.
}
