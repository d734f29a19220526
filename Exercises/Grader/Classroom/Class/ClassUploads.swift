import FileSystem
import Foundation
import Grading

/// Finds among the submissions of a class what is a class itself, such as what Moodle packs for download,
/// and opens it. It remembers what hasn't changed since.
package final class ClassUploads {
    /// The size and time of a file, which tell one version of it from others.
    private struct Stamp: Equatable {
        let size: Int?
        let modified: Double?
    }

    private struct Known {
        var stamp: Stamp
        var seen: Stamp
        /// The lines of the list that it was looked at with.
        var rows: [StudentList.Row]?
        var opened: OpenedClass?
        var size = 0
        /// Where it was unpacked to.
        var folder: String?
    }

    private let place: SubmissionPlace
    private let files: Files
    private let unpacker: Unpacker
    /// Where archives are unpacked to, by absolute path.
    private let target: String
    /// By the bytes of their paths, as the next one: a name may be there with its accents in two ways.
    private var known: [[UInt8]: Known] = [:]
    /// The archives in classes that are known to be one learner's.
    private var ofOne: [[UInt8]: Stamp] = [:]

    /// - Parameter target: Where archives are unpacked to, by absolute path.
    package init(place: SubmissionPlace, unpacker: Unpacker, target: String) {
        (self.place, self.unpacker, self.target) = (place, unpacker, target)
        files = place.files
    }

    /// The submissions with the classes that are among them.
    ///
    /// - Throws: `ClassError` where it isn't clear what something is, or a class has a class in it.
    /// - Parameter list: The instructor's list, which tells whose something is; nil where there is none.
    package func open(
        _ submissions: Submissions, list: StudentList? = nil
    ) throws -> Submissions {
        var submissions = submissions
        let contents = UploadContents(place: place, unpacker: unpacker, list: list)
        let names = try names(in: submissions)
        let paths = Set(names.map { Array("\(submissions.folder)/\($0)".utf8) })
        for (path, old) in known where !paths.contains(path) { try forget(path, old) }
        submissions.classes = try names.compactMap { name in
            let path = "\(submissions.folder)/\(name)"
            guard let opened = try opened(path, called: name, contents) else { return nil }
            try requireNoClass(in: opened, contents)
            return opened
        }
        return submissions
    }

    /// The names of what can be a class: what a system has made is one learner's.
    private func names(in submissions: Submissions) throws -> [String] {
        let refused = Set(submissions.refused.map { Array($0.name.utf8) })
        return try files.bytesOfNames(submissions.folder)
            .filter { !refused.contains($0) }
            .compactMap { String(validating: $0, as: UTF8.self) }
            .filter { name in
                if name.hasPrefix(".") || name == "__MACOSX" { return false }
                switch files.kind("\(submissions.folder)/\(name)") {
                case .folder: return UploadName(name, isFolder: true).number == nil
                case .file: return UploadName(name).number == nil && !UploadName.holdsNoWork(name)
                default: return false
                }
            }.sorted()
    }

    private func opened(
        _ path: String, called name: String, _ contents: UploadContents
    ) throws -> OpenedClass? {
        guard files.kind(path) == .file else {
            return try folder(contents, path, called: name).map { folder in
                OpenedClass(
                    name: name, submissions: Submissions(folder: folder), isArchive: false)
            }
        }
        let now = stamp(of: path)
        let key = Array(path.utf8)
        if var old = known[key] {
            let isStill = old.seen == now
            old.seen = now
            known[key] = old
            // A download that is opened already may still be on its way in another version.
            let isSame = old.stamp == now && (old.opened != nil || old.rows == contents.rows)
            if isSame || old.opened != nil && !isStill { return old.opened }
            let fresh = try unpack(path, called: name, now, contents)
            guard fresh.opened != nil || old.opened == nil || unpacker.paths(in: path) != nil else {
                // What can't be opened any more stays as it was.
                known[key]?.stamp = now
                return old.opened
            }
            try forget(key, old)
            known[key] = fresh
            return fresh.opened
        }
        let fresh = try unpack(path, called: name, now, contents)
        known[key] = fresh
        return fresh.opened
    }

    private func stamp(of path: String) -> Stamp {
        Stamp(size: files.size(path), modified: files.modified(path))
    }

    private func forget(_ path: [UInt8], _ old: Known) throws {
        if let folder = old.folder { try files.remove(folder) }
        known[path] = nil
    }

    private func unpack(
        _ path: String, called name: String, _ stamp: Stamp, _ contents: UploadContents
    ) throws -> Known {
        var found = Known(stamp: stamp, seen: stamp, rows: contents.rows)
        guard UploadName.isArchive(name) || Unpacker.isArchive(path, files: files),
            let paths = unpacker.paths(in: path)
        else { return found }
        let outline = ArchiveOutline(paths, workshop: place.workshop)
        let isOfAnother = outline.onlyArchive.map { contents.mayBeOfClass(called: name, with: $0) }
        guard outline.mayBeOfClass || isOfAnother == true else { return found }
        var unpacker = unpacker
        unpacker.maximumOfClass -= known.values.reduce(0) { $0 + $1.size }
        let root = "\(target)/\(UUID().uuidString)"
        var isKept = false
        defer { if !isKept { try? files.remove(root) } }
        let archive: UnpackedArchive
        do {
            archive = try unpacker.unpackClass(path, called: name, to: root)
        } catch ClassError.notUnpacked {
            // It is read once more as one learner's, and the reason is said there.
            return found
        }
        let inside = archive.submissions
        guard
            let folder = try folder(contents, inside.folder, called: name, isArchive: true)
        else { return found }
        if folder != inside.folder, let refused = inside.refused.first {
            throw ClassError.notUnpacked(name, refused.problem)
        }
        found.opened = OpenedClass(
            name: name, submissions: inside.moved(to: folder), isArchive: true)
        (found.size, found.folder, isKept) = (archive.size, root, true)
        return found
    }

    /// The folder of the class; nil where it is one learner's work.
    private func folder(
        _ contents: UploadContents, _ path: String, called name: String, isArchive: Bool = false
    ) throws(ClassError) -> String? {
        switch contents.finding(in: path, called: name, isArchive: isArchive) {
        case .oneLearners: return nil
        case .aClass(let folder): return folder
        case .unclear(let names): throw .unclearUpload(name, names)
        }
    }

    /// One level is opened, so that there is an end of it.
    private func requireNoClass(in opened: OpenedClass, _ contents: UploadContents) throws {
        for name in try names(in: opened.submissions) {
            let path = "\(opened.submissions.folder)/\(name)"
            let error = ClassError.classInClass(opened.name, name)
            if files.kind(path) == .folder {
                if case .oneLearners = contents.finding(in: path, called: name) { continue }
                throw error
            }
            let (key, now) = (Array(path.utf8), stamp(of: path))
            guard ofOne[key] != now, let paths = unpacker.paths(in: path) else { continue }
            ofOne[key] = now
            if ArchiveOutline(paths, workshop: place.workshop).hasSeveralNumbers {
                ofOne[key] = nil
                throw error
            }
        }
    }
}
