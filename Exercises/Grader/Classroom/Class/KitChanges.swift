import Catalog
import FileSystem
import Grading

/// Finds the files of a submission that differ from the kit's own, and Swift files that belong to no
/// stage.
///
/// Such files are never used: the manifest, the official suites, the helpers, the given files and
/// the reference solution always come from the kit. If learners put their work there by mistake, an
/// instructor must be able to see why they got no points.
struct KitChanges: Sendable {
    let kit: Kit
    let files: Files

    /// The maximum number of paths reported.
    static let maximum = 50

    /// The paths of files that differ from the kit's, or that the kit doesn't have. Of the top folder,
    /// `Starter` and `Finished`, only Swift files count.
    ///
    /// A file of the kit that the submission lacks doesn't count as a change.
    func paths(in submission: String) -> [String] {
        let names = (try? files.names(submission)) ?? []
        var result = names.filter { name in
            !name.hasPrefix(".") && name.hasSuffix(".swift") && isChanged(name, submission)
        }
        if files.kind("\(submission)/Plugins") != nil { result.append("Plugins") }
        for tree in Tree.allCases { add(tree.rawValue, submission, ending: ".swift", to: &result) }
        for folder in kit.ownFolders { add(folder, submission, to: &result) }
        return Array(result.prefix(Self.maximum))
    }

    /// The folders that contain the learner's work.
    private var workFolders: Set<String> {
        Set(
            kit.workshop.stages.flatMap { [$0.folder, $0.testsFolder] }
                .map { "\(Tree.starter.rawValue)/\($0)" })
    }

    private func add(
        _ folder: String, _ submission: String, ending: String = "", to result: inout [String]
    ) {
        guard files.kind("\(submission)/\(folder)") == .folder, !workFolders.contains(folder),
            let names = try? files.names("\(submission)/\(folder)")
        else { return }
        for name in names where !name.hasPrefix(".") && result.count < Self.maximum {
            let path = "\(folder)/\(name)"
            if files.kind("\(submission)/\(path)") == .folder {
                add(path, submission, ending: ending, to: &result)
            } else if name.hasSuffix(ending), isChanged(path, submission) {
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
