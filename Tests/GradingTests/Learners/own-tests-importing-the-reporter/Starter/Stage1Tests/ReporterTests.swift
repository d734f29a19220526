// The module that reports test results to the grader.
import TestReporter
import XCTest

final class ReporterTests: XCTestCase { func testNothing() { XCTAssertTrue(true) } }
