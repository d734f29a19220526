import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your tests for the address, and for `StandingsEndpointRequest`.
final class MyStandingsRequestTests: XCTestCase {
    // TODO: Test which address is requested, how often, and a failure.
}
