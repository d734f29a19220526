import Catalog
import FileSystem
import Grading

/// Finds the files of a submission that differ from the kit's own.
///
/// Such files are never used: the manifest, the official suites, the helpers and the given files
/// always come from the kit.
struct KitChanges: Sendable {
    let kit: Kit
    let files: Files

    /// The maximum number of paths reported.
    static let maximum = 50

    /// The paths of files that differ from the kit's, or that the kit doesn't have.
    ///
    /// A file of the kit that the submission lacks doesn't count as a change.
    func paths(in submission: String) -> [String] {
        let names = (try? files.names(submission)) ?? []
        var result = names.filter { name in
            name.hasPrefix("Package") && name.hasSuffix(".swift") && isChanged(name, submission)
        }
        if files.kind("\(submission)/Plugins") != nil { result.append("Plugins") }
        for folder in kit.ownFolders { add(folder, submission, to: &result) }
        return Array(result.prefix(Self.maximum))
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
