import Classroom

/// Explains why a submission has no verdict, and what to do.
enum NotGradedText {
    /// The problem and what the instructor can do about it.
    static func forInstructor(_ reason: LearnerResult.NotGraded) -> String {
        [problem(reason), remedy(reason)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Sentences for the learner. They reveal nothing about the grading machine.
    static func forLearner(_ reason: LearnerResult.NotGraded) -> [String] {
        let start = "Your submission could not be graded yet. That says nothing about your work."
        let pack = "'swift run grade pack' makes the archive to hand in."
        return switch reason {
        case .notHandedIn: ["You haven't handed in anything.", pack]
        case .notYet: ["Your work has arrived, but it hasn't been graded yet."]
        case .failed: [start, "You don't need to do anything: the grading itself failed."]
        default: [start, problem(reason), pack]
        }
    }

    private static func problem(_ reason: LearnerResult.NotGraded) -> String {
        switch reason {
        case .notYet: "This learner hasn't been graded yet, because '--only' named other learners."
        case .notHandedIn: "There is no submission from this learner."
        case .notAFolder: "The submission is neither a folder nor an archive."
        case .nameIsNoText: "The submission's name isn't valid UTF-8."
        case .noStages(let folders):
            "The submission has no folder named 'Starter' with a stage in it."
                + (folders.isEmpty
                    ? " It has no Swift files."
                    : " It has Swift files in: "
                        + "\(Listed.few(folders.map { $0 == "." ? "its top folder" : $0 })).")
        case .documents(let names):
            "The submission has documents but no code: \(Listed.few(names))."
        case .wholeClass: "The submission contains the work of a whole class."
        case .severalPlaces(let places):
            "The submission has work in more than one place: \(Listed.few(places))."
        case .singleFiles(let names):
            "The submission consists of loose Swift files, and it isn't clear where they belong: "
                + "\(Listed.few(names))."
        case .archivesInside(let names):
            "The archives in the submission are nested too deeply: \(Listed.few(names))."
        case .notUnpacked(let problem): describe(problem)
        case .failed(let words): words
        }
    }

    private static func remedy(_ reason: LearnerResult.NotGraded) -> String {
        switch reason {
        case .notYet: "To grade the learners who have no verdict, run the command without '--only'."
        case .notHandedIn:
            "If there should be one, correct the 'folder' column of the list."
        case .nameIsNoText:
            "Rename it, using only letters and digits. Here, '\\x' marks what can't be read."
        case .wholeClass:
            "Pass it to 'swift run grade class' by itself, or unpack it next to the other uploads."
        case .severalPlaces:
            "Keep the one that counts. If the submission is the work of several learners, put each "
                + "one's work next to the other uploads."
        case .singleFiles:
            "Put them where they belong in a folder named 'Starter', or ask for the archive "
                + "that 'swift run grade pack' makes."
        case .failed: ""
        default: "Ask for the archive that 'swift run grade pack' makes."
        }
    }

    /// Explains why an archive couldn't be unpacked.
    static func describe(_ problem: Unpacker.Problem) -> String {
        switch problem {
        case .tooLarge(let size):
            "The archive is larger than \(size >> 20) MiB, so it wasn't opened."
        case .unknownKind: "The file isn't an archive that can be opened, such as zip or tar."
        case .damaged: "The archive is damaged and can't be opened."
        case .locked: "The archive has a password, so it can't be opened."
        case .tooMuch: "The archive contains too much data, or takes too long to unpack."
        case .links: "The archive contains links or devices, which aren't unpacked."
        }
    }
}
