import Foundation
import Processes
import XCTest

/// Something that tests need and that doesn't come with Swift; `.ci/install` installs it.
///
/// A test that needs it begins with `try Needed.git.orSkip()`, or the `setUpWithError` of its class does.
package struct Needed: Sendable {
    let name: String
    /// Why tests can't use it here; nil if they can.
    package let problem: String?
    /// The absolute path of its program; nil if it is missing, or isn't a program.
    package let program: String?

    /// Returns if tests can use this here. Otherwise the test is skipped, and counted.
    ///
    /// Where changes are checked, nothing may be skipped unnoticed. Such systems set the variable `CI`.
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

    /// The absolute path of its program. If tests can't use that, the test is skipped, and counted.
    package func programOrSkip() throws -> String {
        try orSkip()
        return try XCTUnwrap(program, "\(name) isn't a program")
    }

    /// What a test needs isn't here, and the test may not be skipped.
    private struct NeededHere: Error, CustomStringConvertible {
        let description: String
    }
}

// Each is looked for once, by the first test that asks.
extension Needed {
    /// What keeps code that is graded away from everything else. The system may not allow it.
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

    /// Any browser that listens as Chromium does.
    package static let browser = program("chromium", "chromium-browser", "google-chrome")

    package static let xmllint = program("xmllint")
    package static let git = program("git")
    package static let ps = program("ps")
    package static let python = program("python3")
    package static let jsonschema = module("jsonschema")
    package static let yaml = module("yaml")
    /// What makes the Guide's website.
    package static let zensical = module("zensical")

    // What the sandbox shows is only in these folders.
    package static let zip = program("zip", path: systemPath)
    package static let tar = program("tar", path: systemPath)
    package static let bsdtar = program("bsdtar", "tar", path: systemPath)
    package static let setpriv = program("setpriv", path: systemPath)

    private static let systemPath = "/usr/bin:/bin"
    private static let environment = ProcessInfo.processInfo.environment

    /// The first of some programs that is found.
    private static func program(
        _ names: String..., path: String? = environment["PATH"]
    ) -> Needed {
        let found = names.lazy.compactMap { findExecutable($0, path: path) }.first
        let problem = found == nil ? "There is no \(names[0])." : nil
        return Needed(name: names[0], problem: problem, program: found)
    }

    /// A module of Python that doesn't come with it.
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
