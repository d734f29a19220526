import Catalog
import FileSystem
import Grading

/// Reads one learner's work from the place where it lies in a folder or an archive.
struct LearnerSubmissionReader {
    let kit: Kit
    let files: Files
    let unpacker: Unpacker

    func read(_ entry: Roster.Entry, folder: String, isUnpacked: Bool = false) -> LearnerSubmission
    {
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
            case .wholeClass:
                return LearnerSubmission(entry, .failure(.notGraded(.wholeClass)))
            case .several(let places):
                return LearnerSubmission(entry, .failure(.notGraded(.severalPlaces(places))))
            case .archives(let archives) where !isUnpacked:
                return read(entry, archives: archives)
            case .archives:
                return LearnerSubmission(entry, .failure(.notGraded(.noStages(swiftFilesIn: []))))
            case .none(let folders):
                // Nothing is seen either of what must not be read.
                for folder in [folder, "\(folder)/\(Tree.starter.rawValue)"]
                where files.kind(folder) == .folder {
                    _ = try files.someNames(folder, 1)
                }
                return LearnerSubmission(
                    entry, .failure(.notGraded(.noStages(swiftFilesIn: folders))))
            }
        } catch {
            return LearnerSubmission(entry, .failure(.failed(error)))
        }
    }

    /// Work that was uploaded file by file.
    func readSingleFiles(_ entry: Roster.Entry) -> LearnerSubmission {
        var entry = entry
        let others = entry.notUsed.filter { $0.hasSuffix(".swift") }
        entry.notUsed.removeAll { others.contains($0) }
        let names = (others + [entry.name].compactMap(\.self)).sorted()
        return LearnerSubmission(entry, .failure(.notGraded(.singleFiles(names))))
    }

    /// Several archives together, where no stage is in two of them; else the one that was changed last.
    func read(_ entry: Roster.Entry, archives: [String]) -> LearnerSubmission {
        let sorted = archives.sorted { one, other in
            (files.modified(one) ?? 0, one) < (files.modified(other) ?? 0, other)
        }
        guard let archive = sorted.last else {
            return LearnerSubmission(entry, .failure(.notGraded(.noStages(swiftFilesIn: []))))
        }
        let last = read(entry, archive: archive)
        if let joined = joined(entry, last, sorted.dropLast()) { return joined }
        return LearnerSubmission(
            entry, last.submission, changedKitFiles: last.changedKitFiles,
            notUsed: sorted.dropLast().map { String($0.split(separator: "/").last ?? "") })
    }

    /// The work of the last archive with that of the others; nil where a stage is in two of them, or where
    /// one can't be read.
    private func joined(
        _ entry: Roster.Entry, _ last: LearnerSubmission, _ others: ArraySlice<String>
    ) -> LearnerSubmission? {
        guard !others.isEmpty, case .success(var all) = last.submission else { return nil }
        var changedKitFiles = Set(last.changedKitFiles)
        for archive in others {
            let other = read(entry, archive: archive)
            guard case .success(let part) = other.submission,
                let joined = all.joined(with: part)
            else { return nil }
            all = joined
            changedKitFiles.formUnion(other.changedKitFiles)
        }
        return LearnerSubmission(entry, .success(all), changedKitFiles: changedKitFiles.sorted())
    }

    private func read(_ entry: Roster.Entry, archive: String) -> LearnerSubmission {
        do {
            return try unpacker.withContents(of: archive) {
                read(entry, folder: $0, isUnpacked: true)
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
