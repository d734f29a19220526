import XCTest

/// A test that runs within another one, as if it came after it.
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
