import Catalog
import FileSystem
import Grading

/// Reads one learner's work from the place where it lies in a folder or an archive.
struct LearnerSubmissionReader {
    let kit: Kit
    let files: Files
    let unpacker: Unpacker

    /// How many archives in each other are opened: a system or a program may pack what is packed already.
    private static let maximumLevel = 2

    /// - Parameter level: How many archives the folder came out of, one in another.
    func read(_ entry: Roster.Entry, folder: String, level: Int = 0) -> LearnerSubmission {
        do throws(FileError) {
            let submission = try Submission.read(
                folder, tree: .starter, of: kit.workshop, files: files)
            if !submission.presentStages.isEmpty {
                return handedIn(entry, submission, folder, level)
            }
            let place = SubmissionPlace(workshop: kit.workshop, files: files)
            switch place.find(in: folder) {
            case .tree(let tree):
                let root = parent(of: tree)
                return handedIn(
                    entry,
                    try Submission.read(
                        root, tree: .starter, of: kit.workshop, files: files, at: tree), root,
                    level)
            case .wholeClass:
                return LearnerSubmission(entry, .failure(.notGraded(.wholeClass)))
            case .several(let places):
                return LearnerSubmission(entry, .failure(.notGraded(.severalPlaces(places))))
            case .archives(let archives) where level < Self.maximumLevel:
                return read(entry, archives: archives, level: level)
            case .archives(let archives):
                let names = archives.map { String($0.dropFirst(folder.count + 1)) }
                return LearnerSubmission(
                    entry, .failure(.notGraded(.archivesInside(names.sorted()))))
            case .documents(let names):
                return LearnerSubmission(entry, .failure(.notGraded(.documents(names))))
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
    func read(_ entry: Roster.Entry, archives: [String], level: Int = 0) -> LearnerSubmission {
        let sorted = archives.sorted { one, other in
            (files.modified(one) ?? 0, one) < (files.modified(other) ?? 0, other)
        }
        guard let archive = sorted.last else {
            return LearnerSubmission(entry, .failure(.notGraded(.noStages(swiftFilesIn: []))))
        }
        let last = read(entry, archive: archive, level)
        if let joined = joined(entry, last, sorted.dropLast(), level) { return joined }
        return LearnerSubmission(
            entry, last.submission, changedKitFiles: last.changedKitFiles,
            notUsed: sorted.dropLast().map { String($0.split(separator: "/").last ?? "") },
            lastChange: last.lastChange)
    }

    /// The work of the last archive with that of the others; nil where a stage is in two of them, or where
    /// one can't be read.
    private func joined(
        _ entry: Roster.Entry, _ last: LearnerSubmission, _ others: ArraySlice<String>,
        _ level: Int
    ) -> LearnerSubmission? {
        guard !others.isEmpty, case .success(var all) = last.submission else { return nil }
        var changedKitFiles = Set(last.changedKitFiles)
        var lastChange = last.lastChange
        for archive in others {
            let other = read(entry, archive: archive, level)
            lastChange = [lastChange, other.lastChange].compactMap(\.self).max()
            guard case .success(let part) = other.submission,
                let joined = all.joined(with: part)
            else { return nil }
            all = joined
            changedKitFiles.formUnion(other.changedKitFiles)
        }
        return LearnerSubmission(
            entry, .success(all), changedKitFiles: changedKitFiles.sorted(), lastChange: lastChange)
    }

    private func read(
        _ entry: Roster.Entry, archive: String, _ level: Int
    ) -> LearnerSubmission {
        do {
            return try unpacker.withContents(of: archive) {
                let found = read(entry, folder: $0, level: level + 1)
                // Only code comes out of an archive.
                guard case .failure(.notGraded(.noStages([]))) = found.submission else {
                    return found
                }
                let documents = unpacker.paths(in: archive)?.filter(UploadName.isDocument) ?? []
                return documents.isEmpty
                    ? found : LearnerSubmission(entry, .failure(.notGraded(.documents(documents))))
            }
        } catch let problem as Unpacker.Problem {
            return LearnerSubmission(entry, .failure(.notGraded(.notUnpacked(problem))))
        } catch {
            return LearnerSubmission(entry, .failure(.failed(error)))
        }
    }

    private func handedIn(
        _ entry: Roster.Entry, _ submission: Submission, _ root: String, _ level: Int
    ) -> LearnerSubmission {
        LearnerSubmission(
            entry, .success(submission),
            changedKitFiles: KitChanges(kit: kit, files: files).paths(in: root),
            // Only an archive keeps when a file was changed: a folder may be copied.
            lastChange: level == 0 ? nil : lastChange(of: submission, in: root))
    }

    private func lastChange(of submission: Submission, in root: String) -> Double? {
        let starter = "\(Tree.starter.rawValue)/"
        return submission.paths.keys.compactMap { path in
            files.modified("\(root)/\(path)")
                ?? files.modified("\(root)/\(path.trimmingPrefix(starter))")
        }.max()
    }

    private func parent(of path: String) -> String {
        path.hasSuffix("/\(Tree.starter.rawValue)")
            ? String(path.dropLast(Tree.starter.rawValue.count + 1)) : path
    }
}
