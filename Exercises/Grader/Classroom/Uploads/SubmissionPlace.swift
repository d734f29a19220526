import Catalog
import FileSystem
import Grading

/// Finds the learner's stages in a folder, because people pack more than the requested folder.
package struct SubmissionPlace: Sendable {
    enum Finding: Sendable, Equatable {
        /// The absolute path of the folder with the stages: `Starter`, or the folder that contains
        /// them directly.
        case tree(String)
        /// Several folders could be meant. The value is their paths below the folder.
        case several([String])
        /// No folder was found, but these archives, by absolute path.
        case archives([String])
        /// No folder and no Swift file were found, but these documents. The value is their paths
        /// below the folder.
        case documents([String])
        /// No folder was found. The value is the paths, below the folder, of folders with Swift
        /// files.
        case none(swiftFilesIn: [String])
    }

    let workshop: Workshop
    let files: Files

    package init(workshop: Workshop, files: Files) {
        self.workshop = workshop
        self.files = files
    }

    /// The maximum depth of the search: GitHub's wrapper folder, the learner's folder, and one
    /// more.
    private static let maximumDepth = 4
    /// The maximum number of folders searched.
    private static let maximumFolders = 1000
    /// Searches a folder level by level. The first level with stages is used.
    func find(in root: String) -> Finding {
        var level = [""]
        var looked = 0
        var archives: [String] = []
        var swiftFolders: [String] = []
        var documents: [String] = []
        for _ in 0...Self.maximumDepth {
            var trees: [String] = []
            var next: [String] = []
            for folder in level where looked < Self.maximumFolders {
                looked += 1
                let path = folder.isEmpty ? root : "\(root)/\(folder)"
                // Folders can be large, so each is listed only once.
                let names = (try? files.someNames(path, 5000)) ?? []
                if let tree = tree(in: path, names) {
                    trees.append(folder.isEmpty ? tree : "\(folder)/\(tree)")
                    continue
                }
                for name in names {
                    let below = folder.isEmpty ? name : "\(folder)/\(name)"
                    switch files.kind("\(root)/\(below)") {
                    case .folder where !name.hasPrefix(".") && name != "__MACOSX":
                        next.append(below)
                    case .file where UploadName.isArchive(name):
                        archives.append("\(root)/\(below)")
                    case .file where name.hasSuffix(".swift"):
                        if !swiftFolders.contains(folder) { swiftFolders.append(folder) }
                    case .file where UploadName.isDocument(name):
                        documents.append(below)
                    default:
                        break
                    }
                }
            }
            if trees.count > 1 { return .several(trees.sorted()) }
            if let tree = trees.first {
                return .tree(tree == "." ? root : "\(root)/\(tree.replacing(#/\/\.$/#, with: ""))")
            }
            level = next
        }
        if !archives.isEmpty, swiftFolders.isEmpty { return .archives(archives) }
        if !documents.isEmpty, swiftFolders.isEmpty { return .documents(documents.sorted()) }
        return .none(swiftFilesIn: swiftFolders.map { $0.isEmpty ? "." : $0 })
    }

    /// Whether the folder is itself one learner's work, without a folder around it.
    package func isOfOne(_ root: String) -> Bool {
        hasStage(in: "\(root)/\(Tree.starter.rawValue)") || hasStage(in: root)
    }

    /// `Starter`, or `.` if the stages are directly in this folder; nil if there are none.
    private func tree(in path: String, _ names: [String]) -> String? {
        let starter = Tree.starter.rawValue
        if names.contains(starter), hasStage(in: "\(path)/\(starter)") { return starter }
        // The stages in a folder `Finished` belong to the kit, so they aren't the learner's work.
        guard path.split(separator: "/").last.map(String.init) != Tree.finished.rawValue else {
            return nil
        }
        return hasStage(in: path) ? "." : nil
    }

    private func hasStage(in folder: String) -> Bool {
        workshop.stages.contains { files.kind("\(folder)/\($0.folder)") == .folder }
    }
}
