import FileSystem
import Grading
import Reports

/// What can be done with a class without grading it.
extension ClassSource {
    /// Writes a list of the class to fill in.
    func makeList(of submissions: String, at path: String) throws -> Int32 {
        let files = context.machine.files
        let folder = try folder(of: submissions, for: path, tools())
        defer { removeUnpacked(for: path) }
        let roster = try Roster.read(folder, files: files)
        guard files.kind(context.absolute(path)) == nil else { throw ClassError.listIsThere(path) }
        let text = StudentListCSV.text(roster.listToFillIn())
        try files.write(context.absolute(path), Array(text.utf8))
        tell(of: roster)
        try context.console.out(ClassSummaryText.listMade(path))
        return ExitStatus.passed
    }

    /// Lays the class out for JPlag.
    ///
    /// - Parameter target: The folder for that, by absolute path.
    func layOut(
        _ submissions: String, for target: String, shownAs shown: String
    ) throws -> Int32 {
        try requireApart(context.absolute(submissions), target)
        let tools = try tools()
        let folder = try folder(of: submissions, for: target, tools)
        defer { removeUnpacked(for: target) }
        let (files, unpacker) = (context.machine.files, unpacker(tools))
        let jplag = JPlagFolder(root: target, kit: context.kit, files: files)
        let count = try jplag.write(roster(in: folder, shownAs: submissions)) {
            LearnerSubmission.read($0, for: context.kit, files: files, unpacker: unpacker)
        }
        try context.console.out(ClassSummaryText.laidOut(count, in: shown))
        return ExitStatus.passed
    }
}
