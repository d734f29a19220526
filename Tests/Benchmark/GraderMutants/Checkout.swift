import FileSystem
import Foundation
import Processes

/// A clone of the kit's last commit, in which mutants are planted and built.
struct Checkout {
    let root: String
    /// The kit that it is a clone of.
    let origin: String
    let programs: RunningPrograms

    static let environment = ["WORKSHOP_TREE": "Finished", "WORKSHOP_TESTS": "quick"]
    /// The file that says that a clone is this program's own.
    private static let mark = ".git/workshop-mutants"

    /// The folder that programs and tests are built into.
    var products: String { "\(root)/.build/debug" }

    /// Makes it a clone of the last commit, and returns the name of that.
    func update() throws -> String {
        let commit = try git("rev-parse", "HEAD", in: origin)
        if Files.live.kind(root) == nil {
            tell("Cloning \(commit.prefix(8)) …")
            let new = "\(root).new"
            try Files.live.remove(new)
            try git("clone", "-q", origin, new, in: origin)
            try Files.live.write("\(new)/\(Self.mark)", [])
            try Files.live.move(new, root)
        }
        if try git("rev-parse", "HEAD", in: root) != commit {
            tell("Moving on to \(commit.prefix(8)) …")
            try git("fetch", "-q", "origin", commit, in: root)
        }
        try restore()
        try git("checkout", "-q", commit, in: root)
        return commit
    }

    /// Makes the sources what they are in the commit: what was planted goes.
    ///
    /// In any other folder, somebody's work would go, too.
    func restore() throws {
        guard Files.live.kind("\(root)/\(Self.mark)") == .file else {
            throw MutantsError.foreign(root)
        }
        try git("reset", "-q", "--hard", in: root)
        try git("clean", "-q", "-d", "-f", in: root)
    }

    /// The paths below the kit of what differs between two commits.
    func changes(from old: String, to new: String) throws -> [String] {
        old.isEmpty
            ? []
            : try git("diff", "--name-only", old, new, in: root).split(separator: "\n").map(
                String.init)
    }

    /// Writes those of these files that differ from what is there, by their paths below the kit.
    func write(_ files: [String: [UInt8]]) throws {
        for (path, bytes) in files where (try? Files.live.read("\(root)/\(path)")) != bytes {
            try Files.live.write("\(root)/\(path)", bytes)
        }
    }

    /// Builds with these words, and returns what is printed; nil where it succeeds.
    func problem(building words: [String]) throws -> String? {
        let (end, text) = try programs.run(
            ["swift", "build"] + words, in: root, environment: Self.environment)
        return end == .exited(0) ? nil : text
    }

    @discardableResult
    private func git(_ words: String..., in folder: String) throws -> String {
        try programs.output(of: ["git"] + words, in: folder)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
