import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// Tests the start of `grade watch`.
final class WatchCommandTests: XCTestCase {
    /// A stage that can't be read is watched as well, so that the screen can report the problem and try again.
    func testUnreadableFilesAreWatched() throws {
        let fake = FakeFiles(["/kit/Starter/Stage1/EvenOdd.swift": ""])
        fake.failures["/kit/Starter/Stage1"] = .other("Input/output error")
        let machine = Machine(
            files: fake.files, processes: FixtureLearner.processes, environment: [:])
        let console = Console(out: { _ throws(FileError) in }, error: { _ in }, usesColor: false)
        let context = CommandContext(
            invocation: Invocation(verb: .watch), kit: Kit(root: "/kit"), machine: machine,
            console: console, identity: "test")
        XCTAssertThrowsError(try context.read(.starter))
        XCTAssertEqual(WatchCommand(context: context).watched, Workshop.shipped.numbered)
    }
}
