import Testing
import XCTest

@testable import Stage1

final class BrokenClassTests: XCTestCase {
    override class func setUp() {
        fatalError("the class can't start")
    }

    func testNeverStarts() {}
}

final class SoundTests: XCTestCase {
    func testZeroIsEven() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 0), true)
    }
}

func brokenArguments() -> [Int] { fatalError("no arguments") }

@Suite struct BrokenArguments {
    @Test(arguments: brokenArguments()) func takes(number: Int) {}
}
