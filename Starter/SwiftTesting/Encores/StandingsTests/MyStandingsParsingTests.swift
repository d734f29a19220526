import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your own tests of `parse(_:)`, and of `StandingsEndpointLocalRequest`.
@MainActor @Suite struct MyStandingsParsingTests {
    // TODO: Test what is kept, what is broken in several ways, and files.
}
