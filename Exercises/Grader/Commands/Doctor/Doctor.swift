import Grading
import Processes
import Reports

/// Something that the workshop needs, and whether it is available.
struct Checkup: Sendable {
    let name: String
    /// Whether learners can do the workshop without it.
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
    let probes: Probes

    /// The oldest version of Swift that builds the workshop.
    static let oldestSwift = "6.2"

    func checkups() throws -> [Checkup] {
        let swift = try check("Swift \(Self.oldestSwift) or newer", toolchain)
        // Everything else comes with Swift or needs it, so without Swift the other checks would
        // only repeat this problem.
        if case .failure(let error) = swift.result, error is GradeError { return [swift] }
        return [
            swift,
            try check("XCTest") { try library("XCTest") },
            try check("Swift Testing") { try library("Testing") },
            try check("System limits", limits),
            try check("Fast builds", isOptional: true, fastBuild),
            try check("Sandbox", isOptional: true, sandbox),
            try check("bsdtar", isOptional: true, unpacker),
        ]
    }

    private func check(
        _ name: String, isOptional: Bool = false, _ find: () throws -> String
    ) throws -> Checkup {
        let result: Result<String, any Error>
        do {
            result = .success(try find())
        } catch ProcessError.interrupted {
            throw ProcessError.interrupted
        } catch {
            result = .failure(error)
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
        if try probes.hasLibrary(name) { return "installed" }
        #if os(macOS)
            throw DoctorProblem(
                "It is missing. Install Xcode, open it once, and select it with "
                    + "'sudo xcode-select --switch /Applications/Xcode.app'.")
        #else
            throw DoctorProblem(
                "It is missing. Install the full toolchain from swift.org/install, because some "
                    + "packages of Swift don't include \(name).")
        #endif
    }

    private func limits() throws -> String {
        if let (limit, value) = probes.lowLimit() { throw GradeError.limitTooLow(limit, value) }
        return "high enough"
    }

    private func fastBuild() throws -> String {
        if let problem = try probes.directBuildProblem() {
            throw DoctorProblem(
                "SwiftPM builds the stages. The results are the same, but each stage takes a few seconds "
                    + "longer, and code is checked only in part. The reason: \(ErrorText.words(for: problem))"
            )
        }
        return "the grader calls the compiler directly"
    }

    private func sandbox() throws -> String {
        guard try probes.sandbox().filtersCalls else {
            throw DoctorProblem(
                "It works, but doesn't filter system calls. A filter needs a kernel with "
                    + "CONFIG_SECCOMP_FILTER, on x86-64 or arm64. If the results count as marks, "
                    + "grade on such a computer.")
        }
        return "graded code runs without access to your files or the network"
    }

    private func unpacker() throws -> String {
        guard let path = probes.unpacker() else {
            throw DoctorProblem(
                "It is missing. Only 'swift run grade class' needs it, to open learners' archives. "
                    + "Install the package libarchive-tools.")
        }
        return path
    }
}
