import FileSystem

/// The note beside a program that says what it was made of. Where the same is asked for, and the program
/// is as it was made, nothing is built.
extension TestProgram {
    private var note: String { "\(folder)/made-of" }

    /// Whether the program was made of these parts, and is as it was then.
    func isMade(of parts: [String]) -> Bool {
        guard let text = text(of: parts) else { return false }
        return (try? files.read(note)) == text
    }

    /// Notes what the program, which is there now, was made of.
    func setMade(of parts: [String]) throws(FileError) {
        if let text = text(of: parts) { try files.write(note, text) }
    }

    /// Forgets what the program was made of: what it would be judged by is about to change.
    func forgetParts() throws(FileError) { try files.remove(note) }

    private func text(of parts: [String]) -> [UInt8]? {
        stamp.map { Array((parts + [$0]).joined(separator: "\n").utf8) }
    }
}
