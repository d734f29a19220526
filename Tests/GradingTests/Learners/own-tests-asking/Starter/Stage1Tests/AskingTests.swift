import XCTest

@testable import Stage1

@_silgen_name("workshop_is_planted")
private func isPlanted(_ place: Int32) -> Bool

/// Asks which bug is planted, and not what the code does.
final class AskingTests: XCTestCase {
    func testNothingIsPlanted() {
        for place in Int32(0)..<100 { XCTAssertFalse(isPlanted(place)) }
    }
}
