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

    func testNothingIsLeftOpen() throws {
        let processes = Processes.live()
        // The second program doesn't exist.
        for (program, text) in [("/bin/cat", "what is read"), ("/nowhere/program", nil)] {
            var command = Command(executable: program, directory: "/")
            command.input = "what is read"
            command.attachment = Array("what may be read".utf8)
            let left = left {
                XCTAssertEqual(try? processes.output(of: command).text, text, program)
            }
            XCTAssertEqual(left, 0, program)
        }
        guard let serve = processes.serve else { return }
        let server = scriptCommand("read line <&0; exit 0")
        XCTAssertEqual(try left { try serve(server)?.end() }, 0, "a server")
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
}
