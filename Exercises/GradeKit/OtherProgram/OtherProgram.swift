import FileSystem
import Foundation
import Grading
import Processes

/// The program `grade-all`, which has what `grade` only knows by name: the commands of instructors
/// and authors, and the formats of reports that learners don't read.
///
/// It is built when it is first asked for, so that nobody's first grading waits for it. Then it takes
/// the place of this process, with the same words, so that all is as if there was one program.
struct OtherProgram: Sendable {
    static let name = "grade-all"

    /// The folders in `Exercises` of the targets that both programs are made of.
    static let sharedFolders = [
        "Catalog", "FileSystem", "TerminalKit", "Processes", "SwiftSource", "Digest", "Grading",
        "Advice", "Reports", "GradeKit",
    ]
    /// The folders in `Exercises` of the targets that only this program is made of.
    static let ownFolders = ["Archives", "Classroom", "CourseReports", "TeachKit", "grade-all"]

    /// The absolute path of the program that runs now.
    let running: String
    /// Puts a program in the place of this process; returns only where that fails.
    let replace: @Sendable (_ program: String, _ words: [String]) -> SystemError

    /// It stands beside the program that runs now.
    var path: String { "\(folder)/\(Self.name)" }

    private var folder: String { URL(filePath: running).deletingLastPathComponent().path }

    /// Runs it in the place of this program, and builds it before where it isn't there or is older
    /// than its sources.
    ///
    /// - Parameter say: Writes to standard error.
    func run(
        _ words: [String], kit: Kit, machine: Machine, say: (String) -> Void
    ) throws -> Never {
        if let package = package(kit: kit, files: machine.files) {
            let age = ProgramAge(program: path, files: machine.files)
            let folders = Self.sharedFolders.map { "\(package)/Exercises/\($0)" }
            let shared = try ProgramAge.lastChange(in: folders, files: machine.files)
            // Where this program is behind itself, nobody asked the package manager for it: what was
            // built is in a copy of the folder, say, and both are taken as they are.
            let isAsItWas =
                machine.files.kind(path) != nil
                && ProgramAge(program: running, files: machine.files).isBehind(shared)
            let own =
                Self.ownFolders.map { "\(package)/Exercises/\($0)" }
                + ["\(package)/Package.swift"]
            if !isAsItWas, try age.isBehind(shared) || age.isBehind(sources: own) {
                try build(age, of: package, machine: machine, say: say)
            }
        } else if machine.files.kind(path) == nil {
            throw OtherProgramError.notBeside(running)
        }
        throw OtherProgramError.notStarted(path, replace(path, words))
    }

    /// The folder of the package that the program that runs now was built from; nil where it isn't in
    /// a folder that the package manager builds in: then both programs were put where they are.
    private func package(kit: Kit, files: Files) -> String? {
        let isBuilt = ["debug", "release"].contains(URL(filePath: folder).lastPathComponent)
        return isBuilt ? Kit.findRoot(around: [running], files: files) ?? kit.root : nil
    }

    private func build(
        _ age: ProgramAge, of package: String, machine: Machine, say: (String) -> Void
    ) throws {
        // The package manager's own layout: SCRATCH/x86_64-unknown-linux-gnu/debug.
        let folder = URL(filePath: folder)
        let scratch = folder.deletingLastPathComponent().deletingLastPathComponent().path
        let words = [
            "build", "--package-path", package, "--scratch-path", scratch,
            "-c", folder.lastPathComponent, "--product", Self.name,
        ]
        do throws(FileError) {
            try age.checkWritable()
        } catch {
            throw OtherProgramError.notWritable(error.reason, folder: folder.path)
        }
        guard let swift = findExecutable("swift", path: machine.environment["PATH"]) else {
            throw GradeError.noSwift
        }
        say(OtherProgramText.building)
        let start = Date().timeIntervalSince1970
        let (end, output) = try machine.processes.output(
            of: Command(
                executable: swift, arguments: words, environment: machine.environment,
                directory: package))
        guard end == .exited(0) else {
            if output.contains("No space left on device") {
                throw GradeError.diskFullWhileBuilding(folder: scratch)
            }
            throw OtherProgramError.notBuilt(package, output: output)
        }
        try age.note(builtSince: start)
    }
}

/// Why the program with the other commands can't be run.
enum OtherProgramError: Error, Equatable {
    /// This program isn't where the package manager builds, and the other isn't beside it.
    case notBeside(String)
    /// It has to be built, and the folder can't be written to.
    case notWritable(FileError.Reason, folder: String)
    /// The package manager could not build it.
    case notBuilt(String, output: String)
    /// It is there and doesn't start.
    case notStarted(String, SystemError)
}
