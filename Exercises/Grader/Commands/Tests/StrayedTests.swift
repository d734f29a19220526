import Catalog
import FileSystem
import Grading

/// Finds the work that a learner did in the workshop's versions of the files, which are never read.
struct StrayedTests {
    let kit: Kit
    let files: Files

    /// The paths of the changed files in the second library's folder, relative to the kit.
    func paths() throws -> [String] {
        let folder = "\(Tree.starter.rawValue)/\(TestLibrary.folder)"
        guard files.kind(kit.path(folder)) == .folder else { return [] }
        let found = try SourceFolder.read(kit.path(folder), ending: ".swift", files: files)
        return found.files.filter { path, bytes in
            kit.workshop.shippedObjects["\(TestLibrary.folder)/\(path)"]
                != GitObjectName.ofText(bytes)
        }.keys.sorted().map { "\(folder)/\($0)" }
    }
}
