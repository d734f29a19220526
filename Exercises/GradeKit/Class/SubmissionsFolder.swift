import FileSystem
import Grading
import Reports

/// The folder that holds the submissions of a class. Where an archive of all of them is named, it is what
/// came out of that, and again when the archive is another one.
final class SubmissionsFolder {
    /// What tells one version of a file from others.
    private struct Stamp: Equatable {
        let size: Int?
        let modified: Double?
    }

    private let path: String
    private let reports: String
    private let source: ClassSource
    private let tools: GradingTools
    private var folder: String?
    /// The version that was unpacked, or that can't be, and the one that was seen last.
    private var taken: Stamp?
    private var seen: Stamp?

    /// - Parameters:
    ///   - path: The folder or the archive as the user named it.
    ///   - reports: The absolute path of the folder of the reports.
    init(path: String, reports: String, source: ClassSource, tools: GradingTools) {
        self.path = path
        self.reports = reports
        self.source = source
        self.tools = tools
    }

    /// The absolute path of the folder, as it is now.
    ///
    /// An archive that has changed is unpacked when it is the same in two looks: it may still be on its way.
    /// - Throws: At the first look, what is wrong with the archive. Later that is said, and what came
    ///   out of it before stays.
    func current() throws -> String {
        let files = source.context.machine.files
        guard try source.isArchive(path) else {
            return try source.folder(of: path, for: reports, tools)
        }
        let place = source.context.absolute(path)
        let now = Stamp(size: files.size(place), modified: files.modified(place))
        defer { seen = now }
        guard let known = folder else {
            let first = try source.folder(of: path, for: reports, tools)
            (folder, taken) = (first, now)
            return first
        }
        guard now != taken, now == seen else { return known }
        taken = now
        do {
            let fresh = try source.folder(of: path, for: reports, tools)
            folder = fresh
            return fresh
        } catch let error as ClassError {
            source.context.console.error(ErrorText.lines(error))
            return known
        }
    }
}
