import Shared
import TestHelpers
import Testing

@testable import Standings

/// Your tests for `StandingsDatasource`, through its three seams.
@MainActor @Suite struct MyStandingsDatasourceTests {
    // TODO: Test what is shown, failures, and loads that are overtaken or cancelled.
}
