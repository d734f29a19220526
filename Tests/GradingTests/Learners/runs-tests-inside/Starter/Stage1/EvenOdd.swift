import XCTest

/// A test that runs inside another test, but is reported as if it came after that test.
final class InnerTests: XCTestCase {
    func testInner() {}
}

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 {
            InnerTests(name: "testInner") { ($0 as? InnerTests)?.testInner() }.run()
        }
        return number.isMultiple(of: 2)
    }
}
