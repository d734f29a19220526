import XCTest

/// Tests that look at pages, each in a window of its own of one browser.
///
/// The browser is there for one class of tests, which runs nothing through `Processes`.
class BrowserTestCase: XCTestCase {
    // XCTest runs one test after the other.
    nonisolated(unsafe) private static var running: Chromium?

    /// The browser, which starts as the first test asks for it.
    static func browser() throws -> Chromium {
        if let running { return running }
        let started = try Chromium()
        running = started
        return started
    }

    override class func tearDown() {
        running?.close()
        running = nil
        super.tearDown()
    }
}
