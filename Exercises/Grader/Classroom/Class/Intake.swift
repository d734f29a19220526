import Catalog
import FileSystem
import Foundation
import Grading

/// Finds the submissions in a folder, or in an archive of a whole class.
///
/// A folder or an archive inside it may itself contain the uploads of several learners. Only the
/// names that a learning platform gives, or the instructor's list, show whether it does.
package struct Intake {
    private let place: SubmissionPlace
    private let files: Files
    private let unpacker: Unpacker
    /// The absolute path of the folder to which class archives are unpacked.
    private let target: String
    private let list: StudentList?

    /// - Parameter list: The instructor's list; nil without one.
    package init(
        place: SubmissionPlace, unpacker: Unpacker, target: String, list: StudentList? = nil
    ) {
        (self.place, self.unpacker, self.target, self.list) = (place, unpacker, target, list)
        files = place.files
    }

    /// Reads everything that was handed in.
    ///
    /// - Parameters:
    ///   - path: The folder or the archive, by absolute path.
    ///   - shown: The path as the user typed it.
    /// - Throws: `ClassError`
    package func read(_ path: String, shownAs shown: String) throws -> Uploads {
        var root = path
        if files.kind(path) != .folder, files.kind("\(path)/.") != .folder {
            guard files.kind(path) == .file else { throw ClassError.noSubmissions(shown) }
            do {
                root = try unpacked(path)
            } catch let problem as Unpacker.Problem {
                throw ClassError.notUnpacked(shown, problem)
            }
        }
        guard !place.isOfOne(root) else { throw ClassError.oneSubmission(shown) }
        var found = Uploads()
        try look(in: root, called: nil, &found)
        guard !found.uploads.isEmpty || list != nil else { throw ClassError.emptyClass(shown) }
        found.uploads = lastAttempts(of: found.uploads, &found.problems)
        found.top.sort()
        found.passedOver.sort()
        return found
    }

    /// Unpacks the archive of a class, and returns the folder that the uploads are in.
    private func unpacked(_ archive: String) throws -> String {
        let folder = "\(target)/\(UUID().uuidString)"
        try unpacker.unpack(archive, to: folder)
        // Some systems put everything in an archive into one folder, so the uploads may be in that
        // folder.
        guard let only = onlyFolder(in: folder), UploadName(only, isFolder: true).number == nil
        else { return folder }
        return "\(folder)/\(only)"
    }

    /// Adds the contents of a folder.
    ///
    /// - Parameter name: The name of the folder or archive that contains a class; nil at the top.
    private func look(in folder: String, called name: String?, _ found: inout Uploads) throws {
        for bytes in try files.bytesOfNames(folder) {
            guard let child = String(validating: bytes, as: UTF8.self) else {
                let upload = Upload(
                    name: Self.shown(bytes), path: nil, classUpload: name, problem: .nameIsNoText)
                found.uploads.append(upload)
                if name == nil { found.top.append(upload.name) }
                continue
            }
            let path = "\(folder)/\(child)"
            let kind = files.kind(path)
            if isHidden(child, path, kind) { continue }
            if name == nil { found.top.append(child) }
            var upload = Upload(
                name: child, path: path, isFolder: kind == .folder, classUpload: name)
            if child == "__MACOSX" || kind == .file && !isSubmission(upload, path) {
                upload.problem = .documents([child])
                if UploadName.isDocument(child) {
                    found.documents.append(upload)
                } else {
                    found.passedOver.append(upload.place)
                }
            } else if let inside = folderOfClass(in: path, kind, &upload, &found) {
                guard name == nil else {
                    upload.problem = .wholeClass
                    found.uploads.append(upload)
                    continue
                }
                found.classes.append(child)
                try look(in: inside, called: child, &found)
            } else {
                found.uploads.append(upload)
            }
        }
    }

    /// Whether a file is a submission: a platform has named it, or it is an archive or a Swift
    /// file.
    private func isSubmission(_ upload: Upload, _ path: String) -> Bool {
        if upload.read.number != nil { return true }
        guard !UploadName.isDocument(upload.name) else { return false }
        return UploadName.isArchive(upload.name) || upload.name.hasSuffix(".swift")
            || UploadName.isArchive(startingWith: (try? files.start(path, 512)) ?? [])
    }

    /// Whether a name is a hidden file, or a hidden folder without work such as `.git`. These
    /// belong to no learner.
    private func isHidden(_ name: String, _ path: String, _ kind: Files.Kind?) -> Bool {
        guard name.hasPrefix(".") else { return false }
        return kind == .file || kind == .folder && !isWork(path)
    }

    /// The folder at a path with the uploads of several learners; nil if it belongs to one learner.
    private func folderOfClass(
        in path: String, _ kind: Files.Kind?, _ upload: inout Upload, _ found: inout Uploads
    ) -> String? {
        if upload.read.number != nil {
            if kind == .folder, case let parts = parts(of: path), parts.count == 1 {
                upload.inner = parts[0]
            }
            return nil
        }
        if kind == .folder { return folderOfClass(path, &upload, &found) }
        guard kind == .file, !upload.name.hasSuffix(".swift"),
            let names = try? unpacker.names(in: path),
            ArchiveOutline(names, workshop: place.workshop).mayHoldSeveral,
            let folder = try? unpacked(path)
        else { return nil }
        return folderOfClass(folder, &upload, &found)
    }

    private func folderOfClass(
        _ path: String, _ upload: inout Upload, _ found: inout Uploads
    ) -> String? {
        if place.isOfOne(path) { return nil }
        let wrapped = onlyFolder(in: path).map { ["\(path)/\($0)"] } ?? []
        if let folder = ([path] + wrapped).first(where: hasPlatformNames) { return folder }
        let parts = parts(of: path)
        guard parts.count > 1 else {
            upload.inner = parts.first
            return nil
        }
        let known = parts.filter { part in
            list?.rows.contains { $0.reason(for: Upload(name: part, path: nil)) != nil } == true
        }
        if known.count == parts.count { return path }
        upload.problem = .severalPlaces(parts)
        if !known.isEmpty {
            found.problems.append(
                .unclearFolder(upload.place, parts.filter { !known.contains($0) }))
        }
        return nil
    }

    /// The names in a folder, except hidden ones.
    private func names(in folder: String) -> [String] {
        ((try? files.someNames(folder, 5000)) ?? []).filter {
            !$0.hasPrefix(".") && $0 != "__MACOSX"
        }
    }

    /// The name of the only folder in a folder, if there is nothing else.
    private func onlyFolder(in folder: String) -> String? {
        let names = names(in: folder)
        return names.count == 1 && files.kind("\(folder)/\(names[0])") == .folder ? names[0] : nil
    }

    private func hasPlatformNames(_ folder: String) -> Bool {
        names(in: folder).contains { name in
            UploadName(name, isFolder: files.kind("\(folder)/\(name)") == .folder).number != nil
        }
    }

    /// The names in a folder that contain work.
    private func parts(of folder: String) -> [String] {
        names(in: folder).filter { name in
            guard files.kind("\(folder)/\(name)") == .folder else {
                return UploadName.isArchive(name)
            }
            return isWork("\(folder)/\(name)")
        }
    }

    private func isWork(_ folder: String) -> Bool {
        switch place.find(in: folder) {
        case .tree, .several, .archives: true
        case .documents, .none: false
        }
    }

    /// Finds the last attempt among one learner's uploads to a platform.
    private func lastAttempts(
        of uploads: [Upload], _ problems: inout [RosterProblem]
    ) -> [Upload] {
        let ofSystem = Dictionary(grouping: uploads.filter { $0.read.number != nil }) {
            "\($0.read.moodleNumber == nil ? "canvas" : "moodle") \($0.read.number ?? "")"
        }
        var result = uploads.filter { $0.read.number == nil }
        for attempts in ofSystem.values {
            let sorted = attempts.sorted { one, other in
                one.read.attempt == other.read.attempt
                    ? one.name < other.name
                    : one.read.attempt.lexicographicallyPrecedes(other.read.attempt)
            }
            if Set(attempts.map(\.classUpload)).count > 1 {
                // If the attempts are from different downloads of the class, nothing shows which
                // download is later. So the instructor must decide.
                problems.append(
                    .severalUploads(sorted[0].read.learner, sorted.map(\.place).sorted()))
                result += sorted
            } else if var last = sorted.last {
                last.earlier = sorted.dropLast().map(\.name)
                result.append(last)
            }
        }
        return result
    }

    /// The text for a name that isn't valid text: bytes outside of ASCII are written as `\xE9`.
    private static func shown(_ name: [UInt8]) -> String {
        name.map { byte in
            0 < byte && byte < 0x80
                ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

/// The contents of an archive as far as its paths show them.
struct ArchiveOutline {
    private var works: Set<String> = []
    private var numbers: Set<String> = []

    init(_ paths: [String], workshop: Workshop) {
        let folders = workshop.stages.map(\.folder)
        for path in paths {
            let names = path.split(separator: "/").map(String.init)
            if UploadName.isArchive(path) { works.insert(path) }
            numbers.formUnion(names.prefix(3).compactMap { UploadName($0).number })
            for folder in folders {
                guard let range = "/\(path)/".range(of: "/\(folder)/") else { continue }
                works.insert(String("/\(path)/"[..<range.lowerBound]))
            }
        }
    }

    /// Whether the archive may contain the work of several learners.
    var mayHoldSeveral: Bool { !numbers.isEmpty || works.count > 1 }
}
