import Catalog
import FileSystem
import Grading

/// Puts the files of own tests that are shipped in one library in the place of those of the other.
struct LibraryChange: Sendable {
    let kit: Kit
    let files: Files
    let reset: Reset
    let library: TestLibrary

    init(to library: TestLibrary, kit: Kit, files: Files, shipped: ShippedFiles) {
        self.library = library
        self.kit = kit
        self.files = files
        reset = Reset(kit: kit, files: files, shipped: shipped)
    }

    /// The own tests of each stage that the learner has.
    func stages() throws -> [OwnTestFiles] {
        try OwnTestFiles.all(kit: kit, files: files)
    }

    /// The changes to these stages.
    func changes(of stages: [OwnTestFiles]) throws -> [Reset.Change] {
        try stages.flatMap { $0.shipped(in: library) }.map { file in
            Reset.Change(
                path: file.path, current: file.current,
                shipped: try reset.shipped.read(library.shippedPath(of: file.path)))
        }.filter { $0.current != $0.shipped }
    }
}
