import Catalog
import FileSystem
import Foundation
import Grading

/// Tells by what is in something at the top of a folder of submissions whose it is: one learner's, or a
/// class's.
struct UploadContents {
    enum Finding: Equatable {
        case oneLearners
        /// The uploads of several learners lie in this folder, by absolute path.
        case aClass(String)
        /// These lie together, and nothing tells whether they are one learner's.
        case unclear([String])
    }

    private let place: SubmissionPlace
    private let files: Files
    private let unpacker: Unpacker
    /// The instructor's list; nil where there is none.
    private let list: StudentList?

    init(place: SubmissionPlace, unpacker: Unpacker, list: StudentList? = nil) {
        (self.place, self.unpacker, self.list) = (place, unpacker, list)
        files = place.files
    }

    /// How deep a class may lie in folders of folders.
    private static let maximumDepth = 3

    /// - Parameters:
    ///   - root: The folder, or the one that an archive was unpacked to.
    ///   - name: What it is called among the submissions.
    func finding(in root: String, called name: String, isArchive: Bool = false) -> Finding {
        var folder = root
        var around = [name]
        for _ in 0...Self.maximumDepth {
            if place.isOfOne(folder) { return .oneLearners }
            let names = self.names(in: folder)
            let numbers = names.map { number(of: $0, in: folder) }
            let known = Set(numbers.compactMap(\.self))
            if known.count > 1 || isArchive && !known.isEmpty && !numbers.contains(nil) {
                return .aClass(folder)
            }
            let parts = names.compactMap { part($0, in: folder) }
            if !known.isEmpty {
                let others = parts.filter { number(of: $0.name, in: folder) == nil }
                let numbered = names.first { number(of: $0, in: folder) != nil }
                guard others.isEmpty, let numbered else { return .unclear(names) }
                return finding(of: numbered, hasNumber: true, in: folder, called: around)
                    ?? .oneLearners
            }
            if parts.count > 1 { return finding(of: parts, in: folder, called: name) }
            guard let only = parts.first else { return .oneLearners }
            if let found = finding(of: only.name, in: folder, called: around) { return found }
            guard files.kind("\(folder)/\(only.name)") == .folder else { return .oneLearners }
            folder += "/\(only.name)"
            around.append(only.name)
        }
        return .oneLearners
    }

    /// What the name of something tells that lies alone in folders of these names; nil where it tells
    /// nothing more than theirs.
    private func finding(
        of name: String, hasNumber: Bool = false, in folder: String, called around: [String]
    ) -> Finding? {
        let outer = around.flatMap { list?.rows(about: $0) ?? [] }
        let inner = list?.rows(about: name) ?? []
        if !outer.isEmpty {
            // The list may name the folder itself, and a group has one work.
            let isClear =
                inner.isEmpty || outer.contains { around.contains($0.folder) }
                || inner.contains { row in outer.contains { row.isWith($0) } }
            return isClear ? nil : .unclear([name])
        }
        let isSomebodys =
            hasNumber || !inner.isEmpty
            || around.allSatisfy(PartNames.isOfPlace) && PartNames.isOfPerson(name)
        return isSomebodys ? .aClass(folder) : nil
    }

    /// Whether an archive may be a class because of what the only one in it is called.
    func mayBeOfClass(called name: String, with only: String) -> Bool {
        finding(of: only, in: "", called: [name]) != nil
    }

    /// The lines of the instructor's list, by which a name is somebody's.
    var rows: [StudentList.Row]? { list?.rows }

    /// Something that has work in it.
    private struct Part {
        let name: String
        /// The stages in it; nil where they aren't known.
        let stages: Set<String>?
        /// Whether it is what a system for courses has packed of several learners.
        var isDownload = false
    }

    private func finding(of parts: [Part], in folder: String, called name: String) -> Finding {
        let names = parts.map(\.name)
        if parts.contains(where: \.isDownload) { return .aClass(folder) }
        switch PartNames(names, in: name).finding {
        case .onePerson: return .oneLearners
        case _ where areApart(parts): return .oneLearners
        case .severalPersons: return .aClass(folder)
        case .unclear: return .unclear(names)
        }
    }

    /// Whether no stage is in two of them, so that they are the parts of one work.
    private func areApart(_ parts: [Part]) -> Bool {
        var seen: Set<String> = []
        for part in parts {
            guard let stages = part.stages, seen.isDisjoint(with: stages) else { return false }
            seen.formUnion(stages)
        }
        return true
    }

    private func names(in folder: String) -> [String] {
        ((try? files.someNames(folder, 5000)) ?? [])
            .filter { !$0.hasPrefix(".") && !SubmissionPlace.passedOver.contains($0) }
    }

    private func number(of name: String, in folder: String) -> String? {
        let name = UploadName(name, isFolder: files.kind("\(folder)/\(name)") == .folder)
        return name.number.map { "\(name.moodleNumber == nil ? "c" : "m")\($0)" }
    }

    /// What is in something; nil where no work is.
    private func part(_ name: String, in folder: String) -> Part? {
        let path = "\(folder)/\(name)"
        switch files.kind(path) {
        case .folder:
            switch place.find(in: path) {
            case .tree(let tree): return Part(name: name, stages: place.stages(in: tree))
            case .several, .archives, .wholeClass: return Part(name: name, stages: nil)
            case .none, .documents: return nil
            }
        case .file where UploadName.isArchive(name):
            guard let paths = unpacker.paths(in: path) else { return Part(name: name, stages: nil) }
            let found = ArchiveOutline(paths, workshop: place.workshop)
            if found.hasSeveralNumbers {
                return Part(name: name, stages: nil, isDownload: true)
            }
            if !found.stages.isEmpty { return Part(name: name, stages: found.stages) }
            return found.hasArchives ? Part(name: name, stages: nil) : nil
        default: return nil
        }
    }
}

/// What the paths in an archive tell without opening it.
struct ArchiveOutline {
    /// The folders of stages in it.
    private(set) var stages: Set<String> = []
    /// The folders that hold stages.
    private var places: Set<String> = []
    private var archives: [String] = []
    private var numbers: Set<String> = []

    init(_ paths: [String], workshop: Workshop) {
        let folders = workshop.stages.map(\.folder)
        for path in paths {
            let names = path.split(separator: "/").map(String.init)
            if names.contains(where: SubmissionPlace.passedOver.contains) { continue }
            if UploadName.isArchive(path) { archives.append(names.last ?? path) }
            // Of Moodle's folder, this is the beginning of its file's path.
            numbers.formUnion(names.prefix(3).compactMap { UploadName($0).number })
            for folder in folders {
                guard let range = "/\(path)/".range(of: "/\(folder)/") else { continue }
                stages.insert(folder)
                places.insert(String("/\(path)/"[..<range.lowerBound]))
            }
        }
    }

    var hasArchives: Bool { !archives.isEmpty }

    /// Whether several learners' work could be in it.
    var mayBeOfClass: Bool { !numbers.isEmpty || archives.count + places.count > 1 }

    /// The name of the archive that is all the work in it.
    var onlyArchive: String? { archives.count == 1 && places.isEmpty ? archives.first : nil }

    /// Whether a system for courses has packed several learners' uploads.
    var hasSeveralNumbers: Bool { numbers.count > 1 }
}
