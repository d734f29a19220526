import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests that two things are compiled only if needed. The list of official tests is compiled only if
/// the tests compile to different code than with the finished stage. The interface of a stage is
/// compiled only if it has changed.
final class SameCodeTests: XCTestCase {
    /// Grades a learner's stage 1, with an addition to one of its files.
    ///
    /// - Parameter knowsNoBodies: Whether the compiler lacks the option to leave out function
    ///   bodies.
    /// - Returns: The report, and how many times the stage's interface and the list of its tests
    ///   were compiled.
    private func grade(
        with addition: String, knowsNoBodies: Bool = false
    ) throws -> (stage: StageReport, declared: Int, listed: Int) {
        // A learner who works on another stage also has the finished code of stage 1.
        let folder = try FixtureLearner(name: "orders-mistakes").submission()
        defer { try? Files.live.remove(folder) }
        let file = "\(folder)/Starter/Stage1/EvenOdd.swift"
        let code = try Files.live.read(file) + Array(addition.utf8)
        try Files.live.write(file, code)
        let declared = Mutex(0)
        let listed = Mutex(0)
        let live = FixtureLearner.processes
        let counting = Processes(
            run: { (command, limits, handler) throws(ProcessError) in
                var command = command
                // Counts only interfaces of the learner's code, because the interface of the
                // finished stage may also be compiled.
                let source = "\(command.directory)/Starter/Stage1/EvenOdd.swift"
                if command.arguments.contains("-experimental-skip-all-function-bodies"),
                    (try? Files.live.read(source)) == code
                {
                    declared.withLock { $0 += 1 }
                    if knowsNoBodies { command.arguments.append("-an-unknown-option") }
                }
                if command.arguments.contains("Stage1TestsList") {
                    listed.withLock { $0 += 1 }
                }
                return try live.run(command, limits, handler)
            }, serve: live.serve, endAll: live.endAll)
        let grader = try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
        let machine = Machine(
            files: .live, processes: counting, environment: FixtureLearner.machine.environment)
        let report = try grader.with(tools: grader.tools.on(machine))
            .grade(folder, tree: .starter, stages: [shipped(1)])
        let stage = try XCTUnwrap(report.stages.first)
        return (stage, declared.withLock { $0 }, listed.withLock { $0 })
    }

    /// This name is unique, because code that was compiled before isn't compiled again.
    private let helper = "new\(UUID().uuidString.filter { $0 != "-" })"

    func testAHelperIsCompiledOnce() throws {
        for (number, (body, declared)) in [("1", 1), ("2", 0)].enumerated() {
            let grade = try grade(with: "\nfunc \(helper)() -> Int { \(body) }\n")
            XCTAssertEqual(grade.stage.status, .passed)
            XCTAssertEqual(grade.stage.flags, [])
            XCTAssertEqual(grade.declared, declared)
            XCTAssertLessThanOrEqual(grade.listed, number == 0 ? 1 : 0)
        }
    }

    func testACompilerThatKeepsBodiesIsReported() throws {
        let grade = try grade(with: "\nfunc \(helper)() -> Int { 1 }\n", knowsNoBodies: true)
        XCTAssertEqual(grade.stage.status, .passed)
        XCTAssertEqual(grade.stage.flags, [.checkedInPart("Starter/Stage1/")])
    }
}
