import Foundation

@testable import FileSystem
@testable import Grading
@testable import Processes

/// A copy of the workshop in which the tests do what a page says.
///
/// It is kept between runs, so that its builds stay warm.
struct WorkshopCopy {
    /// The workshop that these tests belong to.
    static let kit = Kit(
        root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path)

    let root: String
    /// What takes the place of the copy's own grader and of its Finished tests, which would take
    /// minutes to build; nil where each command is run as it is, as on a page that changes the grader.
    let built: BuiltProducts?

    func text(_ path: String) throws -> String {
        String(decoding: try Files.live.read("\(root)/\(path)"), as: UTF8.self)
    }

    /// Types a block where one of its directives says.
    func type(_ block: Block, into path: String, at place: TypingPlace) throws {
        do {
            let before = place == .wholeFile ? "" : try text(path)
            let after = try Typing.type(block.lines, into: before, at: place)
            try Files.live.rewrite("\(root)/\(path)", Array(after.utf8))
        } catch let error as PlaceError {
            throw block.problem("\(error.count) lines of \(path) begin with '\(error.text)'")
        } catch is FileError {
            throw block.problem("there is no file \(path) to type this into")
        }
    }

    /// Runs a command as somebody in a terminal does.
    ///
    /// What it says on standard error is dropped, since there `grade` says how far it is. On macOS,
    /// XCTest reports there too.
    func run(_ command: String) throws -> (status: ProcessEnd, output: String) {
        var environment = ProcessInfo.processInfo.environment
        // They are those of this test, and the reader has set none.
        environment["WORKSHOP_TREE"] = nil
        environment["WORKSHOP_STAGE"] = nil
        environment["WORKSHOP_TESTS"] = nil
        let errors = command.contains("swift test") ? "&1" : "/dev/null"
        let (end, text) = try Processes.live().output(
            of: Command(
                executable: "/bin/sh", arguments: ["-c", "exec 2>\(errors); \(adapted(command))"],
                environment: environment, directory: root))
        return (end, text)
    }

    /// The command that does the same here without building what is built.
    private func adapted(_ command: String) -> String {
        guard let built else { return command }
        let tests = "WORKSHOP_TREE=Finished swift test --filter "
        if command.hasPrefix(tests) {
            return Self.filtered(String(command.dropFirst(tests.count)), in: built.tests)
        }
        return command.replacing("swift run grade", with: "'\(built.grade)'")
    }

    /// What `swift test --filter` does when all is built, and fails too where there is no such test.
    ///
    /// It can't be run itself: it would wait for the `swift test` that these tests run under.
    private static func filtered(_ filter: String, in tests: String) -> String {
        """
        names=$('\(tests)' --list-tests | grep -E '^\(filter)') || exit 1
        '\(tests)' "$(echo "$names" | paste -s -d , -)" &&
            '\(tests)' --testing-library swift-testing --filter '\(filter)'
        """
    }
}

extension WorkshopCopy {
    /// Brings the copy with this name to what the workshop is now.
    init(_ name: String, built: BuiltProducts? = nil) throws {
        root = Self.kit.path(".grade/tests/\(name)")
        self.built = built
        let files = FileManager.default
        try files.createDirectory(atPath: root, withIntermediateDirectories: true)
        for name in ["Package.swift", "Starter", "Finished", "Tests", "Exercises", "Guide"] {
            try Files.live.remove("\(root)/\(name)")
            try files.copyItem(atPath: Self.kit.path(name), toPath: "\(root)/\(name)")
        }
        try Files.live.remove("\(root)/.grade/hints.json")
    }
}
