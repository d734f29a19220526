import Catalog
import FileSystem
import Grading

/// Reads one learner's work from its place in a folder or an archive.
struct LearnerSubmissionReader {
    let kit: Kit
    let files: Files
    let unpacker: Unpacker

    /// How many nested archives are opened: a system or a program may pack an archive again.
    private static let maximumLevel = 2

    /// - Parameter level: The number of nested archives that the folder came out of.
    func read(_ entry: Roster.Entry, folder: String, level: Int = 0) -> LearnerSubmission {
        func notGraded(_ reason: LearnerResult.NotGraded) -> LearnerSubmission {
            LearnerSubmission(entry, .failure(.notGraded(reason)))
        }
        do throws(FileError) {
            let submission = try Submission.read(
                folder, tree: .starter, of: kit.workshop, files: files)
            if !submission.presentStages.isEmpty { return handedIn(entry, submission, folder) }
            let place = SubmissionPlace(workshop: kit.workshop, files: files)
            switch place.find(in: folder) {
            case .tree(let tree):
                let root = parent(of: tree)
                return handedIn(
                    entry,
                    try Submission.read(
                        root, tree: .starter, of: kit.workshop, files: files, at: tree), root)
            case .several(let places): return notGraded(.severalPlaces(places))
            case .archives(let archives) where archives.count > 1 || level >= Self.maximumLevel:
                let names = archives.map { String($0.dropFirst(folder.count + 1)) }.sorted()
                return notGraded(
                    archives.count > 1 ? .severalPlaces(names) : .archivesInside(names))
            case .archives(let archives): return read(entry, archive: archives[0], level)
            case .documents(let names): return notGraded(.documents(names))
            case .none(let folders):
                // Files that must not be read aren't shown either.
                for folder in [folder, "\(folder)/\(Tree.starter.rawValue)"]
                where files.kind(folder) == .folder {
                    _ = try files.someNames(folder, 1)
                }
                return notGraded(.noStages(swiftFilesIn: folders))
            }
        } catch {
            return LearnerSubmission(entry, .failure(.failed(error)))
        }
    }

    func read(_ entry: Roster.Entry, archive: String, _ level: Int = 0) -> LearnerSubmission {
        do {
            return try unpacker.withContents(of: archive) {
                read(entry, folder: $0, level: level + 1)
            }
        } catch let problem as Unpacker.Problem {
            return LearnerSubmission(entry, .failure(.notGraded(.notUnpacked(problem))))
        } catch {
            return LearnerSubmission(entry, .failure(.failed(error)))
        }
    }

    private func handedIn(
        _ entry: Roster.Entry, _ submission: Submission, _ root: String
    ) -> LearnerSubmission {
        LearnerSubmission(
            entry, .success(submission),
            changedKitFiles: KitChanges(kit: kit, files: files).paths(in: root))
    }

    private func parent(of path: String) -> String {
        path.hasSuffix("/\(Tree.starter.rawValue)")
            ? String(path.dropLast(Tree.starter.rawValue.count + 1)) : path
    }
}
