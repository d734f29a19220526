import Foundation

@testable import FileSystem
@testable import Grading
@testable import Processes

/// A copy of the workshop in which the tests follow a page's instructions.
///
/// It is kept between runs, so that its builds stay warm.
struct WorkshopCopy {
    /// The workshop that these tests belong to.
    static let kit = Kit(root: FixtureLearner.kit.root)

    let root: String
    /// The products that replace the copy's own grader and its Finished tests, which would take minutes to
    /// build; nil if each command runs unchanged, as on a page that changes the grader.
    let built: BuiltProducts?

    func text(_ path: String) throws -> String {
        String(decoding: try Files.live.read("\(root)/\(path)"), as: UTF8.self)
    }

    /// Types a block at the place given by one of its directives.
    func type(_ block: Block, into path: String, at place: TypingPlace) throws {
        do {
            let before = place == .wholeFile ? "" : try text(path)
            let after = try Typing.type(block.lines, into: before, at: place)
            try Files.live.rewrite("\(root)/\(path)", Array(after.utf8))
        } catch let error as PlaceError {
            throw block.problem("\(error.count) lines of \(path) start with '\(error.text)'")
        } catch is FileError {
            throw block.problem("there is no file \(path) to type this into")
        }
    }

    /// Runs a command as in a terminal.
    ///
    /// Standard error is dropped, because `grade` reports its progress there. On macOS, XCTest also reports
    /// there.
    func run(_ command: String) throws -> (status: ProcessEnd, output: String) {
        var environment = ProcessInfo.processInfo.environment
        // These variables may be set for this test, but a reader hasn't set them.
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

    /// An equivalent command that doesn't rebuild what is already built.
    private func adapted(_ command: String) -> String {
        guard let built else { return command }
        let tests = "WORKSHOP_TREE=Finished swift test --filter "
        if command.hasPrefix(tests) {
            return Self.filtered(String(command.dropFirst(tests.count)), in: built.tests)
        }
        return command.replacing("swift run grade", with: "'\(built.grade)'")
    }

    /// Does what `swift test --filter` does after a build, but also fails if there is no such test.
    ///
    /// The real command can't run because it would wait for the `swift test` that runs these tests.
    private static func filtered(_ filter: String, in tests: String) -> String {
        """
        names=$('\(tests)' --list-tests | grep -E '^\(filter)') || exit 1
        '\(tests)' "$(echo "$names" | paste -s -d , -)" &&
            '\(tests)' --testing-library swift-testing --filter '\(filter)'
        """
    }
}

extension WorkshopCopy {
    /// Updates the copy with this name to the current state of the workshop.
    init(_ name: String, built: BuiltProducts? = nil) throws {
        root = Self.kit.path(".grade/tests/\(name)")
        self.built = built
        try KitCopy.copyKit(to: root)
        try Files.live.remove("\(root)/.grade/hints.json")
    }
}
