import Advice
import Classroom
import FileSystem
import Foundation
import Grading
import Reports

/// Where the submissions of a class come from: a folder, or the archive of a whole class; and the
/// instructor's list, which says who they are.
struct ClassSource {
    let context: CommandContext
    let options: ClassOptions

    private var files: Files { context.machine.files }

    /// Everybody of the class, in the order of the reports.
    ///
    /// - Parameter lastChange: What tells when a file in someone's archive was changed last.
    func roster(
        in submissions: Submissions, shownAs path: String, _ lastChange: LastChange? = nil
    ) throws -> Roster {
        let roster = try Roster.read(submissions, files: files)
        // A list names those whose work is missing.
        guard !roster.entries.isEmpty || options.roster != nil else {
            throw ClassError.emptyClass(path)
        }
        let named = try list().map { list in
            roster.named(by: list) { lastChange?.time(of: $0) }
        }
        let all = named ?? roster
        try all.requireNumbersOfTheirOwn()
        return all
    }

    /// The instructor's list; nil where none is named.
    func list() throws -> StudentList? {
        guard let list = options.roster else { return nil }
        guard files.kind(context.absolute(list)) != nil else { throw ClassError.noList(list) }
        let bytes = try files.read(context.absolute(list))
        do throws(ListProblem) {
            return try StudentList(bytes)
        } catch {
            throw ClassError.badList(list, error)
        }
    }

    /// Tells of the files in the folder that can't be given to one learner for sure.
    func tell(of roster: Roster) {
        for opened in roster.classes {
            let learners = roster.entries.filter { $0.classUpload == opened.name }.map(\.learner)
            context.console.error(
                RosterText.describe(opened: opened.name, learners: learners) + "\n")
        }
        if !roster.passedOver.isEmpty {
            context.console.error(
                RosterText.describe(passedOver: roster.passedOver) + "\n")
        }
        if !roster.alikeArchives.isEmpty {
            context.console.error(RosterText.describe(alike: roster.alikeArchives) + "\n")
        }
        for unclear in roster.unclear {
            context.console.error(RosterText.describe(unclear: unclear) + "\n")
        }
        for found in roster.fitsNothing {
            let nearest = Suggestion.nearest(to: found.folder, in: roster.notInList)
            context.console.error(
                RosterText.describe(fitsNothing: found, nearest: nearest) + "\n")
        }
        for other in roster.othersOfGroups where other.choice.reason == .firstInList {
            context.console.error(RosterText.describe(firstOfGroup: other) + "\n")
        }
        if !roster.notInList.isEmpty {
            context.console.error(
                RosterText.describe(notInList: roster.notInList) + "\n")
        }
    }

    /// Whether the path is that of an archive of a whole class, and not of a folder.
    ///
    /// - Throws: Where there is neither.
    func isArchive(_ path: String) throws(ClassError) -> Bool {
        let source = context.absolute(path)
        if files.kind("\(source)/.") == .folder { return false }
        guard files.kind(source) == .file else { throw ClassError.noSubmissions(path) }
        return true
    }

    /// What finds classes among the submissions, and opens them.
    func uploads(for target: String, _ tools: GradingTools) -> ClassUploads {
        ClassUploads(
            place: SubmissionPlace(workshop: context.kit.workshop, files: files),
            unpacker: unpacker(tools), target: "\(unpacked(for: target))/classes")
    }

    /// What tells when a file in someone's archive was changed last.
    func lastChange(_ tools: GradingTools) -> LastChange {
        LastChange(
            place: SubmissionPlace(workshop: context.kit.workshop, files: files),
            unpacker: unpacker(tools))
    }

    /// The submissions with the classes that are among them.
    func wholeClass(
        of path: String, for target: String, _ tools: GradingTools
    ) throws -> Submissions {
        let found = try uploads(for: target, tools)
            .open(submissions(of: path, for: target, tools), list: list())
        tell(of: found.gaps(called: path))
        return found
    }

    /// Tells of archives of which not all is known.
    func tell(of gaps: [Submissions.Gap]) {
        for gap in gaps {
            context.console.error(RosterText.notAll(of: gap.archive, gap.problem) + "\n")
        }
    }

    /// The submissions. Where an archive of a whole class is named, it is unpacked, and the files that
    /// came out of it before are removed.
    ///
    /// - Parameter target: The folder that is made of the submissions. Each such folder has one of
    ///   its own for unpacked files.
    func submissions(
        of path: String, for target: String, _ tools: GradingTools
    ) throws -> Submissions {
        let source = context.absolute(path)
        guard try isArchive(path) else {
            try requireClass(source, shownAs: path)
            return Submissions(folder: source)
        }
        let name = UUID().uuidString
        let (unpacker, all) = (unpacker(tools), unpacked(for: target))
        let unpacked = "\(all)/\(name)"
        var isDone = false
        defer { if !isDone { try? files.remove(unpacked) } }
        let archive = try unpacker.unpackClass(source, called: path, to: unpacked)
        for folder in [unpacked, archive.submissions.folder] {
            try requireClass(folder, shownAs: path)
        }
        isDone = true
        for old in try files.names(all) where ![name, "classes"].contains(old) {
            try files.remove("\(all)/\(old)")
        }
        return archive.submissions
    }

    /// - Throws: Where the folder is one learner's work, whose parts would be taken for learners.
    private func requireClass(_ folder: String, shownAs path: String) throws(ClassError) {
        let place = SubmissionPlace(workshop: context.kit.workshop, files: files)
        guard !place.isOfOne(folder) else { throw ClassError.oneSubmission(path) }
    }

    var cache: String { "\(context.kit.cache)/class" }

    private func unpacked(for target: String) -> String {
        "\(cache)/downloads/\(LearnerFileName.of(target))"
    }

    /// Removes the files that came out of the archive of a class: learners' work doesn't stay
    /// around.
    func removeUnpacked(for target: String) { try? files.remove(unpacked(for: target)) }

    func unpacker(_ tools: GradingTools) -> Unpacker {
        Unpacker(
            processes: context.machine.processes, sandbox: tools.sandbox,
            scratch: "\(cache)/unpacked", files: files)
    }

    /// Tools that build and run learners' code in a sandbox, unless it was said not to.
    func tools(hiding folders: [String] = []) throws -> GradingTools {
        let tools = GradingTools(
            machine: context.machine, toolchain: try Toolchain.find(on: context.machine),
            identity: context.identity.text, advice: stageAdvice)
        return options.grader.isWithoutSandbox
            ? tools : try tools.inSandbox(hiding: folders, builds: true, of: context.kit)
    }

    /// - Throws: Where one of the two folders lies in the other.
    func requireApart(_ submissions: String, _ reports: String) throws {
        guard submissions != reports, !"\(submissions)/".hasPrefix("\(reports)/"),
            !"\(reports)/".hasPrefix("\(submissions)/")
        else { throw ClassError.nested(submissions: submissions, reports: reports) }
    }
}

/// Commands on a class that don't grade it.
extension ClassSource {
    /// Writes a list of the class to fill in.
    func makeList(of submissions: String, at path: String) throws -> Int32 {
        let files = context.machine.files
        let submissions = try wholeClass(of: submissions, for: path, tools())
        defer { removeUnpacked(for: path) }
        let roster = try Roster.read(submissions, files: files)
        guard files.kind(context.absolute(path)) == nil else { throw ClassError.listIsThere(path) }
        let text = StudentListCSV.text(roster.listToFillIn())
        try files.write(context.absolute(path), Array(text.utf8))
        tell(of: roster)
        try context.console.out(ClassSummaryText.listMade(path))
        return ExitStatus.passed
    }
}
