import FileSystem

/// Whether a built program is as new as its sources: a matter of milliseconds, where the package
/// manager takes a second to say so.
struct ProgramAge {
    /// The absolute path of the program.
    let program: String
    let files: Files

    /// A note beside the program: when it was built, and when that build began.
    ///
    /// Without it, a file that was saved during the build would be taken for built; and a file that
    /// changed nothing in the program would be taken for new forever.
    private var note: String { "\(program).built" }

    /// Whether the program isn't there, or any source was changed since it was built. Where a file
    /// was removed, its folder was changed.
    func isBehind(sources: [String]) throws(FileError) -> Bool {
        guard let built = files.modified(program) else { return true }
        var current = built
        if let words = try? String(decoding: files.read(note), as: UTF8.self).split(separator: " "),
            words.count == 2, words[0] == "\(built)", let start = Double(words[1])
        {
            current = start
        }
        for source in sources where try isNewer(source, than: current) { return true }
        return false
    }

    private func isNewer(_ path: String, than time: Double) throws(FileError) -> Bool {
        if let changed = files.modified(path), changed > time { return true }
        guard files.kind(path) == .folder else { return false }
        // What an editor or the system keeps there is no source.
        for name in try files.names(path) where !name.hasPrefix(".") {
            if try isNewer("\(path)/\(name)", than: time) { return true }
        }
        return false
    }

    /// Checks that a program can be built here.
    func checkWritable() throws(FileError) {
        // The note stays as it was: the build may end before there is another.
        try files.write(note, (try? files.read(note)) ?? [])
    }

    /// Notes that the program has just been built, of sources as they were at the time or later.
    func note(builtSince start: Double) throws(FileError) {
        guard let built = files.modified(program) else { return }
        try files.write(note, Array("\(built) \(start)".utf8))
    }
}
