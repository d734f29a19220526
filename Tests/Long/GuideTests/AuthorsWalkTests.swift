import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// Follows the chapter for authors: types every file that the chapter says to type, and runs its
/// commands.
final class AuthorsWalkTests: XCTestCase {
    private var copy: WorkshopCopy!

    override func setUpWithError() throws {
        for needed in [Needed.sandbox, .git] { try needed.orSkip() }
        continueAfterFailure = false
        copy = try WorkshopCopy("authors", built: nil)
    }

    /// This is a single test, because each step needs the grader that was built in the steps before
    /// it.
    func testTheChapterAddsASoundExerciseAndAnEncore() throws {
        var walk = PageWalk(in: copy)
        // After each change of the catalog, `grade verify` builds the grader again.
        walk.runs = Breadth.current.choose(some: .last, all: .all)
        try walk.follow(try GuidePage.read("Guide/for-authors.md", in: WorkshopCopy.kit))
        XCTAssertEqual(walk.problems.map(\.description), [])
        XCTAssertEqual(walk.typed.count, 10, "The chapter says to type these files: \(walk.typed)")
        XCTAssertEqual(
            walk.commands.filter { $0.hasPrefix("swift run grade verify") }.count,
            Breadth.current.choose(some: 1, all: 4))
        try checkFormat()
        try checkTheNewEncoreAsShipped()
        try checkTheNewEncoreAsFinished()
        try checkItsChapter()
    }

    /// Runs the `grade` that the chapter has built in the copy, and returns its output.
    private func grade(_ words: String, _ status: Int32, line: UInt = #line) throws -> String {
        let (end, output) = try copy.run(".build/debug/grade \(words)")
        XCTAssertEqual(end, .exited(status), "grade \(words):\n\(output)", line: line)
        return output
    }

    private func checkFormat() throws {
        let files = "Package.swift Exercises/Catalog */Encores/Weather*"
        let (end, _) = try copy.run("swift format lint --strict --recursive \(files)")
        XCTAssertEqual(end, .exited(0), "swift format lint \(files)")
    }

    /// Checks that the new encore works like one that is shipped: every command knows the encore,
    /// and nothing in it has been started.
    private func checkTheNewEncoreAsShipped() throws {
        assertContains(try grade("weather", 1), "\n✗ Weather  An encore of your own")
        assertContains(try grade("weather-greeting", 1), "Weather, Greeting (weather-greeting)\n")
        assertContains(try grade("list weather", 1), "  ✗ weather-greeting ")
        assertContains(try grade("next weather", 1), "Try again:  swift run grade next weather\n")
        assertContains(try grade("hint weather", 1), "Hint 1 of 2")
        assertContains(
            try grade("diff weather", 1), "+++ Finished/Encores/Weather/Greeting.swift\n")
        let terminal = try PseudoTerminal(
            "\(copy.root)/.build/debug/grade", ["watch", "weather"],
            environment: ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 },
            directory: copy.root, columns: 80, rows: 24)
        try terminal.wait(for: "Welcome")
        terminal.type("\r")
        try terminal.wait(for: "Starter/Encores/WeatherTests/MyGreetingTests.swift")
        terminal.type("q")
        XCTAssertEqual(ProcessEnd(waitStatus: terminal.waitForEnd()), .exited(1))
    }

    private func checkTheNewEncoreAsFinished() throws {
        assertContains(
            try grade("weather --tree Finished", 0), "\n★ Weather  An encore of your own")
        let (folder, files) = ("\(copy.root)/.grade/class", FileManager.default)
        try Files.live.remove(folder)
        for name in ["Weather", "WeatherTests"] {
            let encores = "\(folder)/in/ann/Starter/Encores"
            try Files.live.makeFolder(encores)
            try files.copyItem(
                atPath: "\(copy.root)/Finished/Encores/\(name)", toPath: "\(encores)/\(name)")
        }
        _ = try grade("class .grade/class/in --out .grade/class/out --stages weather", 0)
        assertContains(
            try copy.text(".grade/class/out/learners/ann.html"), "Weather, An encore of your own")
    }

    /// Checks that the chapter of the new encore is a proper page of the Guide.
    private func checkItsChapter() throws {
        try checkChapter("weather", typed: 2)
        let (_, difference) = try copy.run(
            "diff -r Starter/Encores/Weather Finished/Encores/Weather")
        XCTAssertEqual(difference, "", "The typed code isn't the solution.")
    }

    /// - Parameter count: The number of files that the chapter says to type.
    private func checkChapter(_ encore: String, typed count: Int) throws {
        let kit = Kit(root: copy.root)
        let page = try GuidePage.read("Guide/encore-\(encore).md", in: kit)
        let problems =
            DirectiveCheck.problems(in: page) + FoldCheck.problems(in: page)
            + SourceCheck(kit: kit, files: .live).problems(in: page)
            + LinkCheck(kit: kit, files: .live).problems(in: page)
            + TwinCheck(kit: kit, files: .live).problems(in: page)
        XCTAssertEqual(problems.map(\.description), [])
        var walk = PageWalk(in: copy)
        try walk.follow(page)
        XCTAssertEqual(walk.problems.map(\.description), [])
        XCTAssertEqual(walk.typed.count, count, "\(walk.typed)")
    }
}
