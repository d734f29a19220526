import FileSystem

extension Files {
    /// Writes a file so that the compiler sees that it is a new version.
    ///
    /// The compiler's driver (seen with 6.3.1) takes a file for unchanged where its time of change
    /// is in the same whole second as before, and would leave out a change that follows quickly.
    func rewrite(_ file: String, _ bytes: [UInt8]) throws(FileError) {
        let before = modified(file)
        try write(file, bytes)
        if let before, let now = modified(file), now.rounded(.down) <= before.rounded(.down) {
            try setModified(file, before.rounded(.down) + 1)
        }
    }
}
