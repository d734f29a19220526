import FileSystem
import Processes
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
