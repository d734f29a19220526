import Classroom
import Grading

/// Explains why a class couldn't be graded, and what to do about it.
enum ClassErrorText {
    /// One or more sentences, without a newline.
    static func describe(_ error: ClassError) -> String {
        switch error {
        case .noSubmissions(let path):
            "There is no folder \(path). Pass a folder that contains a folder or an archive for "
                + "each learner. The archive of a whole class from Canvas or Moodle also works."
        case .emptyClass(let path):
            "The folder \(path) contains no submission. It must contain a folder or an archive for each "
                + "learner."
        case .noReports(let path, let error):
            "The folder \(path) can't be written to. Choose another one with --out. "
                + ErrorText.describe(error)
        case .filesOfOthers(let path, let names):
            "The reports would replace files in \(path) that this program didn't write: "
                + "\(Listed.few(names)). Nothing was written. Choose another folder with --out, or "
                + "move these files away."
        case .nested(let submissions, let reports):
            "The reports (\(reports)) and the submissions (\(submissions)) need different folders, "
                + "neither of them inside the other. Choose another folder with --out."
        case .oneSubmission(let path):
            "\(path) is the work of one learner. Put it into a folder, alone or with others, and "
                + "pass that folder to the command."
        case .notUnpacked(let path, let problem):
            "\(path): \(NotGradedText.describe(problem))"
        case .noList(let path):
            "There is no file \(path). A class list is a CSV file: your platform's own export, or a file with "
                + "the columns name, email, canvas id, moodle id and folder."
        case .badList(let path, let problem):
            "The list \(path) can't be used. \(describe(problem))"
        case .unclear(let problems):
            "Some uploads can't be matched to exactly one learner, so nothing was graded:\n"
                + problems.map { "- \(describe($0))\n" }.sorted().joined()
                + "Correct the list or the names, or use --allow-unmatched to grade these uploads "
                + "under their own names."
        case .noUnpacker:
            "The program bsdtar, which opens archives, isn't installed. Install the package libarchive-tools, "
                + "for example with 'sudo apt-get install libarchive-tools'."
        }
    }

    private static func describe(_ problem: RosterProblem) -> String {
        switch problem {
        case .notInList(let upload):
            "'\(upload)' matches no learner on the list. Enter this name in the 'folder' column, "
                + "in the row of the learner it belongs to."
        case .severalLearners(let upload, let learners):
            "'\(upload)' could be the work of \(quoted(learners)). Enter this name in the 'folder' "
                + "column, in the right row, or in each of these rows if they worked together."
        case .severalUploads(let learner, let uploads):
            "'\(learner)' has several uploads: \(quoted(uploads)). Keep the one that counts, or enter each name "
                + "in the 'folder' column, in the row of the learner it belongs to."
        case .otherName(let upload, let number, let name):
            "The number in '\(upload)' belongs to '\(number)' on the list, but the name belongs to '\(name)'. "
                + "Correct the numbers: Moodle assigns new ones for each assignment."
        case .otherNumber(let upload, let learner, let list, let number):
            "'\(learner)' has the number \(list) on the list, but '\(upload)' has \(number). Correct the number, or "
                + "enter the name of the upload in the 'folder' column."
        case .unclearFolder(let folder, let unknown):
            "'\(folder)' contains several submissions, and the list doesn't have \(quoted(unknown)). Enter each "
                + "name in the 'folder' column, in the row of the learner it belongs to."
        }
    }

    private static func list(_ lines: [Int]) -> String {
        lines.map(String.init).joined(separator: " and ")
    }

    private static func quoted(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: " and ")
    }

    private static func describe(_ problem: ListProblem) -> String {
        switch problem {
        case .otherEncoding:
            "It isn't in UTF-8. In a spreadsheet, save it as 'CSV UTF-8'."
        case .openQuote(let line):
            "The quotation mark on line \(line) is never closed, or the file is incomplete."
        case .noColumn(let column, let columns):
            "Its first line has no column '\(column)'. The columns are: "
                + columns.joined(separator: ", ") + "."
        case .noName(let line):
            "Line \(line) has no name."
        case .same(let column, let value, let lines):
            "Lines \(list(lines)) have the same \(column), '\(value)', so one learner would get the other's "
                + "marks. Correct one of these entries, or leave it empty."
        case .whichID:
            "The column 'id' could contain Canvas's numbers or Moodle's. Rename it to 'canvas id' "
                + "or 'moodle id', or remove it."
        }
    }
}

extension ClassError: ErrorInWords {
    package var words: String { ClassErrorText.describe(self) }
}
