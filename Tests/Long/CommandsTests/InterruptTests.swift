import Foundation
import ProgramTestHelpers
import XCTest

@testable import Commands
@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes

/// Tests that after SIGINT no process of a real `grade` is left, whether `grade` was building or
/// running a test that hangs.
final class InterruptTests: XCTestCase {
    override func setUpWithError() throws { try Needed.ps.orSkip() }

    func testInterruptingABuildLeavesNoProcess() throws {
        try interrupt(when: "Grading")
    }

    func testInterruptingATestLeavesNoProcess() throws {
        try interrupt(when: "has been running for")
    }

    func testInterruptingAClassSaysHowToContinue() throws {
        try Needed.sandbox.orSkip()
        let kit = try makeKit(learner: "endless-sleep")
        let root = "\(NSTemporaryDirectory())/interrupt-\(UUID().uuidString)"
        defer { for folder in [kit, root] { try? Files.live.remove(folder) } }
        try Files.live.makeFolder("\(root)/class/ann")
        try FileManager.default.copyItem(
            atPath: "\(kit)/Starter", toPath: "\(root)/class/ann/Starter")
        let text = try interrupt(
            ["class", "\(root)/class", "--out", "\(root)/reports"], in: kit, when: "0 of 1 graded")
        assertContains(text, "The results so far are kept. To continue, run the same command.")
    }

    func testInterruptingAPackageLeavesNoProcess() throws {
        try Needed.sandbox.orSkip()
        let kit = try makeKit(learner: "endless-sleep")
        defer { try? Files.live.remove(kit) }
        let package = FixtureLearner.kit.path("Tests/PackageMutantsTests/Packages/Checkout")
        // The package's tests are too quick to be interrupted, but the build takes seconds.
        try interrupt(["package", package], in: kit, when: "Building a copy")
    }

    /// Grades stage 1 of a learner whose code never ends, and sends SIGINT when the progress
    /// contains `words`.
    private func interrupt(when words: String) throws {
        let kit = try makeKit(learner: "endless-sleep")
        defer { try? Files.live.remove(kit) }
        try interrupt(["1", "--time-limit", "20"], in: kit, when: words)
    }

    /// Starts `grade` in a copy of the kit, sends SIGINT when the progress that `grade` prints
    /// contains `words`, and returns everything that `grade` prints.
    @discardableResult
    private func interrupt(
        _ arguments: [String], in kit: String, when words: String
    ) throws -> String {
        let grade = Command(
            executable: try KitCopy.program(), arguments: arguments,
            environment: ProcessInfo.processInfo.environment, directory: kit)
        var text = ""
        // The shell starts `grade` in the background, prints its process ID, and waits for it.
        let script = Command(
            executable: "/bin/bash",
            arguments: ["-c", #"set -m; "$0" "$@" & echo "pid $!"; wait $!; echo "status $?""#]
                + [grade.executable] + grade.arguments,
            environment: grade.environment, directory: kit)
        var isSent = false
        let end = try FixtureLearner.processes.run(script, Limits(total: .seconds(120))) { event in
            guard case .output(let bytes) = event else { return true }
            text += String(decoding: bytes, as: UTF8.self)
            if !isSent, text.contains(words), let pid = pid(in: text) {
                isSent = true
                // The process that the progress announces starts a moment later.
                while ProcessTree.members(of: pid).count == 1, kill(pid, 0) == 0 { usleep(1000) }
                kill(pid, SIGINT)
            }
            return true
        }
        XCTAssertEqual(end, .exited(0), text)
        XCTAssertTrue(isSent, text)
        assertContains(text, "status 130")
        XCTAssertEqual(try processes(naming: kit), "", text)
        return text
    }

    private func pid(in text: String) -> pid_t? {
        text.firstMatch(of: #/pid (\d+)/#).flatMap { pid_t($0.1) }
    }

    private func processes(naming path: String) throws -> String {
        try Programs.shell("ps -eo args | grep -F '\(path)' | grep -v grep", in: "/").text.split(
            separator: "\n"
        ).filter { !$0.hasPrefix("/bin/sh") }.joined(separator: "\n")
    }

    /// A copy of the kit with the fixture learner's files as `Starter`.
    private func makeKit(learner: String) throws -> String {
        let folder = "\(NSTemporaryDirectory())/kit-\(UUID().uuidString)"
        try KitCopy.copyKit(to: folder)
        let submission = try FixtureLearner(name: learner).submission()
        defer { try? Files.live.remove(submission) }
        try Files.live.remove("\(folder)/Starter")
        try FileManager.default.moveItem(
            atPath: "\(submission)/Starter", toPath: "\(folder)/Starter")
        return folder
    }
}
