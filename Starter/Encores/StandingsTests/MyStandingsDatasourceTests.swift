import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your tests for `StandingsDatasource`, through its three seams.
final class MyStandingsDatasourceTests: XCTestCase {
    // TODO: Test what is shown, failures, and loads that are overtaken or cancelled.
}
