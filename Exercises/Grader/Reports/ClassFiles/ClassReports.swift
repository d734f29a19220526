import Classroom
import FileSystem
import Grading

/// Writes all reports of a class, while its results go by one by one.
///
/// A learner's files are written as the result is added, and only a short row of it is kept: so
/// memory doesn't grow with what the learners wrote. The files depend on the results and the
/// heading alone, so the same results in the same order give the same bytes.
package struct ClassReports {
    private let files: Files
    private let folder: String
    private let heading: ClassHeading
    /// The layout that was asked for. Where an earlier run was asked for Moodle's, that is renewed, too: what
    /// lies there is handed back to learners, and has to be what the other reports say.
    private let feedback: FeedbackLayout
    private var figures: ClassFigures
    private var names = PageNames()
    private var moodleNames: Set<String> = []
    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the folder to write to.
    package init(
        folder: String, files: Files, heading: ClassHeading,
        points: ClassPoints = ClassPoints(), feedback: FeedbackLayout = .files
    ) {
        self.folder = folder
        self.files = files
        self.heading = heading
        // A folder that can't be read is told as it is written to.
        let isThere = (try? ReportsFolder(folder, files: files).hasFeedbackForMoodle()) ?? false
        self.feedback = isThere ? .moodle : feedback
        figures = ClassFigures(points: points)
    }

    /// Takes in the next learner, in the order that the reports are to have.
    ///
    /// - Returns: What the reports keep of it.
    @discardableResult
    package mutating func add(_ result: LearnerResult) throws(FileError) -> ClassRow {
        let name = names.name(for: result.learner)
        let row = figures.add(result, fileName: name)
        func page(_ reader: StageOutline.Reader) -> String {
            LearnerPage(result: result, row: row, heading: heading, reader: reader).text
        }
        let forLearner = page(.feedback)
        try write(page(.instructor), to: "learners/\(name).html")
        try write(forLearner, to: "feedback/\(name).html")
        try write(
            Feedback(result: result, row: row, heading: heading).text(), to: "feedback/\(name).md")
        if feedback == .moodle {
            if let name = MoodleFeedback.name(for: result) {
                moodleNames.insert(name)
                try write(forLearner, to: "moodle/\(name).html")
            } else {
                withoutMoodleFile.append(result.learner)
            }
        }
        return row
    }

    /// The learners who have no feedback in Moodle's layout, although the others have, since their numbers
    /// aren't known.
    package private(set) var withoutMoodleFile: [String] = []

    /// The learners who have points and no line in `moodle.csv`, since their address isn't known.
    package var withoutMoodleLine: [String] { MoodleCSV.leftOut(of: figures) }

    /// Writes the reports on the class as a whole, once the last learner is added.
    package func finish() throws(FileError) {
        try write(ClassPage(figures: figures, heading: heading).text, to: "class.html")
        try write(ClassJSON.text(of: figures, heading: heading), to: "class.json")
        try write(GradesCSV.text(of: figures), to: "grades.csv")
        try write(CanvasCSV.text(of: figures), to: "canvas.csv")
        try write(MoodleCSV.text(of: figures), to: "moodle.csv")
        try removeOthers()
    }

    /// Removes the files of learners that are no longer in the class. It leaves all files that
    /// don't name the workshop.
    private func removeOthers() throws(FileError) {
        // By bytes: an accent that is written in another way makes another file.
        func bytes(_ names: some Sequence<String>) -> Set<[UInt8]> {
            Set(names.map { Array($0.utf8) })
        }
        let kept = [
            "learners": bytes(figures.rows.map(\.fileName)),
            "feedback": bytes(figures.rows.map(\.fileName)), "moodle": bytes(moodleNames),
        ]
        let reports = ReportsFolder(folder, files: files)
        for place in ReportsFolder.ofLearners {
            for file in try reports.learnersFiles(in: place)
            where kept[place.name]?.contains(Array(file.name.utf8)) != true {
                if try reports.isReport(file.path) { try files.remove("\(folder)/\(file.path)") }
            }
        }
    }

    private func write(_ text: String, to path: String) throws(FileError) {
        try files.write("\(folder)/\(path)", Array(text.utf8))
    }
}
