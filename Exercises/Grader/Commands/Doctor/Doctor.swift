import Catalog
import FileSystem
import Grading
import Processes

/// One thing that the workshop needs, and whether it is there.
struct Checkup: Sendable, Equatable {
    enum Subject: Sendable, Equatable {
        case toolchain, xctest, swiftTesting, quickBuild, diskSpace, limits, kit, git
        case sandbox, callFilter, packing, unpacking
        /// Write access to a folder, by its path.
        case writing(String)
    }

    enum Finding: Sendable, Equatable {
        /// The thing is there; the text says what was found.
        case good(String)
        case missing(Problem)
    }

    /// Something is missing or doesn't work.
    enum Problem: Sendable, Equatable {
        case toolchainTooOld(String)
        /// There is no toolchain that works, for this reason.
        case noToolchain(GradeError)
        /// This library isn't beside the toolchain; where it was looked for.
        case noLibrary([String])
        /// Not checked, since there is no toolchain.
        case unknown
        /// So many bytes are free.
        case diskFull(Int)
        /// This limit of the system has this value.
        case limitTooLow(SystemLimit, Int)
        case notWritable(FileError)
        /// These folders of the kit aren't there.
        case foldersMissing([String])
        case noGit
        /// The compiler can't be driven directly, so the package manager has to build everything.
        case noQuickBuild(DirectBuildProblem)
        case noSandbox(SandboxError)
        /// Not checked, since there is no sandbox.
        case needsSandbox
        case noCallFilter
        /// There is no program that packs a learner's work.
        case noTar
        /// There is no program that opens the archives of a class.
        case noBsdtar
    }

    let subject: Subject
    let finding: Finding

    var isGood: Bool {
        if case .good = finding { return true }
        return false
    }

    /// Whether the workshop works without it.
    var isOptional: Bool {
        [
            .git, .quickBuild, .sandbox, .callFilter, .packing, .unpacking,
        ].contains(subject)
    }
}

/// Looks whether everything is there that the workshop needs.
struct Doctor: Sendable {
    let kit: Kit
    let probes: Probes

    /// The oldest version of Swift that builds the workshop.
    static let oldestSwift = "6.2"
    /// How much space building needs, in bytes.
    static let diskSpace = 1 << 30

    func checkups() throws -> [Checkup] {
        let toolchain = try toolchain()
        return [
            toolchain, try library(.xctest, probes.xctestPaths, after: toolchain),
            try library(.swiftTesting, probes.swiftTestingPaths, after: toolchain),
            try quickBuild(after: toolchain), diskSpace, limits, writing(to: kit.root),
            writing(to: kit.cache), kitFolders, git,
        ] + (try protection(after: toolchain)) + [packing, unpacking]
    }

    private func toolchain() throws -> Checkup {
        let found: Toolchain
        do {
            found = try probes.toolchain()
        } catch ProcessError.interrupted {
            throw ProcessError.interrupted
        } catch let error as GradeError {
            return Checkup(subject: .toolchain, finding: .missing(.noToolchain(error)))
        }
        let isNew = ToolchainAbilities.isVersion(found.version, atLeast: Self.oldestSwift)
        return Checkup(
            subject: .toolchain,
            finding: isNew
                ? .good("\(found.version), \(found.swift)")
                : .missing(.toolchainTooOld(found.version)))
    }

    private func library(
        _ subject: Checkup.Subject, _ paths: () throws -> [String], after toolchain: Checkup
    ) throws -> Checkup {
        if case .missing(.noToolchain) = toolchain.finding {
            return Checkup(subject: subject, finding: .missing(.unknown))
        }
        let paths = try paths()
        let found = paths.first { probes.files.kind($0) != nil }
        return Checkup(
            subject: subject, finding: found.map { .good($0) } ?? .missing(.noLibrary(paths)))
    }

