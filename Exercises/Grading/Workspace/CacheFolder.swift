import FileSystem

/// The folder in which the grader keeps its workspaces, and what has to hold before they are used.
package struct CacheFolder: Sendable {
    let kit: Kit
    let files: Files

    package init(kit: Kit, files: Files) {
        self.kit = kit
        self.files = files
    }

    /// Gets the folder ready, and hands out the secret of its workspaces.
    ///
    /// What was built in another place is removed: compiled modules hold absolute paths, so they
    /// are of no use after the kit's folder was moved or renamed.
    package func prepare() throws -> String {
        let note = "\(kit.cache)/place"
        if (try? files.read(note)) != Array(kit.root.utf8) {
            for tree in Tree.allCases { try files.remove("\(kit.cache)/\(tree.rawValue)") }
            try files.remove(modules)
            try files.remove(note)
            try files.write(note, Array(kit.root.utf8))
        }
        try files.remove(scratch)
        return try secret()
    }

    /// Where compiled system modules are, which all workspaces share.
    var modules: String { kit.modules }

    /// Where test processes have their folders. What an ended grading left there is removed.
    var scratch: String { "\(kit.cache)/scratch" }

    /// The folder of the workspace for a question about a tree.
    func workspace(_ tree: Tree, _ question: WorkspaceContent.Question) -> Workspace {
        Workspace(root: "\(kit.cache)/\(tree.rawValue)/\(question.rawValue)", files: files)
    }

    /// The secret of the workspaces, which is made once so that they stay warm.
    private func secret() throws -> String {
        let path = "\(kit.cache)/secret"
        if let bytes = try? files.read(path) {
            let secret = String(decoding: bytes, as: UTF8.self)
            if secret.wholeMatch(of: #/[0-9a-f]{32}/#) != nil { return secret }
        }
        try files.remove(path)
        let secret = Secret.make()
        try files.write(path, Array(secret.utf8))
        return secret
    }
}
