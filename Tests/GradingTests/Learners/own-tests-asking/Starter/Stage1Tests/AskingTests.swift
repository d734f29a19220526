import XCTest

@testable import Stage1

@_silgen_name("workshop_is_planted")
private func isPlanted(_ place: Int32) -> Bool

/// Checks which bug is planted, instead of what the code does.
final class AskingTests: XCTestCase {
    func testNothingIsPlanted() {
        for place in Int32(0)..<100 { XCTAssertFalse(isPlanted(place)) }
    }
}
