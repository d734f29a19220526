#if os(Linux)
    import Foundation
    import ProgramTestHelpers
    import XCTest

    @testable import Processes

    /// Tests the descriptors that a process in the sandbox gets, and what it reads from them.
    final class HonestCallsTests: XCTestCase {
        func testTheFilterIsNotAmongTheDescriptors() throws {
            try Needed.sandbox.orSkip()
            let machine = Machine(
                files: .live, processes: .live(),
                environment: ProcessInfo.processInfo.environment)
            let sandbox = try Sandbox.find(on: machine, toolchain: "/usr", hidden: [])
            XCTAssertTrue(sandbox.filtersCalls)
            let command = Command(
                executable: "/bin/sh",
                arguments: [
                    "-c",
                    """
                    for n in $(seq 0 50); do [ -e /dev/fd/$n ] && echo $n; done
                    grep Seccomp: /proc/self/status
                    """,
                ],
                directory: "/")
            let (_, text) = try machine.processes.output(
                of: sandbox.wrap(command, Sandbox.Access(scratch: "/tmp")))
            XCTAssertEqual(text, "0\n1\n2\n3\n5\nSeccomp:\t2\n")
        }

        func testEachProcessGetsTheWholeAttachment() throws {
            let processes = Processes.live()
            let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 4096)
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                var command = scriptCommand("wc -c <&4; cat")
                command.input = "b"
                command.attachment = bytes
                let outcome = try? collectOutcome { try processes.run(command, $0, $1) }
                XCTAssertEqual(outcome?.text, "4096\nb")
            }
        }
    }
#endif
