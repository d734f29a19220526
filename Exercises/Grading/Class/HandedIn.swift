import Catalog
import FileSystem
import SwiftSource

/// What stands where a learner's submission is expected, read once.
package struct HandedIn: Sendable {
    package let learner: String
    /// What can be graded; else why nothing can, or what went wrong in reading it.
    let submission: Result<Submission, Problem>
    /// The kit's own files that the submission has in another version.
    let changedKitFiles: [String]
    /// The names of what the learner handed in beside it.
    let notUsed: [String]
    let student: Student?
    /// The learner's number in Moodle, where the name of the upload has it.
    let moodleNumber: String?

    enum Problem: Error {
        case notGraded(LearnerResult.NotGraded)
        case notRead(FileError)
        /// The system failed, or everything is to end.
        case failed(any Error)
    }

    /// Reads what lies at a path of the roster: a folder, or an archive.
    package static func read(
        _ entry: Roster.Entry, for kit: Kit, files: Files, unpacker: Unpacker
    ) -> HandedIn {
        guard entry.isHandedIn else { return HandedIn(entry, .failure(.notGraded(.notHandedIn))) }
        guard let path = entry.path else {
            return HandedIn(entry, .failure(.notGraded(.nameIsNoText)))
        }
        let reader = HandedInReader(kit: kit, files: files, unpacker: unpacker)
        switch files.kind(path) {
        case .folder: return reader.read(entry, folder: path)
        case .file where entry.name?.hasSuffix(".swift") == true:
            return reader.readSingleFiles(entry)
        case .file: return reader.read(entry, archives: [path])
        default: return HandedIn(entry, .failure(.notGraded(.notAFolder)))
        }
    }

    init(
        _ entry: Roster.Entry, _ submission: Result<Submission, Problem>,
        changedKitFiles: [String] = [], notUsed: [String] = []
    ) {
        learner = entry.learner
        self.submission = submission
        self.changedKitFiles = changedKitFiles
        self.notUsed = entry.notUsed + notUsed
        student = entry.student
        moodleNumber = entry.moodleNumber
    }

    /// The learner's files by their path below the folder that holds `Starter`; none where nothing can
    /// be graded.
    package var files: [String: [UInt8]] {
        guard case .success(let submission) = submission else { return [:] }
        return submission.paths
    }

    /// What the result of this depends on.
    func key(conditions: String) -> VerdictKey {
        var problem: String?
        if case .failure(.notGraded(let reason)) = submission { problem = "\(reason)" }
        return VerdictKey(
            ofResult: try? submission.get(), problem: problem, student: student,
            moodleNumber: moodleNumber, changedKitFiles: changedKitFiles, notUsed: notUsed,
            conditions: conditions)
    }
}

/// Reads one learner's work from the place where it lies in a folder or an archive.
private struct HandedInReader {
    let kit: Kit
    let files: Files
    let unpacker: Unpacker

    func read(_ entry: Roster.Entry, folder: String, isUnpacked: Bool = false) -> HandedIn {
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
                return HandedIn(entry, .failure(.notGraded(.wholeClass)))
            case .several(let places):
                return HandedIn(entry, .failure(.notGraded(.severalPlaces(places))))
            case .archives(let archives) where !isUnpacked:
                return read(entry, archives: archives)
            case .archives:
                return HandedIn(entry, .failure(.notGraded(.noStages(swiftFilesIn: []))))
            case .none(let folders):
                // Nothing is seen either of what must not be read.
                for folder in [folder, "\(folder)/\(Tree.starter.rawValue)"]
                where files.kind(folder) == .folder {
                    _ = try files.someNames(folder, 1)
                }
                return HandedIn(entry, .failure(.notGraded(.noStages(swiftFilesIn: folders))))
            }
        } catch {
            return HandedIn(entry, .failure(.notRead(error)))
        }
    }

    /// What somebody uploaded file by file.
    func readSingleFiles(_ entry: Roster.Entry) -> HandedIn {
        var entry = entry
        let others = entry.notUsed.filter { $0.hasSuffix(".swift") }
        entry.notUsed.removeAll { others.contains($0) }
        let names = (others + [entry.name].compactMap(\.self)).sorted()
        return HandedIn(entry, .failure(.notGraded(.singleFiles(names))))
    }

    /// Several archives together, where no stage is in two of them; else the one that was changed last.
    func read(_ entry: Roster.Entry, archives: [String]) -> HandedIn {
        let sorted = archives.sorted { one, other in
            (files.modified(one) ?? 0, one) < (files.modified(other) ?? 0, other)
        }
        guard let archive = sorted.last else {
            return HandedIn(entry, .failure(.notGraded(.noStages(swiftFilesIn: []))))
        }
        let last = read(entry, archive: archive)
        if let joined = joined(entry, last, sorted.dropLast()) { return joined }
        return HandedIn(
            entry, last.submission, changedKitFiles: last.changedKitFiles,
            notUsed: sorted.dropLast().map { String($0.split(separator: "/").last ?? "") })
    }

    /// The work of the last archive with that of the others; nil where a stage is in two of them, or where
    /// one can't be read.
    private func joined(
        _ entry: Roster.Entry, _ last: HandedIn, _ others: ArraySlice<String>
    ) -> HandedIn? {
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
        return HandedIn(entry, .success(all), changedKitFiles: changedKitFiles.sorted())
    }

    private func read(_ entry: Roster.Entry, archive: String) -> HandedIn {
        do {
            return try unpacker.withContents(of: archive) {
                read(entry, folder: $0, isUnpacked: true)
            }
        } catch let problem as Unpacker.Problem {
            return HandedIn(entry, .failure(.notGraded(.notUnpacked(problem))))
        } catch let error as FileError {
            return HandedIn(entry, .failure(.notRead(error)))
        } catch {
            return HandedIn(entry, .failure(.failed(error)))
        }
    }

    private func handedIn(
        _ entry: Roster.Entry, _ submission: Submission, _ root: String
    ) -> HandedIn {
        HandedIn(
            entry, .success(submission),
            changedKitFiles: KitChanges(kit: kit, files: files).paths(in: root))
    }

    private func parent(of path: String) -> String {
        path.hasSuffix("/\(Tree.starter.rawValue)")
            ? String(path.dropLast(Tree.starter.rawValue.count + 1)) : path
    }
}
