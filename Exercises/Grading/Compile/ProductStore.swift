import FileSystem
import Foundation
import SwiftSource

/// What the compiler has made, kept by what it was made of.
///
/// The name of a product is a digest of all that it depends on: the sources, the interfaces of the
/// modules that they import, and the compiler with its options. So what has the name is what would
/// be made again, whoever needs it: the workspaces, learners and jobs of a kit share one store.
struct ProductStore: Sendable {
    /// The folder with a folder for each product.
    let root: String
    let files: Files

    /// Who makes what at the moment, in any store of this process.
    private static let claims = KeyedLock()

    /// The most products that are kept: those that were used last.
    static let maximumCount = 600
    /// How many more there may be before some are removed.
    private static let slack = 200
    /// For how many seconds after it was asked for a product may be in use.
    private static let longestUse = 3600.0
    /// What the name of a folder begins with in which a product is being made.
    private static let unfinished = "making-"

    /// The product of this name; makes it where there is none.
    ///
    /// - Parameter make: Makes it in a folder, and returns what to note of it; nil where it can't be
    ///   made. Nobody else makes the same meanwhile.
    func product<Failure: Error>(
        _ name: String, make: (_ folder: String) throws -> Result<Product.Note, Failure>
    ) throws -> Result<Product, Failure> {
        let claim = "\(root)/\(name)"
        Self.claims.take(claim)
        defer { Self.claims.release(claim) }
        if let product = known(name) { return .success(product) }
        let folder = "\(root)/\(Self.unfinished)\(Secret.make())"
        try files.makeFolder(folder)
        defer { try? files.remove(folder) }
        switch try make(folder) {
        case .failure(let failure):
            return .failure(failure)
        case .success(let note):
            var note = note
            note.sizes = try sizes(of: folder)
            try files.write("\(folder)/\(Self.noteName)", Array(try JSONEncoder().encode(note)))
            let place = "\(root)/\(name)"
            do {
                try files.move(folder, place)
            } catch {
                // Another grading was faster, or something broken stands there.
                if let product = known(name) { return .success(product) }
                try files.remove(place)
                try files.move(folder, place)
            }
            return .success(Product(name: name, folder: place, note: note))
        }
    }

    /// Removes what was used least lately, where there is much, and what an ended grading left; not
    /// what may be in use now.
    func prune() throws(FileError) {
        guard files.kind(root) == .folder else { return }
        let names = try files.names(root)
        guard names.count > Self.maximumCount + Self.slack else { return }
        let used = names.map { name in
            let folder = "\(root)/\(name)"
            return (
                name, files.modified("\(folder)/\(Self.noteName)") ?? files.modified(folder) ?? 0
            )
        }
        let now = Date().timeIntervalSince1970
        for (name, time) in used.sorted(by: { $0.1 < $1.1 }).dropLast(Self.maximumCount)
        where abs(now - time) > Self.longestUse {
            try files.remove("\(root)/\(name)")
        }
    }

    private func known(_ name: String) -> Product? {
        let folder = "\(root)/\(name)"
        let path = "\(folder)/\(Self.noteName)"
        guard let bytes = try? files.read(path),
            let note = try? JSONDecoder().decode(Product.Note.self, from: Data(bytes)),
            note.sizes.allSatisfy({ files.size("\(folder)/\($0.key)") == $0.value })
        else { return nil }
        // It was used now. Where that can't be noted, it is removed a little earlier.
        try? files.setModified(path, Date().timeIntervalSince1970)
        return Product(name: name, folder: folder, note: note)
    }

    /// How many bytes each file in a folder has.
    private func sizes(of folder: String) throws(FileError) -> [String: Int] {
        var sizes: [String: Int] = [:]
        for name in try files.names(folder) { sizes[name] = files.size("\(folder)/\(name)") }
        return sizes
    }

    private static let noteName = "note.json"
}

/// A compiled module, or an object that belongs to none.
struct Product: Sendable {
    /// What is known of it beside its files.
    struct Note: Sendable, Codable {
        /// The name of the module.
        let module: String
        /// The digest of the module's interface; empty where nothing can import it.
        var interface = ""
        /// How many bytes each of its files has, so that one that is gone or cut is missed.
        var sizes: [String: Int] = [:]
        /// What stands in its object file; nil for C, and for a list of tests.
        var object: ObjectFile?
        /// The source that lists its tests for XCTest; nil where only the package manager can tell.
        var testList: String?
    }

    /// The digest of all that it was made of.
    let name: String
    /// The folder of its files.
    let folder: String
    let note: Note

    var object: String { "\(folder)/\(note.module).o" }

    /// What stands in its object file.
    ///
    /// - Throws: `Compiler.NotJudged` where that isn't noted: nothing is taken unseen.
    func requireObject() throws(Compiler.NotJudged) -> ObjectFile {
        guard let object = note.object else { throw Compiler.NotJudged() }
        return object
    }
}
