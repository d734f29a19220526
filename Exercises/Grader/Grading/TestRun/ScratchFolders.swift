import FileSystem

/// Empty folders for test processes: each is there for one run and then removed.
struct ScratchFolders: Sendable {
    /// The folder that holds them.
    let root: String
    /// The search path for programs that the test processes get.
    let path: String?
    let files: Files

    /// Makes a folder, hands its path to `body`, and removes it with all that is in it.
    func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = try make()
        defer { remove(folder) }
        return try body(folder)
    }

    /// Makes a folder, which is to be removed.
    func make() throws(FileError) -> String {
        let folder = "\(root)/\(Secret.make())"
        try files.makeFolder(folder)
        return folder
    }

    /// Removes a folder with all that is in it.
    func remove(_ folder: String) { try? files.remove(folder) }
}
