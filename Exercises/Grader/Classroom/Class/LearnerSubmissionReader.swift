import Catalog
import FileSystem
import Grading

/// Reads one learner's work from its place in a folder or an archive.
struct LearnerSubmissionReader {
    let kit: Kit
    let files: Files
    let unpacker: Unpacker

    typealias Work = (submission: Submission, changedKitFiles: [String])
    typealias NotGraded = LearnerResult.NotGraded

    /// The maximum number of nested archives that are opened. One level isn't enough, because a
    /// system or a program may pack a learner's archive again.
    private static let maximumLevel = 2

    /// - Throws: `NotGraded`, or an error that isn't the learner's fault.
    func read(_ upload: Upload?) throws -> Work {
        guard let upload else { throw NotGraded.notHandedIn }
        if let problem = upload.problem { throw problem }
        guard let path = upload.path else { throw NotGraded.nameIsNoText }
        switch files.kind(path) {
        case .folder: return try read(folder: path)
        case .file where upload.name.hasSuffix(".swift"):
            let names = (upload.earlier + [upload.name]).filter { $0.hasSuffix(".swift") }
            throw NotGraded.singleFiles(names.sorted())
        case .file where UploadName.isDocument(upload.name):
            throw NotGraded.documents([upload.name])
        case .file: return try read(archive: path)
        default: throw NotGraded.notAFolder
        }
    }

    /// - Parameter level: The number of nested archives that the folder came from.
    private func read(folder: String, level: Int = 0) throws -> Work {
        switch SubmissionPlace(workshop: kit.workshop, files: files).find(in: folder) {
        case .tree(let tree):
            let root = parent(of: tree)
            let submission = try Submission.read(
                root, tree: .starter, of: kit.workshop, files: files, at: tree)
            return (submission, KitChanges(kit: kit, files: files).paths(in: root))
        case .several(let places): throw NotGraded.severalPlaces(places)
        case .archives(let archives):
            if archives.count == 1, level < Self.maximumLevel {
                return try read(archive: archives[0], level: level)
            }
            let names = archives.map { String($0.dropFirst(folder.count + 1)) }.sorted()
            throw archives.count > 1
                ? NotGraded.severalPlaces(names) : NotGraded.archivesInside(names)
        case .documents(let names): throw NotGraded.documents(names)
        case .none(let folders):
            // An unreadable folder looks empty. Listing it here throws the error.
            for folder in [folder, "\(folder)/\(Tree.starter.rawValue)"]
            where files.kind(folder) == .folder {
                _ = try files.someNames(folder, 1)
            }
            throw NotGraded.noStages(swiftFilesIn: folders)
        }
    }

    private func read(archive: String, level: Int = 0) throws -> Work {
        do {
            return try unpacker.withContents(of: archive) {
                try read(folder: $0, level: level + 1)
            }
        } catch let problem as Unpacker.Problem {
            throw NotGraded.notUnpacked(problem)
        }
    }

    private func parent(of path: String) -> String {
        path.hasSuffix("/\(Tree.starter.rawValue)")
            ? String(path.dropLast(Tree.starter.rawValue.count + 1)) : path
    }
}
