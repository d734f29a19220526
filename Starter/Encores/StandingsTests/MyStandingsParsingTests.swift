import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your own tests of `parse(_:)`, and of `StandingsEndpointLocalRequest`.
final class MyStandingsParsingTests: XCTestCase {
    // TODO: Test what is kept, what is broken in several ways, and files.
}
