import Classroom
import Grading

/// The wording of values in a class's reports.
package enum ClassWords {
    static func describe(_ status: ClassRow.Status) -> String {
        switch status {
        case .mastered: "mastered"
        case .passed: "passed"
        case .notPassed: "not passed"
        case .notGraded: "not graded"
        case .notYet: "not graded yet"
        case .notHandedIn: "nothing handed in"
        }
    }

    static let sameWork = "Identical work"
    static let explainSameWork =
        "These files are identical except for whitespace and comments. People who work together hand in "
        + "identical work, so ask before you judge."

    /// Describes a part of the work that contains files from `Finished`: `Stage 1, tests: 3 of 4 changed
    /// files`.
    static func describe(_ part: FinishedPart) -> String {
        "\(StageWords.name(part.stage)), \(part.part.rawValue): \(part.files) of "
            + count(part.changed, "changed file")
    }

    static func describe(_ attention: Attention) -> String {
        switch attention {
        case .notGraded: "not graded"
        case .notHandedIn: "nothing handed in"
        case .refused: "files refused"
        case .notBelieved: "results not trusted"
        case .flags: "flagged code"
        case .brokenCode: "code that can't be built"
        case .brokenTests: "tests that can't run"
        case .wrongTests: "wrong tests"
        case .changedKitFiles: "files that weren't used"
        case .notUsed: "several files handed in"
        case .finished: "files from 'Finished'"
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
            "Their points are left blank, not set to 0. Each learner's page says why, and what to do."
        case .notHandedIn:
            "No submission was matched to these learners. Their points are left blank, not 0."
        case .refused:
            "A file in a stage's folder, for example a link, was refused, so the stage wasn't built."
        case .notBelieved:
            "A control test didn't fail, or a test passed without checking anything, so the "
                + "results aren't trusted. Read the code: something in it interferes with the tests."
        case .flags:
            "The code uses something no exercise needs. That proves nothing, but look at each use."
        case .brokenCode:
            "A stage's code doesn't compile, takes too long to compile, or was refused, so it gets no points."
        case .brokenTests:
            "Some test files of these learners don't compile, or one of their tests ends the "
                + "program. The tests that can run were graded."
        case .wrongTests:
            "Some tests fail on correct code, always or at random. The learner's page says why."
        case .changedKitFiles:
            "The submission contains changed copies of the workshop's own files, or Swift files that "
                + "belong to no stage. They weren't used for grading."
        case .notUsed:
            "Only the last file was graded. These files weren't used:"
        case .finished:
            "These files match 'Finished' except for whitespace and comments. Reading the "
                + "reference solution is allowed, so ask the learner to explain one of the tests."
        }
    }

    /// The words before the name of what was handed in. The name isn't part of the sentence, because a
    /// learner chose the name and it could be misread as our own words.
    static func upload(isGraded: Bool) -> String {
        isGraded ? "This was graded:" : "This was handed in, but not graded:"
    }

    /// The name of what was handed in, preceded by the class archive that contained it, if any.
    static func place(of upload: LearnerUpload) -> String {
        upload.classUpload.map { "\($0)/\(upload.name)" } ?? upload.name
    }

    /// The total by the instructor's rules, such as `31.5 of 100 points.`
    static func total(of row: ClassRow, _ report: Report) -> String {
        guard !report.numbered.isEmpty else { return PointsText.total(of: report) }
        return "\(PointsText.text(row.points ?? 0)) of \(PointsText.text(row.possible)) points."
    }

    /// A count with its noun: `1 learner`, `2 learners`.
    package static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
