import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// What the official tests refer to is read where they didn't become the same code as with the finished
/// stage.
final class SameCodeTests: XCTestCase {
    /// Grades the finished stage 1 with more in one of its files.
    ///
    /// - Returns: Whether it passes, and how often the tests were read.
    private func grade(with addition: String) throws -> (passes: Bool, read: Int) {
        // A learner of other stages: this one is the finished one.
        let folder = try FixtureLearner(name: "orders-mistakes").submission()
        defer { try? Files.live.remove(folder) }
        let file = "\(folder)/Starter/Stage1/EvenOdd.swift"
        try Files.live.write(file, try Files.live.read(file) + Array(addition.utf8))
        let read = Mutex(0)
        let live = FixtureLearner.processes
        let counting = Processes(
            run: { (command, limits, handler) throws(ProcessError) in
                // The tests of the finished stage are compiled in a folder of their own.
                if command.arguments.contains("-emit-silgen"),
                    command.arguments.contains("Stage1Tests"),
                    !command.directory.contains("/judging-")
                {
                    read.withLock { $0 += 1 }
                }
                return try live.run(command, limits, handler)
            }, serve: live.serve, endAll: live.endAll)
        let grader = try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
        let machine = Machine(
            files: .live, processes: counting, environment: FixtureLearner.machine.environment)
        let report = try grader.with(tools: grader.tools.on(machine), buildsWith: .compiler)
            .grade(folder, tree: .starter, stages: [shipped(1)])
        let stage = try XCTUnwrap(report.stages.first)
        return (stage.status == .passed, read.withLock { $0 })
    }

    /// Names that nobody has used before: what was compiled once isn't compiled again.
    private let helper = "new\(UUID().uuidString.filter { $0 != "-" })"

    func testAHelperChangesNothing() throws {
        let grade = try grade(with: "\nfunc \(helper)() -> Int { 1 }\n")
        XCTAssertTrue(grade.passes)
        XCTAssertEqual(grade.read, 0)
    }

    func testWhatTheTestsWouldUseIsFound() throws {
        let equals = """

            func \(helper)() -> Int { 1 }
            func XCTAssertEqual(
                _ first: @autoclosure () throws -> String, _ second: @autoclosure () throws -> String,
                _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
                line: UInt = #line
            ) {}

            """
        let grade = try grade(with: equals)
        XCTAssertFalse(grade.passes)
        XCTAssertEqual(grade.read, 1)
    }
}
