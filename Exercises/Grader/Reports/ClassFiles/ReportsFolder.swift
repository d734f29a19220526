import FileSystem

/// The folder for a class's reports. This type distinguishes the reports in the folder from the user's own
/// files.
package struct ReportsFolder {
    let path: String
    let files: Files

    package init(_ path: String, files: Files) { (self.path, self.files) = (path, files) }

    /// Every page names the workshop within this many bytes from its start.
    private static let maximumBytesBeforeName = 8192
    /// The reports on the class as a whole.
    private static let ofClass = [
        "class.html", "class.json", "grades.csv", "canvas.csv", "moodle.csv",
    ]
    /// The folders of the learners' reports. All files in them are pages.
    static let ofLearners = ["learners", "feedback", "moodle"]

    /// Whether a page is a report: it names the workshop near its start, as no other page does.
    func isReport(_ name: String) throws(FileError) -> Bool {
        guard files.kind("\(path)/\(name)") == .file else { return false }
        let start = try files.start("\(path)/\(name)", Self.maximumBytesBeforeName) ?? []
        let words = "<meta name=\"generator\" content=\"\(ClassHeading.workshop)\">"
        return String(decoding: start, as: UTF8.self).contains(words)
    }

    /// The learners' reports in one of their folders, by name without the extension.
    func learnersFiles(in place: String) throws(FileError) -> [(path: String, name: String)] {
        guard files.kind("\(path)/\(place)") == .folder else { return [] }
        return try files.names("\(path)/\(place)").filter { $0.hasSuffix(".html") }
            .map { ("\(place)/\($0)", String($0.dropLast(".html".count))) }
    }

    /// The files that the reports would overwrite although they aren't reports; empty if the folder already
    /// holds reports.
    package func filesOfOthers() throws(FileError) -> [String] {
        if files.kind("\(path)/.results") == .folder { return [] }
        if try isReport("class.html") { return [] }
        var found = Self.ofClass.filter { files.kind("\(path)/\($0)") != nil }
        for place in Self.ofLearners {
            for file in try learnersFiles(in: place) where try !isReport(file.path) {
                found.append(file.path)
            }
        }
        return found
    }
}
