import Classroom
import Reports
import TerminalKit

/// Says what was found among the submissions of a class, and in its list.
enum RosterText {
    /// That something in the folder is nobody's work.
    static func describe(passedOver names: [String]) -> String {
        "No submission, and passed over: \(self.names(names))."
    }

    /// That something in the folder is a class itself.
    static func describe(opened name: String, learners: [String]) -> String {
        "\(safe(name)) was opened as a class: \(some(of: learners))."
    }

    /// That something in the folder is somebody's who isn't in the list.
    static func describe(notInList names: [String]) -> String {
        "warning: nobody in the list has this, which is graded under its own name: "
            + "\(self.names(names))."
    }

    /// That archives look like several of one learner.
    static func describe(alike groups: [[String]]) -> String {
        let shown = groups.map(names).joined(separator: "; ")
        return
            "By their names, these could be several files of one learner: \(shown). Each is graded by "
            + "itself.\nIf they are one learner's, put them into a folder of their own: archives with different "
            + "stages are then\ngraded together, and of others the last."
    }

    /// That a pattern of the list fits several submissions, or one that others fit, too; a line without a
    /// line end.
    static func describe(unclear: Roster.Unclear) -> String {
        let names = unclear.names.map(safe)
        let reason =
            names.count > 1
            ? "it could be \(names.joined(separator: " or "))"
            : "another pattern fits \(names.joined()), too"
        return
            "warning: the pattern '\(safe(unclear.pattern))' of the list is given nothing: \(reason)."
            + " Write the whole name."
    }

    /// That a name or a pattern of the list is that of nothing; a line without a line end.
    static func describe(fitsNothing found: Roster.FitsNothing, nearest: String?) -> String {
        let learner = safe(found.learner)
        let start =
            "warning: nothing here is called '\(safe(found.folder))', as the list has it for \(learner)."
        if let work = found.work { return "\(start) Still, \(safe(work)) is graded as theirs." }
        let meant = nearest.map { " Did you mean '\(safe($0))'?" } ?? ""
        return "\(start) So nothing is theirs.\(meant)"
    }

    /// That nothing tells which of a group's uploads came last; a line without a line end.
    static func describe(firstOfGroup other: OtherOfGroup) -> String {
        "warning: nothing tells whether \(safe(other.counted.path)) of \(safe(other.choice.learner)) or "
            + "\(safe(other.place.path)) of \(safe(other.learner)) came last, who are a group. The first is graded: "
            + "\(safe(other.choice.learner)) stands first in the list."
    }

    /// That nobody knows what else was in an archive.
    static func notAll(of archive: String, _ problem: Unpacker.Problem) -> String {
        let name = safe(archive)
        guard problem == .tooMuch else {
            return
                "warning: \(name) is damaged, and what stands behind that place isn't known. Look for "
                + "learners\nwho are missing, or get the archive once more."
        }
        return
            "warning: \(name) holds more than is read of an archive, and the rest of it isn't known. Look for "
            + "learners\nwho are missing, or unpack the archive yourself, and name the folder."
    }

    /// All names: each may be that of somebody who gets no grade.
    private static func names(_ names: [String]) -> String {
        names.map(safe).joined(separator: ", ")
    }

    /// Ten names at the most, of those who are graded.
    private static func some(of learners: [String]) -> String {
        let more = learners.count > 10 ? " and \(learners.count - 10) more" : ""
        return names(Array(learners.prefix(10))) + more
    }

    private static func safe(_ name: String) -> String {
        PlainText.safe(name).replacing("\n", with: "\\n")
    }
}
