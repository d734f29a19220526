import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for `parse(_:)`, and for `StandingsEndpointLocalRequest`.
@MainActor @Suite struct MyStandingsParsingTests {
    // TODO: Test what is kept, answers that are broken in several ways, and files.
}
