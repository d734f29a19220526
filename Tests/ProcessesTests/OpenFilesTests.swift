import XCTest

@testable import Processes

final class OpenFilesTests: XCTestCase {
    private var before = rlimit()

    override func setUp() {
        getrlimit(Platform.openFiles, &before)
    }

    override func tearDown() {
        setrlimit(Platform.openFiles, &before)
    }

    func testTheLimitIsRaisedAsFarAsAllowed() {
        for start: rlim_t in [256, 1024] {
            XCTAssertEqual(limit(from: start), min(OpenFiles.wanted, before.rlim_max))
        }
    }

    func testAHighLimitIsKept() throws {
        let high = OpenFiles.wanted + 1
        try XCTSkipIf(before.rlim_max < high, "This system doesn't allow that many open files.")
        XCTAssertEqual(limit(from: high), high)
    }

    /// Sets the limit to `start`, and returns the limit after `OpenFiles` has raised it.
    private func limit(from start: rlim_t) -> rlim_t {
        var limit = rlimit(rlim_cur: start, rlim_max: before.rlim_max)
        setrlimit(Platform.openFiles, &limit)
        OpenFiles.allowMany()
        getrlimit(Platform.openFiles, &limit)
        return limit.rlim_cur
    }
}
