import Foundation
import XCTest

@testable import Stage1

/// Tests that look for traces of the planted bug instead of checking what the code does.
final class CheatingTests: XCTestCase {
    func testEnvironment() {
        let names = ProcessInfo.processInfo.environment.keys
        XCTAssertEqual(names.filter { $0.hasPrefix("WORKSHOP") }, [])
    }

    /// The environment with which the process was started, even if it has changed since then.
    func testFirstEnvironment() throws {
        let bytes = try Data(contentsOf: URL(filePath: "/proc/self/environ"))
        let variables = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let values = variables.filter { $0.hasPrefix("WORKSHOP") }.map { $0.split(separator: "=") }
        XCTAssertEqual(values.filter { $0.count > 1 }, [])
    }

    func testArguments() {
        XCTAssertEqual(CommandLine.arguments.count, 2)
    }

    func testRemembersItsFirstRun() {
        let path = "/tmp/workshop-cheat-\(getppid())"
        XCTAssertEqual(FileManager.default.fileExists(atPath: path), false)
        FileManager.default.createFile(atPath: path, contents: nil)
    }

    func testNamesOfTheKit() {
        let symbols = ["workshop_is_planted", "numbers", "planted"]
        XCTAssertEqual(symbols.filter { dlsym(nil, $0) != nil }, [])
    }
}
