import Shared
import TestHelpers
import XCTest

@testable import Standings

/// Your tests for `parse(_:)`, and for `StandingsEndpointLocalRequest`.
final class MyStandingsParsingTests: XCTestCase {
    // TODO: Test what is kept, answers that are broken in several ways, and files.
}
