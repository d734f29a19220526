import XCTest

/// A base class for tests of pages, which open each page in a separate window of one browser.
///
/// The browser runs during one test class, which must not run anything through `Processes`.
class BrowserTestCase: XCTestCase {
    // XCTest runs one test at a time.
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
