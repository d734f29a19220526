import Advice
import Classroom
import FileSystem
import Foundation
import Grading
import Reports

/// The source of a class's learners: a folder of submissions or a whole-class archive, and the instructor's
/// list.
struct ClassSource {
    let context: CommandContext
    private var options: ClassOptions { context.options.ofClass }
    private var files: Files { context.machine.files }

    /// The learners of the class, in the order of the reports.
    ///
    /// - Parameters:
    ///   - path: The folder or archive as the user typed it.
    ///   - target: The path of the output. Each output path has its own folder for unpacked files.
    func roster(of path: String, for target: String, _ tools: GradingTools) throws -> Roster {
        let list = try list()
        return try Roster(
            uploads(of: path, for: target, tools, list), list: list,
            allowsUnmatched: options.allowsUnmatched)
    }

    private func uploads(
        of path: String, for target: String, _ tools: GradingTools, _ list: StudentList?
    ) throws -> Uploads {
        let place = SubmissionPlace(workshop: context.kit.workshop, files: files)
        return try Intake(
            place: place, unpacker: unpacker(tools), target: unpacked(for: target), list: list
        ).read(context.absolute(path), shownAs: path)
    }

    /// The instructor's list; nil if the command line doesn't name one.
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

    /// Prints how the submissions and the list were interpreted.
    func tell(of roster: Roster) throws {
        if let list = try list(), let name = options.roster {
            context.console.error(ClassText.describe(list, called: name))
        }
        context.console.error(ClassText.describe(roster))
    }

    var cache: String { "\(context.kit.cache)/class" }

    private func unpacked(for target: String) -> String {
        "\(cache)/downloads/\(LearnerFileName.of(target))"
    }

    /// Removes the files that were unpacked from a class's archives.
    func removeUnpacked(for target: String) { try? files.remove(unpacked(for: target)) }

    func unpacker(_ tools: GradingTools) throws -> Unpacker {
        try Unpacker.find(
            on: context.machine, sandbox: tools.sandbox, scratch: "\(cache)/unpacked")
    }

    /// Reports an invalid path before the slow work starts.
    ///
    /// - Parameter out: The reports folder as the user typed it.
    /// - Throws: `ClassError` if there are no submissions, if the list can't be used, if one of the two
    ///   folders contains the other, or if the reports would replace files that aren't reports.
    func check(_ submissions: String, _ out: String) throws {
        let (path, reports) = (context.absolute(submissions), context.absolute(out))
        guard files.kind("\(path)/.") == .folder || files.kind(path) == .file else {
            throw ClassError.noSubmissions(submissions)
        }
        guard path != reports, !"\(path)/".hasPrefix("\(reports)/"),
            !"\(reports)/".hasPrefix("\(path)/")
        else { throw ClassError.nested(submissions: path, reports: reports) }
        let others = try ReportsFolder(reports, files: files).filesOfOthers()
        guard others.isEmpty else { throw ClassError.filesOfOthers(out, others) }
        _ = try list()
    }
}
