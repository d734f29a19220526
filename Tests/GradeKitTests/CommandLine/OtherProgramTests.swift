import FileSystem
import Processes
import Synchronization
import XCTest

@testable import GradeKit
@testable import KitTestHelpers
@testable import TeachKit
@testable import grade
@testable import grade_all

/// What `grade` has of the program `grade-all`: its names, and how it is built and begun.
final class OtherProgramTests: XCTestCase {
    func testBothProgramsHaveTheSameCommandsAndWords() {
        XCTAssertEqual(Grade.verbs.map(\.name), GradeAll.verbs.map(\.name))
        for (known, whole) in zip(Grade.verbs, GradeAll.verbs) {
            XCTAssertEqual(known.summary, whole.summary)
            XCTAssertEqual(known.usage, whole.usage)
            XCTAssertEqual(known.words, whole.words, known.name)
            XCTAssertEqual(
                known.options.map { [$0.name, $0.value] },
                whole.options.map { [$0.name, $0.value] }, known.name)
        }
        XCTAssertEqual(
            Grade.verbs.filter(\.isElsewhere).map(\.name),
            ["map", "class", "merge", "new", "verify"])
    }

    func testItsFoldersAreThoseOfTheManifest() throws {
        let manifest = String(
            decoding: try Files.live.read(FixtureLearner.kit.path("Package.swift")), as: UTF8.self)
        let start = try XCTUnwrap(manifest.range(of: "let grader: [Target] = ["))
        let end = try XCTUnwrap(manifest.range(of: "for target in grader"))
        let folders = manifest[start.upperBound..<end.lowerBound]
            .matches(of: #/path: "Exercises\/([^"]*)"/#).map { String($0.1) }
        XCTAssertEqual(
            folders.filter { $0 != "grade" }.sorted(),
            (OtherProgram.sharedFolders + OtherProgram.ownFolders).sorted())
    }

    func testAProgramIsBehindWhereASourceOrItsFolderIsNewer() throws {
        let folder = try temporaryFolder()
        let (program, sources) = ("\(folder)/program", "\(folder)/Sources")
        let age = ProgramAge(program: program, files: .live)
        try Files.live.write("\(sources)/Kit/One.swift", [])
        XCTAssertTrue(try age.isBehind(sources: [sources]), "it isn't there")

        func set(_ path: String, _ time: Double) throws {
            try Files.live.setModified("\(folder)/\(path)", time)
        }
        try Files.live.write(program, [])
        for path in ["Sources/Kit/One.swift", "Sources/Kit", "Sources"] { try set(path, 100) }
        try set("program", 200)
        XCTAssertFalse(try age.isBehind(sources: [sources]))
        try set("Sources/Kit/One.swift", 201)
        XCTAssertTrue(try age.isBehind(sources: [sources]))
        try set("Sources/Kit/One.swift", 100)
        try set("Sources/Kit", 201)
        XCTAssertTrue(try age.isBehind(sources: [sources]), "a file was removed")

        // The build left the program as it was.
        try age.note(builtSince: 300)
        XCTAssertFalse(try age.isBehind(sources: [sources]))
        // A file was saved while the program was built.
        try set("Sources/Kit/One.swift", 301)
        try set("program", 310)
        try age.note(builtSince: 300)
        XCTAssertTrue(try age.isBehind(sources: [sources]))
        // Somebody else built it.
        try set("program", 320)
        XCTAssertFalse(try age.isBehind(sources: [sources]))
    }

    func testThatAProgramCanBeBuiltIsFoundOutWithoutForgettingWhenItWas() throws {
        let folder = try temporaryFolder()
        let (program, source) = ("\(folder)/program", "\(folder)/One.swift")
        let age = ProgramAge(program: program, files: .live)
        for path in [program, source] { try Files.live.write(path, []) }
        try Files.live.setModified(program, 200)
        try Files.live.setModified(source, 300)
        try age.note(builtSince: 400)
        try age.checkWritable()
        XCTAssertFalse(try age.isBehind(sources: [source]))
    }

    /// There are hundreds of sources, and a look at them is only for those who read verdicts.
    func testNoSourceIsLookedAtWhereNoVerdictIsRead() throws {
        let looks = Looks()
        var files = Files.live
        files.modified = { path in
            looks.note(path)
            return Files.live.modified(path)
        }
        func tool(in root: String) -> CommandLineTool {
            CommandLineTool(
                verbs: Grade.verbs,
                machine: Machine(
                    files: files, processes: FixtureLearner.processes, environment: [:]),
                console: Console(out: { _ in }, error: { _ in }, usesColor: false),
                places: [root, "\(root)/.build/debug/grade"],
                replace: { _, _ in SystemError(code: ENOENT) })
        }
        XCTAssertEqual(
            tool(in: FixtureLearner.kit.root).run(["diff", "even-odd"]), ExitStatus.notPassed)
        XCTAssertEqual(looks.count, 0)

        // Before the other program takes over, one look tells the age of both.
        let made = try temporaryFolder()
        for path in [
            "Package.swift", "Exercises/Grading/One.swift", "Exercises/Catalog/Stage.swift",
        ] {
            try Files.live.write("\(made)/\(path)", [])
        }
        for name in OtherProgram.sharedFolders + OtherProgram.ownFolders {
            try Files.live.makeFolder("\(made)/Exercises/\(name)")
        }
        for name in ["grade", "grade-all"] {
            try Files.live.write("\(made)/.build/debug/\(name)", [])
            try Files.live.setModified("\(made)/.build/debug/\(name)", 4_000_000_000)
        }
        XCTAssertEqual(
            tool(in: made).run(["class", "x", "--out", "y"]), ExitStatus.couldNotGrade)
        XCTAssertEqual(looks.count, 1)
    }

    /// Counts the looks at a folder of sources.
    private final class Looks: Sendable {
        private let counted = Mutex(0)

        var count: Int { counted.withLock { $0 } }

        func note(_ path: String) {
            if path.hasSuffix("/Exercises/Grading") { counted.withLock { $0 += 1 } }
        }
    }

    func testTheVersionOfTheGraderIsFoundOutOnce() {
        let count = Mutex(0)
        let identity = GraderIdentity {
            count.withLock { count in
                count += 1
                return "\(count)"
            }
        }
        XCTAssertEqual([identity.text, identity.text], ["1", "1"])
    }

    /// Verdicts are kept for a grader that is the same, and both programs have the same one in them.
    func testBothProgramsShareVerdictsWhileTheFirstIsCurrent() throws {
        let folder = try temporaryFolder()
        let programs = "\(folder)/.build/debug"
        let source = "\(folder)/Exercises/Grading/One.swift"
        let catalog = "\(folder)/Exercises/Catalog/Stage.swift"
        for path in ["\(folder)/Package.swift", source, catalog] { try Files.live.write(path, []) }
        func identity(of program: String) -> String {
            CommandLineTool(
                verbs: Grade.verbs,
                machine: Machine(
                    files: .live, processes: FixtureLearner.processes, environment: [:]),
                console: Console(out: { _ in }, error: { _ in }, usesColor: false),
                places: [folder, "\(programs)/\(program)"]
            ).identity
        }
        for (name, time) in [("grade", 200.0), ("grade-all", 300.0)] {
            try Files.live.write("\(programs)/\(name)", [])
            try Files.live.setModified("\(programs)/\(name)", time)
        }
        for path in [
            source, catalog, "\(folder)/Exercises/Grading", "\(folder)/Exercises/Catalog",
        ] {
            try Files.live.setModified(path, 100)
        }
        XCTAssertEqual(identity(of: "grade"), "grade \(CommandLineTool.version) of 200.0")
        XCTAssertEqual(identity(of: "grade-all"), identity(of: "grade"))

        // What they share was changed, and only the second was built since.
        try Files.live.setModified(source, 250)
        XCTAssertEqual(identity(of: "grade-all"), "grade \(CommandLineTool.version) of 300.0")
    }
}
