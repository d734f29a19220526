import FileSystem
import Foundation
import Grading
import Reports

/// Where the submissions of a class come from: a folder, or the archive of a whole class; and the
/// instructor's list, which says who they are.
struct ClassSource {
    let context: CommandContext

    private var files: Files { context.machine.files }

    /// Everybody of the class, in the order of the reports.
    ///
    /// - Parameter folder: The folder of the submissions, by absolute path.
    func roster(in folder: String, shownAs path: String) throws -> Roster {
        let roster = try Roster.read(folder, files: files)
        // Somebody may still come, or be missed.
        let mayBeEmpty = context.invocation.isWatching || context.invocation.roster != nil
        guard !roster.entries.isEmpty || mayBeEmpty else { throw ClassError.emptyClass(path) }
        guard let list = context.invocation.roster else { return roster }
        guard files.kind("\(absolute(list))") != nil else { throw ClassError.noList(list) }
        let bytes = try files.read(absolute(list))
        do throws(StudentList.Problem) {
            return roster.named(by: try StudentList(String(decoding: bytes, as: UTF8.self)))
        } catch {
            throw ClassError.badList(list, error)
        }
    }

    /// Writes a list of these submissions, to be filled in.
    func writeList(of roster: Roster, to path: String) throws {
        guard files.kind(absolute(path)) == nil else { throw ClassError.listIsThere(path) }
        let text = StudentListCSV.text(roster.listToFillIn())
        try files.write(absolute(path), Array(text.utf8))
    }

    /// The folder of the submissions; where an archive of a whole class is named, it is unpacked.
    ///
    /// - Parameter unpacked: Where that is put, by absolute path.
    func folder(of path: String, unpacker: Unpacker, unpacked: String) throws -> String {
        let source = absolute(path)
        if files.kind("\(source)/.") == .folder { return source }
        guard files.kind(source) == .file else { throw ClassError.noSubmissions(path) }
        try files.remove(unpacked)
        do {
            try unpacker.unpackClass(source, to: unpacked)
        } catch let problem as Unpacker.Problem {
            throw ClassError.notUnpacked(path, problem)
        }
        // Some systems put everything into one folder.
        let names = try files.names(unpacked).filter { $0 != "__MACOSX" && !$0.hasPrefix(".") }
        // The folder of Moodle for one learner is none of them.
        let isWrapped = names.count == 1 && UploadName(names[0]).number == nil
        let wrapper = isWrapped ? "\(unpacked)/\(names[0])" : unpacked
        let folder = files.kind(wrapper) == .folder ? wrapper : unpacked
        let isOne = [unpacked, folder].contains {
            files.kind("\($0)/\(Tree.starter.rawValue)") == .folder
        }
        guard !isOne else { throw ClassError.oneSubmission(path) }
        return folder
    }

    func absolute(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path
    }
}
