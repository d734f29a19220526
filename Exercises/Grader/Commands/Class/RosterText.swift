import Classroom
import Reports
import TerminalKit

/// Describes what was found among the submissions of a class, and in its list.
enum RosterText {
    /// Which columns of the list were understood.
    static func describe(_ list: StudentList, called name: String) -> String {
        let columns = list.understood.map { column, heading in
            column.lowercased() == heading.lowercased() ? column : "\(column) (\(safe(heading)))"
        }
        let ignored = list.ignored.isEmpty ? "" : " Ignored: \(names(list.ignored))."
        return "\(safe(name)): read \(columns.joined(separator: ", ")).\(ignored)"
    }

    static func describe(passedOver names: [String]) -> String {
        "Not submissions, so not graded: \(self.names(names))."
    }

    static func describe(opened name: String, learners: [String]) -> String {
        let more = learners.count > 10 ? " and \(learners.count - 10) more" : ""
        return "\(safe(name)) holds several learners' uploads: "
            + "\(names(Array(learners.prefix(10))))\(more)."
    }

    static func describe(notInList names: [String]) -> String {
        "warning: not matched to the list, so graded under their own names: \(self.names(names))."
    }

    /// All names: each may be that of someone who gets no grade.
    private static func names(_ names: [String]) -> String {
        names.map(safe).joined(separator: ", ")
    }

    private static func safe(_ name: String) -> String {
        PlainText.safe(name).replacing("\n", with: "\\n")
    }
}
