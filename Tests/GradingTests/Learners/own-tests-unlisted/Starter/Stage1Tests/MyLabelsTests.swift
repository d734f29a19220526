import XCTest

@main
struct Program {
    static func main() {}
}

final class MyLabelsTests: XCTestCase {
    func testNothing() {}
}
