import XCTest

@testable import Processes

/// Tests that a run leaves no descriptor open. Grading a large class runs many thousands of
/// programs, and would otherwise run out of descriptors.
final class OpenDescriptorsTests: ProcessTestCase {
    private var count: Int { (0..<4096).count { fcntl(Int32($0), F_GETFD) != -1 } }

    /// How many more descriptors are open after five calls than after the first.
    private func left(by body: () throws -> Void) rethrows -> Int {
        try body()
        let before = count
        for _ in 1...5 { try body() }
        return count - before
    }

    func testARunLeavesNothingOpen() throws {
        let processes = Processes.live()
        var command = Command(
            executable: "/bin/cat", arguments: [], environment: [:], directory: "/")
        command.input = "what is read"
        command.attachment = Array("what may be read".utf8)
        let left = try left {
            XCTAssertEqual(try processes.output(of: command).text, "what is read")
        }
        XCTAssertEqual(left, 0)
    }

    func testAProgramThatCannotStartLeavesNothingOpen() throws {
        let processes = Processes.live()
        var command = Command(
            executable: "/nowhere/program", arguments: [], environment: [:], directory: "/")
        command.input = "what nobody reads"
        command.attachment = [0]
        let left = try left {
            do {
                _ = try processes.output(of: command)
                XCTFail("A program that doesn't exist was started.")
            } catch is ProcessError {}
        }
        XCTAssertEqual(left, 0)
    }

    /// If an attachment that is too large were accepted, the child would read only its start.
    func testAnAttachmentThatIsTooLargeIsAnError() {
        var command = scriptCommand("cat <&4")
        command.attachment = Array(repeating: 0, count: 1 << 20)
        XCTAssertThrowsError(try Processes.live().output(of: command)) {
            let error = ProcessError.system(code: EFBIG, executable: command.executable)
            XCTAssertEqual($0 as? ProcessError, error)
        }
    }

    func testAServerLeavesNothingOpen() throws {
        guard let serve = Processes.live().serve else {
            throw XCTSkip("There are no servers here.")
        }
        let command = scriptCommand("read line <&0; exit 0")
        let left = try left { try serve(command)?.end() }
        XCTAssertEqual(left, 0)
    }
}
