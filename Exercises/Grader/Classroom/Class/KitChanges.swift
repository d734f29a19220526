import Catalog
import FileSystem
import Grading

/// Finds the files of a submission that differ from the kit's own, and Swift files outside of the
/// stages' folders.
///
/// Such files are never used: the manifest, the official suites, the helpers, the given files and
/// the reference solution always come from the kit. A learner who put their work there by mistake
/// would otherwise get no points, and nobody would know why.
struct KitChanges: Sendable {
    let kit: Kit
    let files: Files

    /// The maximum number of paths reported.
    static let maximum = 50

    /// The paths of files that differ from the kit's, or that the kit doesn't have.
    ///
    /// A file of the kit that the submission lacks doesn't count as a change.
    func paths(in submission: String) -> [String] {
        let starter = Tree.starter.rawValue
        let outside =
            swiftFiles(in: submission)
            + swiftFiles(in: "\(submission)/\(starter)").map { "\(starter)/\($0)" }
        var result = outside.filter { isChanged($0, submission) }
        if files.kind("\(submission)/Plugins") != nil { result.append("Plugins") }
        for folder in kit.ownFolders + [Tree.finished.rawValue] {
            add(folder, submission, to: &result)
        }
        return Array(result.prefix(Self.maximum))
    }

    /// The names of the Swift files directly in a folder.
    private func swiftFiles(in folder: String) -> [String] {
        ((try? files.names(folder)) ?? []).filter { $0.hasSuffix(".swift") }
    }

    private func add(_ folder: String, _ submission: String, to result: inout [String]) {
        guard files.kind("\(submission)/\(folder)") == .folder,
            let names = try? files.names("\(submission)/\(folder)")
        else { return }
        for name in names where !name.hasPrefix(".") && result.count < Self.maximum {
            let path = "\(folder)/\(name)"
            if files.kind("\(submission)/\(path)") == .folder {
                add(path, submission, to: &result)
            } else if isChanged(path, submission) {
                result.append(path)
            }
        }
    }

    private func isChanged(_ path: String, _ submission: String) -> Bool {
        let (own, theirs) = (kit.path(path), "\(submission)/\(path)")
        return files.kind(theirs) != .file || files.size(own) != files.size(theirs)
            || (try? files.read(own)) != (try? files.read(theirs))
    }
}
