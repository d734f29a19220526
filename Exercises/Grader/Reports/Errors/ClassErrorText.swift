import Classroom
import Grading

/// Says why a class could not be graded, and what to do about it.
enum ClassErrorText {
    /// One or a few sentences, without a line end.
    static func describe(_ error: ClassError) -> String {
        switch error {
        case .noSubmissions(let path):
            "There is no folder \(path). Name the folder that holds a folder or an archive for each "
                + "learner, or the archive that Canvas or Moodle made of the whole class."
        case .emptyClass(let path):
            "The folder \(path) holds no submission. It has to hold a folder or an archive for each "
                + "learner."
        case .noReports(let path, let error):
            "The folder \(path) can't be written to. Name another one with --out. "
                + ErrorText.describe(error)
        case .filesOfOthers(let path, let names):
            "The folder \(path) has files that are not of this program, and the reports would take their "
                + "place: \(names.prefix(5).joined(separator: ", "))"
                + (names.count > 5 ? " and \(names.count - 5) more" : "")
                + ". Nothing was written. Name another folder with --out, or move these away."
        case .nested(let submissions, let reports):
            "The reports (\(reports)) and the submissions (\(submissions)) lie in one another. "
                + "Name a folder for the reports that is somewhere else."
        case .noResults(let path):
            "The folder \(path) holds no results. Name folders that 'grade class' has written to."
        case .damagedResult(let path):
            "A result can't be read: \(path). It is damaged, or of an earlier version of the workshop. Grade "
                + "that part of the class again: 'grade class' grades just what it can't read."
        case .twice(let learner):
            "The learner '\(learner)' is in two of the folders. Name each part of the class once, "
                + "and grade all of them with the same number of parts."
        case .partMissing(let path, let learner):
            "The class of \(path) has '\(learner)', and none of the folders has a result of that "
                + "learner. Name the folders of all parts. If the submissions are others than "
                + "before, grade all parts again."
        case .onlyInTarget(let path, let learner):
            "The folder \(path) already has the result of '\(learner)', which none of the other "
                + "folders has, and it would be lost. Name a new folder with --out."
        case .differentConditions(let one, let other):
            "\(one) and \(other) were not graded in the same way: with the same version of the "
                + "workshop and of Swift, the same limits, and both with a sandbox or both without. "
                + "Grade one of them again."
        case .oneSubmission(let path):
            "\(path) is the work of one learner. Put it into a folder, alone or with the others', and "
                + "name that folder."
        case .unclearUpload(let name, let inside) where inside.count == 1:
            "It isn't clear whose work '\(name)' is: the list has one learner for that name, and another one for "
                + "\(list(inside)) in it. Write '\(name)' into the column 'folder' of whose it is, or the same "
                + "word into 'group' if they work together, or rename one of the two. Nothing was graded."
        case .unclearUpload(let name, let inside):
            "It isn't clear whose work '\(name)' is: it holds \(list(inside)). If they are several "
                + "learners', put them beside the others, each under its learner's name. If all are one "
                + "learner's, leave the one that counts, or call them after the learner, such as "
                + "'ann-1' and 'ann-2'. Nothing was graded."
        case .classInClass(let name, let inside):
            "'\(name)' holds the work of several learners, and so does '\(inside)' in it. Take "
                + "'\(inside)' out of it, and put it beside '\(name)'. Nothing was graded."
        case .inTwoPlaces(let learner, let places):
            "There is work of '\(learner)' in \(quoted(places)), and nothing tells which one counts. "
                + "Remove the one that doesn't, or the older download. Nothing was graded."
        case .notUnpacked(let path, let problem):
            "\(path): \(ClassWords.describe(problem))"
        case .noList(let path):
            "There is no list \(path). 'grade class' with --make-roster writes one to fill in."
        case .badList(let path, let problem):
            "The list \(path) can't be used: \(describe(problem))"
        case .sameNumber(let number, let system, let learners):
            "\(quoted(learners)) have the same number in \(system.rawValue), \(number), so one would get the "
                + "other's marks and feedback. Correct the list, or the name of the folder or archive."
        case .otherNumber(let learner, let system, let list, let upload):
            "'\(learner)' has the number \(list) in the list, and their upload has \(upload), both of "
                + "\(system.rawValue). Correct the list: the column 'folder', or the number."
        case .otherName(let upload, let number, let name):
            "The number in '\(upload)' is that of '\(number)' in the list, and the name is that of "
                + "'\(name)', so one would get the other's marks. Correct the numbers in the list: Moodle gives "
                + "other ones for each assignment."
        case .listIsThere(let path):
            "\(path) is there already, and may be filled in. Name another file."
        }
    }

    private static func list(_ names: [String]) -> String {
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        return names.prefix(5).map { "'\($0)'" }.joined(separator: ", ") + more
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
            "it is not in UTF-8. In a spreadsheet, save it as 'CSV UTF-8'."
        case .openQuote(let line):
            "in line \(line), a quotation mark opens and none closes it. Or it is not whole yet."
        case .noColumn(let column, let columns):
            "its first line has no column '\(column)'. The columns are: "
                + columns.joined(separator: ", ") + "."
        case .noName(let line):
            "line \(line) has no name."
        case .same("name", let name, let lines):
            "the lines \(list(lines)) have the same name, '\(name)'. Add something that tells the two "
                + "apart."
        case .same("folder", let folder, let lines):
            "the lines \(list(lines)) have the same folder, '\(folder)'. If the two have worked "
                + "together, write the same word into the column 'group' of both. Else work is one "
                + "learner's."
        case .same(let column, let value, let lines):
            "the lines \(list(lines)) have the same \(column), '\(value)', so one learner would get the "
                + "other's marks. Correct one of them, or leave it empty."
        case .foldersOfGroup(let group, let lines):
            "the lines \(list(lines)) are of the group '\(group)', and name different folders. Leave "
                + "the one that counts."
        }
    }
}

extension ClassError: ErrorInWords {
    package var words: String { ClassErrorText.describe(self) }
}
