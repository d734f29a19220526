import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// An in-memory workshop whose stages have test files in both libraries.
struct TestsFixture {
    static let xctest = "import XCTest\nfinal class MyATests: XCTestCase {}\n"
    static let modern = "import Testing\n@Suite struct MyATests {}\n"

    let fake: FakeFiles
    let kit: Kit

    /// - Parameter changes: The learner's versions of files, by path relative to `Starter`; nil for a deleted
    ///   file.
    init(_ changes: [String: String?] = [:]) {
        var shipped: [String: String] = [:]
        for folder in ["Stage1Tests", "Stage2Tests", "Encores/GamesTests"] {
            for name in ["MyATests.swift", "MyBTests.swift"] {
                shipped["\(folder)/\(name)"] = Self.xctest + "// \(name)\n"
                shipped["SwiftTesting/\(folder)/\(name)"] = Self.modern + "// \(name)\n"
            }
            shipped["\(folder)/Mock.swift"] = "struct Mock {}\n"
            // The spy uses neither library, but it is shipped in a version for each of them.
            shipped["\(folder)/Spy.swift"] = "class Spy {}\n"
            shipped["SwiftTesting/\(folder)/Spy.swift"] = "final class Spy {}\n"
        }
        let all = shipped
        let texts = all.mapValues(Optional.some).merging(changes) { $1 }
        fake = FakeFiles(
            Dictionary(
                uniqueKeysWithValues: texts.compactMap { path, text in
                    text.map { ("/kit/Starter/\(path)", $0) }
                } + [("/kit/.git/HEAD", "")]))
        kit = Kit(
            root: "/kit",
            workshop: Workshop(
                stages: [1, 2, "Games"].map { Stage(id: $0, title: "", exercises: []) },
                shippedObjects: shipped.mapValues { GitObjectName.ofBlob(Array($0.utf8)) }))
        self.shipped = ShippedFiles { path in Array((all[path] ?? "").utf8) }
    }

    let shipped: ShippedFiles

    /// Turns the kit into a copy that was downloaded instead of cloned.
    func removeGit() { try? fake.files.remove("/kit/.git") }

    func text(_ path: String) -> String? { fake.text("/kit/Starter/\(path)") }

    /// Whether a file is the version that is shipped for a library.
    func has(_ path: String, in library: TestLibrary) -> Bool {
        text(path).map { GitObjectName.ofBlob(Array($0.utf8)) }
            == kit.workshop.shippedObject(path, in: library)
    }

    func libraries() throws -> [[TestLibrary]] {
        try OwnTestFiles.all(kit: kit, files: fake.files).map(\.libraries)
    }

    /// Runs `grade tests` and returns the exit status and the output.
    func run(_ word: String? = nil) throws -> (Int32, String) {
        let text = TextSink()
        var context = CommandContext(
            invocation: Invocation(verb: .tests, word: word), kit: kit,
            machine: FixtureLearner.machine,
            console: Console(
                out: { words throws(FileError) in text.write(words) }, error: { text.write($0) },
                usesColor: false), identity: "test")
        context.machine.files = fake.files
        var command = TestsCommand(context: context)
        command.reset = Reset(kit: kit, files: fake.files, shipped: shipped)
        command.now = { Date(timeIntervalSince1970: 0) }
        do {
            return (try command.run(), text.text)
        } catch let error as UsageError {
            return (ExitStatus.usage, error.text)
        }
    }
}
