import TerminalKit
import XCTest

@testable import Classroom
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// What a watch of a class does at each look, and what it says of lists that are wrong.
final class ClassWatchTests: XCTestCase {
    private var folder = ""
    private let said = TextSink()
    private let graded = TextSink()

    override func setUpWithError() throws {
        folder = try temporaryFolder()
        for learner in ["ann", "bob"] {
            try Files.live.makeFolder("\(folder)/class/\(learner)")
        }
    }

    /// Points by hand that are wrong when the reports are written for the first time.
    func testPointsByHandThatAreWrongAtFirstAreSaidAndTakenWhenTheyAreRight() throws {
        try write("out/overrides.csv", "learner,stage\n")
        var watch = try watch()
        try watch.write([], shownAs: "out")
        XCTAssertEqual(errors, 1, said.text)
        assertContains(said.text, "no column 'points'")
        XCTAssertNil(Files.live.kind("\(folder)/out/class.html"))
        try watch.look()
        XCTAssertEqual(graded.text, "ann bob ", "grading goes on")
        XCTAssertEqual(errors, 2, said.text)
        for _ in 1...3 { try watch.look() }
        XCTAssertEqual(errors, 2, "once for each time that the reports were to be written")
        try write("out/overrides.csv", "learner,stage,points\nann,1,7\n")
        try watch.look()
        XCTAssertEqual(errors, 2, said.text)
        XCTAssertEqual(Files.live.kind("\(folder)/out/class.html"), .file)
    }

    func testAListThatBecomesWrongIsSaidOnceAndStopsNothing() throws {
        let right = "folder,name\nann,Ann\nbob,Bob\n"
        try write("list.csv", right)
        var watch = try watch(roster: "\(folder)/list.csv")
        try watch.look()
        XCTAssertEqual(graded.text, "Ann Bob ")
        for (number, list) in ["folder,name\nann,Ann\nbob,Ann\n", "folder\n"].enumerated() {
            try write("list.csv", list)
            for _ in 1...3 { try watch.look() }
            XCTAssertEqual(errors, number + 1, said.text)
        }
        assertContains(try text("out/grades.csv"), "Bob,")
        try write("list.csv", right.replacing("Bob", with: "Bo"))
        try watch.look()
        XCTAssertEqual(errors, 2, said.text)
        assertContains(try text("out/grades.csv"), "Bo,")
        // The same mistake after it was mended is a new one.
        try write("list.csv", "folder\n")
        try watch.look()
        XCTAssertEqual(errors, 3, said.text)
    }

    func testWhatIsWrongWithAListIsSaidBeforeAnybodyWaits() throws {
        try write("list.csv", "a,b\n")
        for (list, words) in [("list.csv", "no column 'name'"), ("no.csv", "no.csv")] {
            let command = ClassCommand(
                context: context, options: options(roster: "\(folder)/\(list)"))
            XCTAssertThrowsError(try command.run()) {
                assertContains(ErrorText.describe($0), words)
            }
        }
        XCTAssertNil(Files.live.kind("\(folder)/cache/class/lock"))
    }

    private var errors: Int { said.text.components(separatedBy: "error:").count - 1 }

    private func write(_ path: String, _ text: String) throws {
        try Files.live.write("\(folder)/\(path)", Array(text.utf8))
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Files.live.read("\(folder)/\(path)"), as: UTF8.self)
    }

    /// A watch that notes who is graded.
    private func watch(roster: String? = nil) throws -> ClassWatch {
        let (context, options) = (context, options(roster: roster))
        let source = ClassSource(context: context, options: options)
        let store = ResultStore(reports: "\(folder)/out", files: .live, workshop: .shipped)
        try store.prepare(for: [])
        let run = ClassRun(
            store: store, jobs: 1,
            read: { LearnerSubmission($0, .failure(.notGraded(.notHandedIn))) },
            grade: { [graded] entry, _ in
                graded.write("\(entry.learner) ")
                return LearnerResult(learner: entry.learner, verdict: .notGraded(.notHandedIn))
            }, conditions: "", progress: { _ in })
        return ClassWatch(
            of: run,
            writer: ClassReportsWriter(
                store: store, context: context, options: options.reports),
            read: { [folder] in
                try source.roster(in: Submissions(folder: "\(folder)/class"), shownAs: "class")
            },
            part: \.self)
    }

    private func options(roster: String?) -> ClassOptions {
        ClassOptions(out: "\(folder)/out", roster: roster, isWatching: true)
    }

    private var context: CommandContext {
        let invocation = Invocation(verb: .classroom, words: ["\(folder)/class"])
        var kit = FixtureLearner.kit
        kit.cache = "\(folder)/cache"
        return CommandContext(
            invocation: invocation, kit: kit, machine: FixtureLearner.machine,
            console: Console(out: { _ in }, error: { [said] in said.write($0) }, usesColor: false),
            identity: "", cleanup: CleanupHandlers())
    }
}
