import Catalog
import Grading
import Reports
import TerminalKit

/// Says what is not right with the workshop, for its authors.
enum DefectText {
    /// One sentence, with the place and what to do.
    static func describe(_ finding: Defect) -> String {
        switch finding {
        case .onlyInOneTree(let path, let tree):
            let other: Tree = tree == .starter ? .finished : .starter
            return "\(tree.rawValue)/\(path) has no counterpart \(other.rawValue)/\(path)."
        case .noTODO(let path):
            return "\(path) belongs to an exercise and has no line with '// TODO: '."
        case .leftoverTODO(let path):
            return "\(path) is finished and still has a line with '// TODO: '."
        case .notGiven(let exercise, let path):
            return
                "The exercise '\(exercise)' gives \(path), which has to be the same in both trees."
        case .missingFile(let exercise, let path):
            return "The exercise '\(exercise)' names \(path), which isn't there."
        case .noVersion(let path, let library):
            return "\(path) isn't there: every test file has a version in \(library.name)."
        case .otherLibrary(let path, let library):
            return "\(path) has to be written in \(library.name)."
        case .versionsDiffer(let path, let difference):
            return
                "\(path) and its version in \(TestLibrary.swiftTesting.name) have to have the same "
                + "tests in the same order, and the same lines with '// TODO: '. They differ in "
                + "'\(difference.trimmingPrefix(while: \.isWhitespace))'."
        case .unlistedSuite(let path):
            return "\(path) is named by no exercise, so it would never run."
        case .duplicateExercise(let id):
            return "Two exercises have the identifier '\(id)'."
        case .noTests(let exercise):
            return "The suite of the exercise '\(exercise)' has no test."
        case .notBuilt(let tree, let stage, let failure):
            return "\(StageWords.name(stage)) of \(tree.rawValue) can't be built:\n"
                + BuildFailureText.describe(failure)
        case .doesNotFail(let test, let status):
            return "\(test) has to fail by an assertion on the untouched Starter, and the verdict "
                + "is '\(status.rawValue)'."
        case .nothingFails(let exercise):
            return
                "The exercise '\(exercise)' ships code to be fixed: an official test has to fail "
                + "by an assertion on the untouched Starter."
        case .shippedTestsAreGood(let exercise):
            return
                "The shipped tests of the exercise '\(exercise)' need no repair: they catch every "
                + "planted bug, and all of them are right."
        case .failsOnFinished(let test, let failure):
            return "\(test) fails on Finished: \(reason(failure))"
        case .ownTestFails(let tree, let test, let failure):
            return "\(test) of \(tree.rawValue) fails on Finished: \(reason(failure))"
        case .cannotRun(let tree, let stage):
            return
                "The tests of \(tree.rawValue) can't be run on the bugs of \(StageWords.inText(stage.id))."
        case .notPlanted(let id, let path, let problem):
            return "The bug or variant '\(id)' can't be planted in \(path): \(reason(problem))"
        case .duplicateBug(let id):
            return "Two bugs or variants have the identifier '\(id)'."
        case .unknownExercise(let bug, let exercise):
            return
                "The bug '\(bug)' names the exercise '\(exercise)', which its stage doesn't have."
        case .withoutWords(let bug):
            return "The bug '\(bug)' has to have a rule, a question that ends with '?', and a hint."
        case .bugsDoNotCompile(let stage, let ids, let failure):
            let names = ids.isEmpty ? "" : " (\(ids.joined(separator: ", ")))"
            return
                "The reference solution of \(StageWords.inText(stage.id)) does not compile with its bugs\(names). "
                + "The lines are those of the file with all bugs in it:\n"
                + BuildFailureText.describe(failure)
        case .survives(let bug, let kind):
            return "\(name(of: kind)) don't catch the planted bug '\(bug)'."
        case .hangs(let bug, let kind):
            return "\(name(of: kind)) don't end with the planted bug '\(bug)'."
        case .asksTooMuch(let test, let variant):
            return "\(test) fails on the correct variant '\(variant)'."
        case .killedByExample(let bug, let test):
            return "The worked example \(test) catches the planted bug '\(bug)' by itself."
        case .exampleIsNotRed(let test):
            return "The worked example \(test) has to be red on the untouched Starter."
        }
    }

    /// The sentence that nothing is wrong with these stages, or with the workshop where none is
    /// named.
    static func sound(_ stages: [Stage.ID]) -> String {
        let sentence =
            "\(StageWords.beginning(stages)) sound: both trees, the catalogue, the "
            + "official suites and the planted bugs agree."
        return PlainText.wrapped(sentence, width: TextWidth.usual).joined(separator: "\n") + "\n"
    }

    private static func name(of kind: Defect.TestKind) -> String {
        switch kind {
        case .official: "The official tests"
        case .finishedOwn(let library): "The tests of Finished in \(library.name)"
        }
    }

    private static func reason(_ problem: MutantSource.Problem) -> String {
        switch problem {
        case .found(let times):
            "its text to find is there \(times) times, and has to be there once."
        case .outsideOfBodies: "its text to find isn't in the body of a function or closure."
        case .noChange: "it changes nothing."
        }
    }

    private static func reason(_ failure: TestResult.Failure?) -> String {
        failure.map(FailureText.describe) ?? "it was skipped."
    }
}
