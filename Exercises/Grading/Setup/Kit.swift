import FileSystem

/// The workshop kit on disk: its folder, and where things are in it.
package struct Kit: Sendable, Equatable {
    /// The absolute path of the folder that holds `Package.swift`.
    package let root: String
    /// Where the grader keeps what it can make again: ignored by git, safe to delete.
    package let cache: String
    /// Where compiled system modules are kept, which several workspaces can share.
    let modules: String

    package init(root: String, cache: String? = nil, modules: String? = nil) {
        self.root = root
        self.cache = cache ?? "\(root)/.grade"
        self.modules = modules ?? "\(self.cache)/modules"
    }

    /// The kit that one of `places` lies in; nil where none does.
    ///
    /// A place is an absolute path of a folder or a file; its parents are looked at from the
    /// innermost outwards.
    package static func find(around places: [String], files: Files) -> Kit? {
        for place in places {
            var folder = place
            while !folder.isEmpty {
                if isKit(folder, files: files) { return Kit(root: folder) }
                folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
            }
        }
        return nil
    }

    private static func isKit(_ folder: String, files: Files) -> Bool {
        files.kind("\(folder)/Package.swift") == .file
            && files.kind("\(folder)/Exercises/Catalog") == .folder
    }

    /// The absolute path of something in the kit.
    package func path(_ relative: String) -> String { "\(root)/\(relative)" }
}

/// Which of the two parallel trees is graded.
package enum Tree: String, Sendable, CaseIterable, Codable {
    case starter = "Starter"
    case finished = "Finished"
}
