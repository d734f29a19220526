import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// What the official tests refer to is read, and their list is compiled, where they didn't become the same
/// code as with the finished stage.
final class SameCodeTests: XCTestCase {
    /// Grades the stage 1 of a learner with more in one of its files.
    ///
    /// - Returns: Whether it passes, how often the tests were read, and how often their list was compiled.
    private func grade(
        _ learner: String, with addition: String
    ) throws -> (passes: Bool, read: Int, listed: Int) {
        let folder = try FixtureLearner(name: learner).submission()
        defer { try? Files.live.remove(folder) }
        let file = "\(folder)/Starter/Stage1/EvenOdd.swift"
        try Files.live.write(file, try Files.live.read(file) + Array(addition.utf8))
        let read = Mutex(0)
        let listed = Mutex(0)
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
                if command.arguments.contains("Stage1TestsList") {
                    listed.withLock { $0 += 1 }
                }
                return try live.run(command, limits, handler)
            }, serve: live.serve, endAll: live.endAll)
        let grader = try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
        let machine = Machine(
            files: .live, processes: counting, environment: FixtureLearner.machine.environment)
        let report = try grader.with(tools: grader.tools.on(machine), buildsWith: .compiler)
            .grade(folder, tree: .starter, stages: [shipped(1)])
        let stage = try XCTUnwrap(report.stages.first)
        return (stage.status == .passed, read.withLock { $0 }, listed.withLock { $0 })
    }

    /// Names that nobody has used before: what was compiled once isn't compiled again.
    private let helper = "new\(UUID().uuidString.filter { $0 != "-" })"

    func testAHelperChangesNothing() throws {
        for (number, mostLists) in [1, 0].enumerated() {
            // A learner of another stage has this one as it is when it is finished.
            let grade = try grade(
                "orders-mistakes", with: "\nfunc \(helper)\(number)() -> Int { 1 }\n")
            XCTAssertTrue(grade.passes)
            XCTAssertEqual(grade.read, 0)
            XCTAssertLessThanOrEqual(grade.listed, mostLists)
        }
    }

    func testWhatTheTestsWouldUseIsFound() throws {
        let grade = try grade(
            "literals-of-its-own", with: "\nfunc \(helper)() -> Int { 1 }\n")
        XCTAssertFalse(grade.passes)
        XCTAssertEqual(grade.read, 1)
    }
}
