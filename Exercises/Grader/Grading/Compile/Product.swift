import SwiftSource

/// A compiled module, or an object that belongs to none.
struct Product: Sendable {
    /// What is known of it beside its files.
    struct Note: Sendable, Codable {
        /// The name of the module.
        let module: String
        /// The digest of the module's interface; empty where nothing can import it.
        var interface = ""
        /// The digest of its code, and of all else in its object file that has a meaning; empty where
        /// nobody asks for it.
        var code = ""
        /// What stands in its object file; nil for C, and for a list of tests.
        var object: ObjectFile?
        /// Where its code goes around the compiler's checks of memory.
        var memory: [SourceFlag] = []
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

/// What official tests are compiled with: what a stage declares.
struct StageInterface: Sendable {
    let module: Product
    /// Whether the bodies of functions are there, since the compiler couldn't leave them out: parts of them can
    /// be put into the tests, and no name tells of that.
    var hasBodies = false

    /// Whether tests see the same of both.
    func isSame(as other: StageInterface) -> Bool {
        module.note.interface == other.module.note.interface
    }
}
