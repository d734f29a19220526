import Foundation
import Processes

/// Something that tests need and that doesn't come with Swift.
///
/// A test that needs it begins with `try Needed.git.orSkip()`, or the `setUpWithError` of its class does.
package struct Needed: Sendable {
    /// Why a program is of no use here.
    package enum Lack: Equatable, Sendable {
        case isMissing
        /// It is here, and this is what it says.
        case doesNotWork(String)
    }

    /// What people call it.
    package let name: String
    /// The package of Debian that brings it.
    let debian: String
    /// The formula of Homebrew; nil where there is none that would do, or where macOS has it.
    let homebrew: String?
    /// The command that installs it on any system; nil where a package of the system brings it.
    let command: String?
    /// What is wrong with it here; nil where tests can use it.
    package let lack: Lack?
    /// The absolute path of its program; nil where it is missing, or where no program is asked for.
    package let program: String?

    package init(
        _ name: String, debian: String = "", homebrew: String? = nil, command: String? = nil,
        program: String? = nil, lack: Lack?
    ) {
        (self.name, self.debian, self.homebrew) = (name, debian, homebrew)
        self.command = command
        (self.program, self.lack) = (program, lack)
    }
}

// Each is looked for once, by the first test that asks.
extension Needed {
    /// What keeps code that is graded away from everything else. To be there is not enough: the
    /// system may not allow it.
    package static let sandbox = tried()

    /// Any browser that listens as Chromium does.
    package static let browser = program(
        "chromium", or: ["chromium-browser", "google-chrome"], debian: "chromium")

    package static let xmllint = program("xmllint", debian: "libxml2-utils")
    package static let git = program("git", debian: "git", homebrew: "git")
    package static let ps = program("ps", debian: "procps")
    package static let python = program("python3", debian: "python3", homebrew: "python")
    package static let jsonschema = module("jsonschema", debian: "python3-jsonschema")
    package static let yaml = module("yaml", debian: "python3-yaml")
    /// What makes the Guide's website.
    package static let zensical = module(
        "zensical", command: "python3 -m pip install -r Guide/site/requirements.txt")

    // What the sandbox shows is only in these folders.
    package static let zip = program("zip", debian: "zip", path: systemPath)
    package static let tar = program("tar", debian: "tar", path: systemPath)
    package static let bsdtar = program(
        "bsdtar", or: ["tar"], debian: "libarchive-tools", path: systemPath)
    package static let setpriv = program("setpriv", debian: "util-linux", path: systemPath)

    private static let systemPath = "/usr/bin:/bin"
    private static let environment = ProcessInfo.processInfo.environment

    private static func program(
        _ name: String, or others: [String] = [], debian: String, homebrew: String? = nil,
        path: String? = environment["PATH"]
    ) -> Needed {
        let found = ([name] + others).lazy.compactMap { findExecutable($0, path: path) }.first
        return Needed(
            name, debian: debian, homebrew: homebrew, program: found,
            lack: found == nil ? .isMissing : nil)
    }

    /// A module of Python that doesn't come with it.
    private static func module(
        _ name: String, debian: String = "", command: String? = nil
    ) -> Needed {
        let end = python.program.flatMap { program in
            try? Processes.live().output(
                of: Command(
                    executable: program, arguments: ["-c", "import \(name)"],
                    environment: environment, directory: "/")
            ).end
        }
        return Needed(
            "Python's \(name)", debian: debian, command: command,
            lack: end == .exited(0) ? nil : .isMissing)
    }

    private static func tried() -> Needed {
        let machine = Machine(files: .live, processes: .live(), environment: environment)
        do {
            _ = try Sandbox.find(on: machine, toolchain: "/usr", hidden: [])
            return Needed("bwrap", debian: "bubblewrap", lack: nil)
        } catch let error as SandboxError {
            return Needed(
                error.program, debian: "bubblewrap",
                lack: error.output.map { .doesNotWork($0) } ?? .isMissing)
        } catch {
            return Needed("bwrap", debian: "bubblewrap", lack: .doesNotWork("\(error)"))
        }
    }
}
