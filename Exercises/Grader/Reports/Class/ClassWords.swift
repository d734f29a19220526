import Classroom
import FileSystem
import Grading

/// The wording of values in a class's reports.
package enum ClassWords {
    static func describe(_ status: ClassRow.Status) -> String {
        switch status {
        case .mastered: "mastered"
        case .passed: "passed"
        case .notPassed: "not passed"
        case .notGraded: StageWords.notGraded
        case .notYet: "not graded yet"
        case .notHandedIn: nothingHandedIn
        }
    }

    static let nothingHandedIn = "nothing handed in"

    static func describe(_ state: StageState) -> String {
        switch state {
        case .mastered: "mastered"
        case .passed: "passed"
        case .inPart: "in part"
        case .notBegun: "no test passes"
        case .notBuilt: StageWords.notBuilt
        case .missing: StageWords.notHandedIn
        }
    }

    static let sameWork = "The same work"
    static let explainSameWork =
        "These files are the same but for spaces and comments. People who have worked together hand in "
        + "the same work, so ask before you judge."

    static func describe(_ part: WorkPart) -> String {
        switch part {
        case .code: "code"
        case .tests: "tests"
        }
    }

    /// Describes a part of the work that contains files from `Finished`: `Stage 1, own tests: 3 of 4 changed
    /// files`.
    static func describe(_ part: FinishedPart, of stages: [ClassRow.Stage]) -> String {
        let stage = stages.first { $0.stage.id == part.stage }?.stage
        let name = stage.map(StageWords.name) ?? ""
        return "\(name), \(describe(part.part)): \(part.files) of "
            + count(part.changed, "changed file")
    }

    static func describe(_ attention: Attention) -> String {
        switch attention {
        case .notGraded: StageWords.notGraded
        case .notHandedIn: nothingHandedIn
        case .refused: "files refused"
        case .notBelieved: "tests that do not fail"
        case .flags: "flagged sources"
        case .brokenTests: "learner's tests that do not compile"
        case .wrongTests: "wrong tests"
        case .changedKitFiles: "changed files of the kit"
        case .notUsed: "more than one file handed in"
        case .finished: "files of 'Finished'"
        }
    }

    /// The reason as a heading.
    static func title(of attention: Attention) -> String {
        let words = describe(attention)
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Explains why a person should look at a submission.
    static func explain(_ attention: Attention) -> String {
        switch attention {
        case .notGraded:
            "There is no verdict, so there are no points: not even 0. Each page says what to do."
        case .notHandedIn:
            "They are in the list, and nothing of theirs is among the submissions. They have no points: not "
                + "even 0."
        case .refused:
            "Something in a stage's folder is no regular file, or too large. The stage was not "
                + "built."
        case .notBelieved:
            "Official tests whose expectations were made wrong on purpose did not fail, or a test passed "
                + "without having looked at what it expects. So nothing that the tests of that stage say "
                + "is believed. Read the code: something in it decides what they catch."
        case .flags:
            "The sources reach for something that the exercises have no need of. That proves "
                + "nothing: look at the places."
        case .brokenTests:
            "Files of the learner's tests don't compile, or a test ends the program before the first runs. "
                + "What could be built was judged."
        case .wrongTests:
            "The learner's tests fail on correct code, or on some of it, or not every time. Each page says why."
        case .changedKitFiles:
            "The submission has files of the kit in another version. They were not used: the "
                + "verdict comes from the kit's own."
        case .notUsed:
            "The last one was graded. These were not used:"
        case .finished:
            "So many files are those of 'Finished' but for spaces and comments. The reference solution is "
                + "there to be read, so this is no fault by itself: let the learner explain one of the tests."
        }
    }

    /// The words before the name of what was handed in. The name isn't part of the sentence, because a
    /// learner chose it.
    static func upload(isGraded: Bool) -> String {
        isGraded ? "This was graded:" : "This was handed in, and not graded:"
    }

    /// The name of what was handed in, preceded by the class archive that contained it, if any.
    static func place(of upload: LearnerUpload) -> String {
        upload.classUpload.map { "\($0)/\(upload.name)" } ?? upload.name
    }

    /// Says that the learner was graded together with others; nil if there are none.
    static func together(_ partners: [String]) -> String? {
        guard !partners.isEmpty else { return nil }
        let names = partners.joined(separator: " and ")
        return "One work, handed in together with \(names), and graded once."
    }

    /// The total by the instructor's rules, such as `31.5 of 100 points.`
    static func total(of row: ClassRow, _ report: Report) -> String {
        guard !report.numbered.isEmpty else { return PointsText.total(of: report) }
        return "\(PointsText.text(row.points ?? 0)) of \(PointsText.text(row.possible)) points."
    }

    /// Explains why a submission has no verdict, and what to do.
    static func describe(_ reason: LearnerResult.NotGraded) -> String {
        switch reason {
        case .notYet:
            "It was not the turn of this learner: somebody else was graded alone, with '--only'. The same "
                + "command without '--only' grades everybody who has no verdict."
        case .notHandedIn:
            "Nothing of this learner is among the submissions. If it is, fix the column 'folder' of "
                + "the list."
        case .notAFolder:
            "It is neither a folder nor an archive. Put a folder with the learner's files in its "
                + "place."
        case .nameIsNoText:
            "Its name is no text (no UTF-8): here, '\\x' stands before what can't be read. Give it "
                + "a name of letters and digits."
        case .noStages(let folders) where folders.isEmpty:
            "It holds no folder 'Starter' with a stage in it, and no Swift file."
        case .noStages(let folders):
            "It holds no folder 'Starter' with a stage in it. There are Swift files in: "
                + Listed.few(folders) + "."
        case .documents(let names):
            (names.count == 1 ? "It is a document" : "These are documents")
                + ", and no code: \(Listed.few(names))"
                + ". Ask for what 'swift run grade pack' makes."
        case .wholeClass:
            "It is the download of a whole class, and no learner's work. Name it itself: 'swift run "
                + "grade class' takes it as it is. To grade it together with others, unpack it "
                + "beside them."
        case .severalPlaces(let places):
            "There is work in more than one place: \(Listed.few(places)). Keep the one that "
                + "counts. If it is the work of several learners, put each beside the others' uploads."
        case .singleFiles(let names):
            "These are single Swift files, and nothing tells where they belong: "
                + Listed.few(names)
                + ". Put them where they belong in a folder 'Starter', or ask for what 'swift run grade "
                + "pack' makes."
        case .archivesInside(let names):
            "It is an archive in an archive in an archive, and was opened that far. In there: "
                + Listed.few(names)
                + ". Unpack it, or ask for what 'swift run grade pack' makes."
        case .notUnpacked(let problem):
            describe(problem)
        case .failed(let words):
            words
        }
    }

    static func describe(_ problem: Unpacker.Problem) -> String {
        switch problem {
        case .tooLarge(let size):
            "It is larger than \(size >> 20) MiB, and was not opened. 'swift run grade pack' makes an "
                + "archive without what was built."
        case .unknownKind:
            "The file isn't an archive that can be opened, such as zip or tar. Ask for another one."
        case .damaged:
            "The archive can't be opened: it is damaged. Ask for another one."
        case .locked:
            "The archive can't be opened: it has a password. Ask for one without."
        case .tooMuch:
            "The archive holds too much, or takes too long to open. Look at what is in it before you unpack it "
                + "yourself."
        case .links:
            "The archive holds links or devices, which aren't opened. Ask for one that holds the files "
                + "themselves."
        }
    }

    /// A count with its noun: `1 learner`, `2 learners`.
    package static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
