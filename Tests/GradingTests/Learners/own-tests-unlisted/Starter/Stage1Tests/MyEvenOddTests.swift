import XCTest

@testable import Stage1

final class MyEvenOddTests: XCTestCase {
    func `test minus one is odd`() {
        XCTAssertFalse(FirstBasicViewController().isEven(number: -1))
    }
}

enum Outer {
    final class NestedTests: XCTestCase {
        func testOneIsOdd() { XCTAssertFalse(FirstBasicViewController().isEven(number: 1)) }
    }
}

class GenericTests<T>: XCTestCase {
    func testTwoIsEven() { XCTAssertTrue(FirstBasicViewController().isEven(number: 2)) }
}

final class `Spaced tests`: XCTestCase {
    func testThreeIsOdd() { XCTAssertFalse(FirstBasicViewController().isEven(number: 3)) }
}
