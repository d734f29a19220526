import Catalog
import Classroom
import FileSystem
import Grading

/// Writes all reports on a class as its results are added one by one.
///
/// A learner's files are written as soon as the learner's result is added. After that, only a short row of
/// the result is kept, so memory use doesn't grow with what the learners wrote. The files depend only on the
/// results and the heading, so the same results in the same order produce the same bytes.
package struct ClassReports {
    private let files: Files
    private let folder: String
    private let heading: ClassHeading
    private var figures: ClassFigures
    private var names = PageNames()
    private var moodleNames: Set<String> = []
    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the output folder.
    ///   - stages: The stages that count toward the class's points.
    package init(
        folder: String, files: Files, heading: ClassHeading, stages: [Stage] = []
    ) {
        self.folder = folder
        self.files = files
        self.heading = heading
        figures = ClassFigures(of: stages)
    }

    /// Adds the next learner. The reports list learners in the order in which they are added.
    ///
    /// - Returns: The row that the reports keep of the result.
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
        if let name = MoodleFeedback.name(for: result) {
            moodleNames.insert(name)
            try write(forLearner, to: "moodle/\(name).html")
        } else {
            withoutNumber.append(result.learner)
        }
        return row
    }

    /// The learners whose numbers in Moodle aren't known.
    private var withoutNumber: [String] = []

    /// The learners who have no feedback in Moodle's layout although others have.
    package var withoutMoodleFile: [String] { moodleNames.isEmpty ? [] : withoutNumber }

    /// The learners who have points but no line in `moodle.csv`, because their address isn't known.
    package var withoutMoodleLine: [String] { MoodleCSV.leftOut(of: figures) }

    /// Writes the reports on the class as a whole, after the last learner was added.
    package func finish() throws(FileError) {
        try write(ClassPage(figures: figures, heading: heading).text, to: "class.html")
        try write(ClassJSON.text(of: figures, heading: heading), to: "class.json")
        try write(GradesCSV.text(of: figures), to: "grades.csv")
        try write(CanvasCSV.text(of: figures), to: "canvas.csv")
        try write(MoodleCSV.text(of: figures), to: "moodle.csv")
        try removeOthers()
    }

    /// Removes the files of learners who are no longer in the class. Files that don't name the workshop are
    /// kept.
    private func removeOthers() throws(FileError) {
        // Compares bytes, because a different encoding of an accent means a different file.
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
            where kept[place]?.contains(Array(file.name.utf8)) != true {
                if try reports.isReport(file.path) { try files.remove("\(folder)/\(file.path)") }
            }
        }
    }

    private func write(_ text: String, to path: String) throws(FileError) {
        try files.write("\(folder)/\(path)", Array(text.utf8))
    }
}
