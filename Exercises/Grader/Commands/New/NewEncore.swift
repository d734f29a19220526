import Catalog
import FileSystem
import Grading

/// The changes that a new encore needs: the files of the example under its name, and its lines in
/// three lists.
///
/// The example is a folder that is laid out as the kit is, with real files that are read and
/// checked as the kit's own are. The name `NewEncore` in them stands for the encore's.
struct NewEncore {
    let name: EncoreName
    let kit: Kit
    let files: Files

    static let example = "Exercises/Grader/NewEncore"

    private static let manifest = SourceList(
        path: "Package.swift", opening: "let encores: [String] = [")
    private static let catalogue = SourceList(
        path: "Exercises/Catalog/AllStages.swift", opening: "stages: [")
    private static let shippedObjects = SourceList(
        path: "Exercises/Catalog/ShippedObjects.swift",
        opening: "let shippedObjects: [String: String] = [")

    /// The new files, and the lists with their new lines.
    func changes() throws -> [FileChange] {
        let example = try SourceFolder.read(kit.path(Self.example), ending: "", files: files).files
        let new = Dictionary(
            uniqueKeysWithValues: example.map { path, bytes in
                (renamed(path), Array(renamed(String(decoding: bytes, as: UTF8.self)).utf8))
            })
        let present = Set(example.keys.compactMap(place)).filter {
            files.kind(kit.path($0)) != nil
        }
        guard present.isEmpty else { throw NewEncoreError.alreadyThere(present.sorted()) }
        return new.sorted { $0.key < $1.key }.map { FileChange(path: $0, old: nil, new: $1) }
            + (try lists(shipping: new))
    }

    private func lists(shipping new: [String: [UInt8]]) throws -> [FileChange] {
        let starter = "\(Tree.starter.rawValue)/"
        return [
            try change(Self.catalogue) { text throws(NewEncoreError) in
                try Self.catalogue.adding(name.constant, to: text)
            },
            try change(Self.shippedObjects) { text throws(NewEncoreError) in
                var text = text
                for (path, bytes) in new where path.hasPrefix(starter) {
                    text = try Self.shippedObjects.adding(
                        key: String(path.dropFirst(starter.count)),
                        value: GitObjectName.ofBlob(bytes), to: text)
                }
                return text
            },
            try change(Self.manifest) { text throws(NewEncoreError) in
                try Self.manifest.adding("\"\(name.module)\"", to: text)
            },
        ]
    }

    private func change(
        _ list: SourceList, _ edit: (String) throws(NewEncoreError) -> String
    ) throws -> FileChange {
        let old = try files.read(kit.path(list.path))
        let text = try edit(String(decoding: old, as: UTF8.self))
        return FileChange(path: list.path, old: old, new: Array(text.utf8))
    }

    /// A text of the example with the new name, in each of the ways in which it is written.
    private func renamed(_ text: String) -> String {
        text.replacing(#/NewEncore|newEncore|new-encore|newencore/#) { match in
            switch match.output {
            case "NewEncore": name.module
            case "newEncore": name.constant
            case "new-encore": name.identifier
            default: name.word
            }
        }
    }

    /// The encore's own folder on the way to a file, or else the file itself:
    /// `Starter/Encores/Weather`.
    private func place(of path: String) -> String? {
        let parts = renamed(path).split(separator: "/")
        let own = parts.firstIndex { $0.contains(name.module) || $0.contains(name.word) }
        return own.map { parts[...$0].joined(separator: "/") }
    }
}

/// Why no encore could be made.
enum NewEncoreError: Error, Equatable {
    /// Something is where a file or a folder of the encore has to be.
    case alreadyThere([String])
    /// A file doesn't have the list that the encore has to be in.
    case noList(path: String, opening: String)
}