    private func quickBuild(after toolchain: Checkup) throws -> Checkup {
        if case .missing(.noToolchain) = toolchain.finding {
            return Checkup(subject: .quickBuild, finding: .missing(.unknown))
        }
        let problem: DirectBuildProblem?
        do {
            problem = try probes.quickBuildProblem()
        } catch ProcessError.interrupted {
            throw ProcessError.interrupted
        } catch let error as FileError {
            return Checkup(subject: .quickBuild, finding: .missing(.notWritable(error)))
        } catch {
            problem = .driver(output: "")
        }
        return Checkup(
            subject: .quickBuild,
            finding: problem.map { .missing(.noQuickBuild($0)) }
                ?? .good("stages are built with the compiler itself"))
    }

    private var diskSpace: Checkup {
        let free = probes.freeSpace(kit.root)
        // Where the system doesn't tell the free space, there is enough until a build fails.
        let isEnough = free.map { $0 >= Self.diskSpace } ?? true
        let text = free.map { "\($0 >> 20) MiB free" } ?? "unknown"
        return Checkup(
            subject: .diskSpace, finding: isEnough ? .good(text) : .missing(.diskFull(free ?? 0)))
    }

    /// Checks the limits that a terminal can have set.
    private var limits: Checkup {
        let problem = probes.lowLimit().map { Checkup.Problem.limitTooLow($0, $1) }
        return Checkup(
            subject: .limits,
            finding: problem.map { .missing($0) }
                ?? .good("high enough for building and running tests"))
    }

    /// Tries to write a file: a folder may allow it while its disk is read-only.
    private func writing(to folder: String) -> Checkup {
        let probe = "\(folder)/.doctor-\(probes.uniqueName())"
        do throws(FileError) {
            try probes.files.write(probe, [])
            try probes.files.remove(probe)
            return Checkup(subject: .writing(folder), finding: .good(folder))
        } catch {
            return Checkup(subject: .writing(folder), finding: .missing(.notWritable(error)))
        }
    }

    private var kitFolders: Checkup {
        let modules = kit.workshop.stages.flatMap { stage in
            Tree.allCases.map { $0.modulePath(stage) }
        }
        let folders = modules + kit.ownFolders
        let missing = folders.filter { probes.files.kind(kit.path($0)) != .folder }
        return Checkup(
            subject: .kit,
            finding: missing.isEmpty ? .good(kit.root) : .missing(.foldersMissing(missing)))
    }

    /// Checks the sandbox and its filter, which protect those who grade others' code.
    private func protection(after toolchain: Checkup) throws -> [Checkup] {
        if case .missing(.noToolchain) = toolchain.finding {
            return [.sandbox, .callFilter].map {
                Checkup(subject: $0, finding: .missing(.unknown))
            }
        }
        do {
            let sandbox = try probes.sandbox()
            return [
                Checkup(subject: .sandbox, finding: .good("learners' code is kept apart")),
                Checkup(
                    subject: .callFilter,
                    finding: sandbox.filtersCalls
                        ? .good("what no exercise needs is refused") : .missing(.noCallFilter)),
            ]
        } catch ProcessError.interrupted {
            throw ProcessError.interrupted
        } catch {
            // Another error says why the sandbox could not even be tried.
            let problem =
                error as? SandboxError ?? SandboxError(program: "bwrap", output: "\(error)")
            return [
                Checkup(subject: .sandbox, finding: .missing(.noSandbox(problem))),
                Checkup(subject: .callFilter, finding: .missing(.needsSandbox)),
            ]
        }
    }

    /// Checks the program that packs a learner's work.
    private var packing: Checkup {
        Checkup(subject: .packing, finding: probes.tar().map { .good($0) } ?? .missing(.noTar))
    }

    /// Checks the program that opens the archives of a class.
    private var unpacking: Checkup {
        Checkup(
            subject: .unpacking, finding: probes.bsdtar().map { .good($0) } ?? .missing(.noBsdtar))
    }

    private var git: Checkup {
        Checkup(subject: .git, finding: probes.git().map { .good($0) } ?? .missing(.noGit))
    }
}
