import FileSystem
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
}
