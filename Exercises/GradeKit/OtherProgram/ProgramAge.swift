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
        guard let current else { return true }
        for source in sources where try Self.lastChange(of: source, files) > current { return true }
        return false
    }

    /// Whether the program isn't there, or was built of sources as they were before this time.
    func isBehind(_ change: Double) -> Bool { current.map { change > $0 } ?? true }

    /// The time of the sources that the program is built of; nil where it isn't there.
    private var current: Double? {
        guard let built = files.modified(program) else { return nil }
        guard
            let words = try? String(decoding: files.read(note), as: UTF8.self)
                .split(separator: " "),
            words.count == 2, words[0] == "\(built)", let start = Double(words[1])
        else { return built }
        return start
    }

    /// The time at which something in these folders was changed last.
    static func lastChange(in paths: [String], files: Files) throws(FileError) -> Double {
        var last = 0.0
        for path in paths { last = max(last, try lastChange(of: path, files)) }
        return last
    }

    private static func lastChange(of path: String, _ files: Files) throws(FileError) -> Double {
        let own = files.modified(path) ?? 0
        guard files.kind(path) == .folder else { return own }
        // What an editor or the system keeps there is no source.
        let inside = try files.names(path).filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }
        return max(own, try lastChange(in: inside, files: files))
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
