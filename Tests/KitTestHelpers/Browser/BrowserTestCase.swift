import XCTest

/// The base class of tests that open pages. Each page has a separate window of the same browser.
///
/// The browser runs while the tests of one class run. These tests must not run anything through `Processes`;
/// `Chromium` explains why.
class BrowserTestCase: XCTestCase {
    // This is safe without a lock, because XCTest runs one test at a time.
    nonisolated(unsafe) private static var running: Chromium?

    /// Returns the browser, which starts when a test first requests it.
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
