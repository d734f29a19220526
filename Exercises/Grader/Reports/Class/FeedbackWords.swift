import Classroom
import Grading

/// The sentences for a learner who has no verdict. They reveal nothing about the grading machine.
enum FeedbackWords {
    /// Sentences that explain why there is no verdict, and what to do.
    static func sentences(for reason: LearnerResult.NotGraded) -> [String] {
        let start =
            "Your submission could not be graded yet. That says nothing about your work."
        let pack = "'swift run grade pack' makes the file to hand in."
        switch reason {
        case .notHandedIn: return ["Nothing of yours was handed in.", pack]
        case .notYet: return ["Your work is there, and has not been graded yet."]
        case .notAFolder: return [start, "It is neither a folder nor an archive.", pack]
        case .nameIsNoText:
            return [start, "The name of your folder can't be read. Use letters and digits."]
        case .noStages:
            return [start, "It holds no folder 'Starter' with a stage in it. Hand that in, too."]
        case .documents(let names):
            let what = names.count == 1 ? "a document" : "documents"
            return [start, "You handed in \(what), and no code. Hand in your code.", pack]
        case .wholeClass:
            return [start, "It holds the work of several people. Hand in your own.", pack]
        case .severalPlaces:
            return [start, "There is work in more than one place in it. Hand in only one.", pack]
        case .singleFiles:
            return [
                start, "You handed in single files, and nothing tells where they belong.", pack,
            ]
        case .archivesInside(let names):
            return [
                start,
                "It is an archive in an archive in an archive. In there: "
                    + Listed.few(names) + ". Pack it once.", pack,
            ]
        case .notUnpacked:
            return [start, "The archive can't be opened, or it holds too much.", pack]
        case .failed:
            // The reason may reveal details of the grading machine, so it is only on the instructor's page.
            return [start, "You need not do anything: the grading itself did not work."]
        }
    }
}
