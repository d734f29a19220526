import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your own tests of the address, and of `StandingsEndpointRequest`.
@MainActor @Suite struct MyStandingsRequestTests {
    // TODO: Test which address is asked for, how often, and a failure.
}
