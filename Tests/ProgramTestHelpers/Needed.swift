import Foundation
import Processes
import XCTest

/// A tool that tests need and that doesn't come with Swift; `.ci/install` installs it.
///
/// A test that needs the tool starts with, for example, `try Needed.git.orSkip()`. If all tests of
/// a class need it, `setUpWithError` calls `orSkip`.
package struct Needed: Sendable {
    let name: String
    /// The reason why tests can't use the tool here; nil if they can.
    package let problem: String?
    /// The absolute path of the tool's program; nil if it is missing, or isn't a program.
    package let program: String?

    /// Returns if tests can use this tool here. Otherwise the test is skipped, and counted.
    ///
    /// Continuous integration sets the variable `CI`. There the test fails instead of being
    /// skipped, so that nothing is skipped unnoticed.
    package func orSkip() throws {
        guard let problem else { return }
        #if os(Linux)
            if ProcessInfo.processInfo.environment["CI"] == "true" {
                throw NeededHere(description: "\(problem) See .ci/install.")
            }
        #endif
        SkippedTests.shared.add(self)
        throw XCTSkip(problem)
    }

    /// Returns the absolute path of the tool's program. If tests can't use the tool, the test is
    /// skipped, and counted.
    package func programOrSkip() throws -> String {
        try orSkip()
        return try XCTUnwrap(program, "\(name) isn't a program")
    }

    /// Thrown if a tool isn't available but the test that needs it must not be skipped.
    private struct NeededHere: Error, CustomStringConvertible {
        let description: String
    }
}

// The first test that needs a tool looks for it, and other tests reuse the result.
extension Needed {
    /// The sandbox that isolates graded code from everything else. The system may not allow it.
    package static let sandbox: Needed = {
        let machine = Machine(files: .live, processes: .live(), environment: environment)
        do {
            _ = try Sandbox.find(on: machine, toolchain: "/usr", hidden: [])
            return Needed(name: "bwrap", problem: nil, program: nil)
        } catch {
            let problem = "There is no sandbox that works: \(error)"
            return Needed(name: "bwrap", problem: problem, program: nil)
        }
    }()

    /// Any browser that supports Chromium's remote debugging protocol.
    package static let browser = program("chromium", "chromium-browser", "google-chrome")

    package static let xmllint = program("xmllint")
    package static let git = program("git")
    package static let ps = program("ps")
    package static let python = program("python3")
    package static let jsonschema = module("jsonschema")
    package static let yaml = module("yaml")
    /// The generator of the Guide's website.
    package static let zensical = module("zensical")

    // The sandbox makes only the folders of `systemPath` visible, so these tools must be there.
    package static let zip = program("zip", path: systemPath)
    package static let tar = program("tar", path: systemPath)
    package static let bsdtar = program("bsdtar", "tar", path: systemPath)
    package static let setpriv = program("setpriv", path: systemPath)

    private static let systemPath = "/usr/bin:/bin"
    private static let environment = ProcessInfo.processInfo.environment

    /// The first of these programs that is found.
    private static func program(
        _ names: String..., path: String? = environment["PATH"]
    ) -> Needed {
        let found = names.lazy.compactMap { findExecutable($0, path: path) }.first
        let problem = found == nil ? "There is no \(names[0])." : nil
        return Needed(name: names[0], problem: problem, program: found)
    }

    /// A Python module that doesn't come with Python.
    private static func module(_ name: String) -> Needed {
        let end = python.program.flatMap { program in
            try? Processes.live().output(
                of: Command(
                    executable: program, arguments: ["-c", "import \(name)"],
                    environment: environment, directory: "/")
            ).end
        }
        let problem = end == .exited(0) ? nil : "Python has no module \(name)."
        return Needed(name: "Python's \(name)", problem: problem, program: nil)
    }
}
