import Classroom
import Reports
import TerminalKit

/// Says what became of each thing at the top of a folder of submissions.
enum UploadAccountText {
    /// Lines with a line end; one line if everything was graded. A class that was opened counts as graded if anyone in
    /// it was.
    ///
    /// - Parameter folder: The folder or archive as the user named it.
    static func describe(_ account: UploadAccount, of folder: String) -> String {
        var graded = 0
        var lines: [String] = []
        for (name, fate) in account.fates {
            let words: String? =
                switch fate {
                case .upload(_, let open):
                    open.isEmpty ? nil : notGraded(open)
                case .ofClass(let done, let open, let notUsed):
                    "holds \(ClassWords.count(done.count + open.count, "learner"))"
                        + (open.isEmpty ? "" : "; \(notGraded(open))")
                        + (notUsed.isEmpty ? "" : "; not used: \(names(notUsed))")
                case .notUsed(let learner): "not used: '\(safe(learner))' handed in another file"
                case .passedOver: "not a submission"
                case .lost: "LEFT OUT. Please report this as a bug."
                }
            switch fate {
            case .upload(let done, _), .ofClass(let done, _, _): graded += done.isEmpty ? 0 : 1
            case .notUsed, .passedOver, .lost: break
            }
            if let words { lines.append("  \(safe(name)): \(words)\n") }
        }
        let all = "\(safe(folder)): \(ClassWords.count(account.fates.count, "upload"))"
        let count =
            graded == account.fates.count
            ? "all graded" : "of which \(graded) \(graded == 1 ? "was" : "were") graded"
        return "\(all), \(count)\(lines.isEmpty ? "." : ":")\n" + lines.joined()
    }

    private static func notGraded(_ learners: [String]) -> String {
        "could not be graded: \(names(learners))"
    }

    private static func names(_ names: [String]) -> String {
        names.map(safe).joined(separator: ", ")
    }

    private static func safe(_ name: String) -> String {
        PlainText.safe(name).replacing("\n", with: "\\n")
    }
}
