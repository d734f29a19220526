import Classroom
import Reports
import TerminalKit

/// Says what became of each thing at the top of a folder of submissions.
enum UploadAccountText {
    /// Lines with a line end; one where everything was graded for a learner of its own. A class that was
    /// opened counts as graded where somebody of it was.
    ///
    /// - Parameter folder: The folder or archive as the user named it.
    static func describe(_ account: UploadAccount, of folder: String) -> String {
        var graded = 0
        var lines: [String] = []
        for (name, fate) in account.fates {
            switch fate {
            case .graded: graded += 1
            case .notGraded(let learners):
                lines.append("\(safe(name)): could not be graded (\(names(learners)))")
            case .documents(let learners):
                lines.append(
                    "\(safe(name)): a document, and no code: could not be graded (\(names(learners)))"
                )
            case .ofClass(let found):
                if found.learners.count > found.notGraded.count { graded += 1 }
                lines.append("\(safe(name)): \(describe(found))")
            case .notUsed(let learner):
                lines.append("\(safe(name)): not used, '\(safe(learner))' handed in another file")
            case .otherOfGroup(let other): lines.append("\(safe(name)): \(describe(other))")
            case .passedOver where UploadName.isDocument(name):
                lines.append("\(safe(name)): a document, and no code: passed over")
            case .passedOver: lines.append("\(safe(name)): no submission, passed over")
            case .inAnotherPart: lines.append("\(safe(name)): in another part of the class")
            case .lost: lines.append("\(safe(name)): LEFT OUT. Please report this as a mistake.")
            }
        }
        let all = "\(safe(folder)): \(ClassWords.count(account.fates.count, "upload"))"
        let isAll = graded == account.fates.count
        let count =
            isAll ? "all graded" : "of which \(graded) \(graded == 1 ? "was" : "were") graded"
        return "\(all), \(count)\(lines.isEmpty ? "." : ":")\n"
            + lines.map { "  \($0)\n" }.joined()
    }

    private static func describe(_ found: UploadAccount.OfClass) -> String {
        var text = "opened as a class of \(ClassWords.count(found.learners.count, "learner"))"
        let notGraded = found.notGraded.filter { !found.documents.contains($0) }
        if !notGraded.isEmpty { text += "; could not be graded: \(names(notGraded))" }
        if !found.documents.isEmpty {
            text += "; a document, and no code: \(names(found.documents))"
        }
        if !found.others.isEmpty { text += "; not used: \(names(found.others))" }
        for other in found.ofGroups {
            text += "; \(safe(other.place.name)) is \(describe(other))"
        }
        return text
    }

    /// That it isn't graded, since another upload of the group is, and why that one.
    private static func describe(_ other: OtherOfGroup) -> String {
        let reason =
            switch other.choice.reason {
            case .cameLast: "it came last"
            case .changedLast: "it was changed last"
            case .firstInList:
                "nothing tells which came last, and '\(safe(other.choice.learner))' is first in the list"
            }
        return
            "that of '\(safe(other.learner))', and not used: of the group, "
            + "\(safe(other.counted.path)) counts, as \(reason)"
    }

    private static func names(_ names: [String]) -> String {
        names.map(safe).joined(separator: ", ")
    }

    private static func safe(_ name: String) -> String {
        PlainText.safe(name).replacing("\n", with: "\\n")
    }
}
