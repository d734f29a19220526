import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your own tests of the address, and of `StandingsEndpointRequest`.
final class MyStandingsRequestTests: XCTestCase {
    // TODO: Test which address is asked for, how often, and a failure.
}
