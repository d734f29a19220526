// swift-format-ignore-file
@testable import Stage1
import XCTest

final class MyEvenOddTests: XCTestCase {
    func testZero() {
        let isEven = FirstBasicViewController().isEven(number: 0)
        if !isEven {
            print("a".withCString { String(cString: moved($0)) })
            print("a".withCString(moved))
            var places: [AnyHashable] = []
            "a".withCString { places.append($0) }
            print(places)
        }
        XCTAssertTrue(isEven)
    }

    func testOne() {
        XCTAssertFalse(FirstBasicViewController().isEven(number: 1))
    }
}

private func moved<Place: Strideable>(_ place: Place) -> Place where Place.Stride == Int {
    place.advanced(by: 0xBAD)
}
