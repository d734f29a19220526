import Classroom
import FileSystem
import Grading
import Reports

/// The submissions of a class. Where an archive of the class is named, they lie in the folder that it
/// is unpacked to, which is a new one when the archive has changed.
final class UnpackedClass {
    /// The size and time of a file, which tell one version of it from others.
    private struct Stamp: Equatable {
        let size: Int?
        let modified: Double?
    }

    private let path: String
    private let reports: String
    private let source: ClassSource
    private let tools: GradingTools
    private let uploads: ClassUploads
    private var known: Submissions?
    /// The version of the archive that was unpacked, or that couldn't be, and the version that was
    /// seen last.
    private var taken: Stamp?
    private var seen: Stamp?
    /// The archives of which not all is known, as they were told last.
    private var told: [Submissions.Gap] = []

    /// - Parameters:
    ///   - path: The folder or the archive as the user named it.
    ///   - reports: The absolute path of the folder of the reports.
    init(path: String, reports: String, source: ClassSource, tools: GradingTools) {
        self.path = path
        self.reports = reports
        self.source = source
        self.tools = tools
        uploads = source.uploads(for: reports, tools)
    }

    /// The submissions with the classes that are among them, as they are now.
    ///
    /// An archive that has changed is unpacked when two looks find it the same, since it may still
    /// be on its way.
    /// - Throws: At the first look, the mistake in the archive. Later it is only told, and the
    ///   submissions of before stay.
    func current() throws -> Submissions {
        let found = try uploads.open(top(), list: source.list())
        let gaps = found.gaps(called: path)
        source.tell(of: gaps.filter { !told.contains($0) })
        told = gaps
        return found
    }

    /// The submissions, without what came out of classes among them.
    private func top() throws -> Submissions {
        let files = source.context.machine.files
        guard try source.isArchive(path) else {
            return try source.submissions(of: path, for: reports, tools)
        }
        let place = source.context.absolute(path)
        let now = Stamp(size: files.size(place), modified: files.modified(place))
        defer { seen = now }
        guard let known else {
            let first = try source.submissions(of: path, for: reports, tools)
            (known, taken) = (first, now)
            return first
        }
        guard now != taken, now == seen else { return known }
        taken = now
        do {
            let fresh = try source.submissions(of: path, for: reports, tools)
            self.known = fresh
            return fresh
        } catch let error as ClassError {
            source.context.console.error(ErrorText.lines(error))
            return known
        }
    }
}
