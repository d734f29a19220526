import Catalog
import FileSystem
import Grading
import Processes
import Reports

/// One thing that the workshop needs, and whether it is available.
struct Checkup: Sendable {
    let name: String
    /// Whether the workshop works without it.
    let isOptional: Bool
    /// What was found, or why it is missing or doesn't work.
    let result: Result<String, any Error>
}

/// Explains why something that the workshop needs is missing, and how to fix it.
struct DoctorProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Checks that everything that the workshop needs is available.
struct Doctor: Sendable {
    let kit: Kit
    let probes: Probes

    /// The oldest version of Swift that builds the workshop.
    static let oldestSwift = "6.2"
    /// The disk space that building needs, in bytes.
    static let diskSpace = 1 << 30

    func checkups() throws -> [Checkup] {
        let toolchain = try check("Swift \(Self.oldestSwift) or newer", toolchain)
        let ofToolchain = [
            try check("XCTest", after: toolchain) { try library("XCTest") },
            try check("Swift Testing", after: toolchain) { try library("Testing") },
            try check("Quick builds", isOptional: true, after: toolchain, quickBuild),
        ]
        return [toolchain] + ofToolchain + [
            try check("Disk space", diskSpace), try check("Limits of the system", limits),
            try check("Write access") { try writing(to: kit.root) },
            try check("Write access") { try writing(to: kit.cache) },
            try check("The workshop's folders", kitFolders),
            try check("Git", isOptional: true) {
                try program(
                    "git",
                    "There is no 'git' on the PATH. Only 'swift run grade reset' and 'diff' need it. "
                        + "Install it from git-scm.com.")
            },
        ] + (try protection(after: toolchain)) + [
            try check("Packing", isOptional: true) {
                try program(
                    "tar",
                    "There is no 'tar' on the PATH. Only 'swift run grade pack' needs it. Install it "
                        + "with your system's package manager.")
            },
            try check("Archives", isOptional: true) {
                try program(
                    "bsdtar",
                    "There is no 'bsdtar'. 'swift run grade class' needs it to open learners' archives. "
                        + "Install the package libarchive-tools.")
            },
        ]
    }

    /// - Parameter toolchain: The result of checking Swift itself, for things that come with it.
    private func check(
        _ name: String, isOptional: Bool = false, after toolchain: Checkup? = nil,
        _ find: () throws -> String
    ) throws -> Checkup {
        let result: Result<String, any Error>
        if case .failure(let error)? = toolchain?.result, error is GradeError {
            result = .failure(DoctorProblem("It comes with Swift. Fix Swift first."))
        } else {
            do {
                result = .success(try find())
            } catch ProcessError.interrupted {
                throw ProcessError.interrupted
            } catch {
                result = .failure(error)
            }
        }
        return Checkup(name: name, isOptional: isOptional, result: result)
    }

    private func toolchain() throws -> String {
        let found = try probes.toolchain()
        guard ToolchainAbilities.isVersion(found.version, atLeast: Self.oldestSwift) else {
            throw DoctorProblem("This is Swift \(found.version). \(ErrorText.newerSwift)")
        }
        return "\(found.version), \(found.swift)"
    }

    private func library(_ name: String) throws -> String {
        let paths = try probes.libraryPaths(name)
        if let found = paths.first(where: { probes.files.kind($0) != nil }) { return found }
        #if os(macOS)
            let words =
                "It is missing. Install Xcode, open it once, and select it with "
                + "'sudo xcode-select --switch /Applications/Xcode.app'."
        #else
            let words =
                "It is missing. It comes with the full toolchain from swift.org/install. Install that "
                + "instead of a package that leaves it out."
        #endif
        throw DoctorProblem(
            words + (paths.isEmpty ? "" : " Searched in: \(paths.joined(separator: ", "))"))
    }

    private func quickBuild() throws -> String {
        if let problem = try probes.quickBuildProblem() {
            throw DoctorProblem(
                "SwiftPM builds the stages instead. The results are the same, but each takes a few "
                    + "seconds longer. The reason: \(ErrorText.words(for: problem))")
        }
        return "stages are built with the compiler itself"
    }

    private func diskSpace() throws -> String {
        // If the system doesn't report the free space, assume that there is enough until a build fails.
        guard let free = probes.freeSpace(kit.root) else { return "unknown" }
        guard free >= Self.diskSpace else {
            throw DoctorProblem(
                "Only \(free >> 20) MiB are free, and building needs \(Self.diskSpace >> 20) MiB. Free "
                    + "some space. You can delete the folder .grade: it only contains backups and "
                    + "results that can be computed again.")
        }
        return "\(free >> 20) MiB free"
    }

    /// Checks the limits that a terminal can set.
    private func limits() throws -> String {
        if let (limit, value) = probes.lowLimit() {
            throw DoctorProblem(ErrorText.words(for: limit, value))
        }
        return "high enough for building and running tests"
    }

    /// Writes a test file, because a folder's permissions may allow writing although the disk is read-only.
    private func writing(to folder: String) throws -> String {
        let probe = "\(folder)/.doctor-probe"
        try probes.files.write(probe, [])
        try probes.files.remove(probe)
        return folder
    }

    private func kitFolders() throws -> String {
        let modules = kit.workshop.stages.flatMap { stage in
            Tree.allCases.map { $0.modulePath(stage) }
        }
        let missing = (modules + kit.ownFolders).filter {
            probes.files.kind(kit.path($0)) != .folder
        }
        guard missing.isEmpty else {
            throw DoctorProblem(
                "Missing: \(missing.joined(separator: ", ")). Restore them with 'git checkout', or from "
                    + "a fresh clone.")
        }
        return kit.root
    }

    private func program(_ name: String, _ problem: String) throws -> String {
        guard let path = probes.program(name) else { throw DoctorProblem(problem) }
        return path
    }

    /// Checks the sandbox and its filter, which protect anyone who grades other people's code.
    private func protection(after toolchain: Checkup) throws -> [Checkup] {
        var filtersCalls: Bool?
        let sandbox = try check("Sandbox", isOptional: true, after: toolchain) {
            filtersCalls = try probes.sandbox().filtersCalls
            return "learners' code is kept apart"
        }
        let filter = try check("Filter of system calls", isOptional: true, after: toolchain) {
            guard let filtersCalls else {
                throw DoctorProblem("It is part of the sandbox. Fix the sandbox first.")
            }
            guard filtersCalls else {
                throw DoctorProblem(
                    "Code in the sandbox can make any system call. 'bwrap --seccomp' needs a kernel with "
                        + "filters (CONFIG_SECCOMP_FILTER), on x86-64 or arm64. Grade on such a computer "
                        + "when marks count.")
            }
            return "what no exercise needs is refused"
        }
        return [sandbox, filter]
    }
}
