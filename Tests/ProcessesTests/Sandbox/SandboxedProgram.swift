#if os(Linux)
    import Foundation
    import ProgramTestHelpers
    import XCTest

    @testable import FileSystem
    @testable import Processes

    /// Compiles C programs and runs them in the sandbox of this system.
    struct SandboxedProgram {
        private static let machine = Machine(
            files: .live, processes: .live(), environment: ProcessInfo.processInfo.environment)

        /// The sandbox of this system. It makes only the system's programs visible, and no
        /// toolchain.
        ///
        /// If no sandbox works here, the test is skipped.
        static func sandbox() throws -> Sandbox {
            try Needed.sandbox.orSkip()
            return try Sandbox.find(on: machine, toolchain: "/usr", hidden: [])
        }

        /// Returns what the program prints in the sandbox, line by line.
        static func lines(
            of source: String, limits: Limits = Limits(total: .seconds(60))
        ) throws -> [String] {
            let outcome = try run(source, limits: limits)
            XCTAssertEqual(outcome.end, .exited(0), outcome.text)
            return outcome.text.split(separator: "\n").map(String.init)
        }

        static func run(_ source: String, limits: Limits) throws -> (
            end: ProcessEnd, text: String
        ) {
            let sandbox = try sandbox()
            let folder = "\(NSTemporaryDirectory())/sandboxed-\(UUID().uuidString)"
            try Files.live.write("\(folder)/main.c", Array(source.utf8))
            defer { try? Files.live.remove(folder) }
            let clang = try XCTUnwrap(
                findExecutable("clang", path: machine.environment["PATH"]), "there is no 'clang'")
            let (end, text) = try machine.processes.output(
                of: Command(
                    executable: clang,
                    arguments: ["-Wall", "-pthread", "-o", "\(folder)/main", "\(folder)/main.c"],
                    environment: machine.environment, directory: folder))
            XCTAssertEqual(end, .exited(0), text)
            let command = Command(
                executable: "\(folder)/main", environment: ["PATH": "/usr/bin:/bin"],
                directory: "/scratch")
            return try machine.processes.output(
                of: sandbox.wrap(
                    command, Sandbox.Access(readable: ["\(folder)/main"], scratch: "/scratch")),
                limits: limits)
        }
    }
#endif
