import XCTest

@testable import Stage1

typealias Done = ()

/// Both tests are wrong, and nothing that tells of a module's tests may leave them out.
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
