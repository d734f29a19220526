import Catalog
import Foundation

/// Says what `grade reset` asks and does.
enum ResetText {
    static func nothingNamed(in workshop: Workshop) -> String {
        """
        error: say what to reset: a stage (\(workshop.numbersInWords)), or an exercise.

        USAGE: swift run grade reset STAGE|EXERCISE [--tests] [--yes]
        See 'swift run grade list' for the exercises.

        """
    }

    static let noTerminal = """
        error: reset asks before it changes a file, but there is no terminal to ask on.
        To reset without a question, add --yes. Your version is kept in a backup.

        """

    static func nothingToDo(_ paths: [String]) -> String {
        paths.count == 1
            ? "Starter/\(paths[0]) is still the original.\n"
            : "The files are still the original ones.\n"
    }

    static func question(_ changes: [Reset.Change]) -> String {
        "The originals of these files are restored:\n"
            + changes.map { "  Starter/\($0.path)\n" }.joined()
            + "Your version is kept in a backup. Continue? [y/N] "
    }

    static let nothingChanged = "Nothing has changed.\n"

    static func done(_ changes: [Reset.Change], backup folder: String) -> String {
        changes.map { change in
            let line = "Restored Starter/\(change.path)\n"
            return change.current == nil
                ? line : line + "  Your version is in \(folder)/Starter/\(change.path)\n"
        }.joined()
    }

    /// A date and time as a part of a file's name: `2026-03-01-140509`.
    static func folderName(_ date: Date, in zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: date)
        return String(
            format: "%04d-%02d-%02d-%02d%02d%02d", parts.year ?? 0, parts.month ?? 0,
            parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
    }
}

extension LearnerFileError: CustomStringConvertible {
    /// What happened and what to do about it, without a line end.
    var description: String {
        switch self {
        case .notAFile(let path):
            "\(path) is not a regular file. Move it away, and try again."
        case .noGit(let path):
            "There is no 'git' on the PATH, and \(path) as it was shipped comes from the "
                + "workshop's git history. Install git (git-scm.com), or take the file from a fresh "
                + "download of the workshop."
        case .notInHistory(let path, let output, let reason):
            "Could not get \(path) as it was shipped: \(reason.words)"
                + (output.isEmpty ? "" : " Git said:\n\(output)")
        }
    }
}

extension LearnerFileError.HistoryProblem {
    /// What is wrong with the git history, and what to do about it.
    fileprivate var words: String {
        let fresh = "Take the file from a fresh clone or download of the workshop."
        return switch self {
        case .otherOwner(let folder):
            "git refuses to read this copy of the workshop, because its folder belongs to another user. If "
                + "you trust it, allow it with \(quoted(folder)), and try again."
        case .shallow:
            "this copy is a shallow clone, and the commits that it has don't hold the file. Get the rest with "
                + "'git fetch --unshallow', and try again."
        case .noRepository: "this copy of the workshop has no git history. \(fresh)"
        case .notThere: "the git history of this copy doesn't hold it. \(fresh)"
        }
    }

    private func quoted(_ folder: String) -> String {
        let path = folder.replacing("'", with: #"'\''"#)
        return "git config --global --add safe.directory '\(path)'"
    }
}
