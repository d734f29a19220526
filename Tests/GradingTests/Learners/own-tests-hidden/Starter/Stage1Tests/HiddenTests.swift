import XCTest

@testable import Stage1

typealias Done = ()

/// Both tests are wrong. No list of the tests of a module may leave them out.
final class AliasTests: XCTestCase {
    func testAlias() -> Done {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 2), false)
    }
}

final class _HiddenTests: XCTestCase {
    func testHidden() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 2), false)
    }
}
