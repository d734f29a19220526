import Classroom
import Grading

/// Explains why a class couldn't be graded, and what to do about it.
enum ClassErrorText {
    /// One or more sentences, without a newline.
    static func describe(_ error: ClassError) -> String {
        switch error {
        case .noSubmissions(let path):
            "There is no folder \(path). Name a folder that contains a folder or an archive for each "
                + "learner, or the archive of the whole class from Canvas or Moodle."
        case .emptyClass(let path):
            "The folder \(path) has no submissions. It must contain a folder or an archive for each "
                + "learner."
        case .noReports(let path, let error):
            "The folder \(path) can't be written to. Name another one with --out. "
                + ErrorText.describe(error)
        case .filesOfOthers(let path, let names):
            "The reports would overwrite files of yours in the folder \(path): \(Listed.few(names)). "
                + "Nothing was written. Name another folder with --out, or move these files away."
        case .nested(let submissions, let reports):
            "One of the folders for reports (\(reports)) and submissions (\(submissions)) is inside the "
                + "other. Name a folder for the reports that is somewhere else."
        case .oneSubmission(let path):
            "\(path) is the work of one learner. Put it into a folder, alone or with the others, and "
                + "name that folder."
        case .notUnpacked(let path, let problem):
            "\(path): \(NotGradedText.describe(problem))"
        case .noList(let path):
            "There is no list \(path). 'grade class' with --make-roster writes one to fill in."
        case .badList(let path, let problem):
            "The list \(path) can't be used: \(describe(problem))"
        case .unclear(let problems):
            "Some uploads can't be matched to one learner each, so nothing was graded:\n"
                + problems.map { "- \(describe($0))\n" }.sorted().joined()
                + "Change the list or the names as described, or grade these under their own names with "
                + "--allow-unmatched."
        case .noUnpacker:
            "The program bsdtar, which opens archives, isn't installed. Install the package libarchive-tools, "
                + "for example with 'sudo apt-get install libarchive-tools'."
        case .listIsThere(let path):
            "\(path) already exists and may be filled in. Name another file."
        }
    }

    private static func describe(_ problem: RosterProblem) -> String {
        let column = "the column 'folder' of its learner"
        return switch problem {
        case .notInList(let upload):
            "'\(upload)' matches nobody on the list. Write its name into \(column)."
        case .severalLearners(let upload, let learners):
            "'\(upload)' could be the work of \(quoted(learners)). Write its name into \(column); if it belongs "
                + "to all of them, write it there for each."
        case .severalUploads(let learner, let uploads):
            "'\(learner)' has several uploads: \(quoted(uploads)). Keep the one that counts, or write each name "
                + "into \(column)."
        case .otherName(let upload, let number, let name):
            "the number in '\(upload)' belongs to '\(number)' on the list, but the name to '\(name)'. Correct the "
                + "numbers: Moodle gives out new ones for each assignment."
        case .otherNumber(let upload, let learner, let list, let number):
            "'\(learner)' has the number \(list) on the list, but '\(upload)' has \(number). Correct the number, or "
                + "write the name of the upload into the column 'folder'."
        case .unclearFolder(let folder, let unknown):
            "'\(folder)' contains the work of several learners, but the list doesn't have \(quoted(unknown)). "
                + "Write each name into \(column)."
        }
    }

    private static func quoted(_ names: [String]) -> String { Listed.all(names.map { "'\($0)'" }) }

    private static func describe(_ problem: ListProblem) -> String {
        switch problem {
        case .otherEncoding:
            "it isn't in UTF-8. In a spreadsheet, save it as 'CSV UTF-8'."
        case .openQuote(let line):
            "the quotation mark in line \(line) is never closed, or the file is incomplete."
        case .noColumn(let column, let columns):
            "its first line has no column '\(column)'. Its columns are \(Listed.all(columns))."
        case .noName(let line):
            "line \(line) has no name."
        case .same(let column, let value, let lines):
            "the lines \(Listed.all(lines.map(String.init))) have the same \(column), '\(value)', so one learner "
                + "would get the other's marks. Correct one of them, or leave it empty."
        case .whichID:
            "a column is called 'id', which could be Canvas's number or Moodle's. Call it 'canvas id' or "
                + "'moodle id', or remove it."
        }
    }
}

extension ClassError: ErrorInWords {
    package var words: String { ClassErrorText.describe(self) }
}
