import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import KitTestHelpers

/// What an encore can be called, and what is said where it can't.
final class EncoreNameTests: XCTestCase {
    private let surroundings = EncoreName.Surroundings(
        workshop: .shipped, commands: ["grade", "list"],
        manifest: """
            .target(name: "Shared", path: "Exercises/Shared"), .executableTarget(name: "app"),
            .testTarget(name: "GuideTests"), .testTarget(name: "MyOwnTests"),
            """)

    /// What is wrong with a name; nil where nothing is.
    private func problem(_ name: String) -> EncoreName.Problem? {
        do throws(EncoreName.Problem) {
            _ = try EncoreName.read(name, among: surroundings)
            return nil
        } catch {
            return error
        }
    }

    func testTheWaysInWhichANameIsWritten() {
        for (module, word, identifier, constant) in [
            ("Weather", "weather", "weather", "weather"),
            ("SolarSystem", "solarsystem", "solar-system", "solarSystem"),
            ("HTTPServer", "httpserver", "http-server", "httpServer"),
            ("PlanB", "planb", "plan-b", "planB"), ("A", "a", "a", "a"),
        ] {
            let name = EncoreName(module: module)
            XCTAssertEqual(
                [name.word, name.identifier, name.constant], [word, identifier, constant])
        }
    }

    func testNamesThatAreNone() {
        XCTAssertNil(problem("Weather"))
        XCTAssertNil(problem("AName" + String(repeating: "x", count: 15)))
        XCTAssertEqual(problem("AName" + String(repeating: "x", count: 16)), .tooLong)
        XCTAssertEqual(problem("weather"), .smallLetter(suggestion: "Weather"))
        XCTAssertEqual(problem("solar-system 2"), .notLetters(suggestion: "SolarSystem"))
        for name in ["", "3", "../", "Wetterübersicht", "天気", "guide-2"] {
            XCTAssertEqual(problem(name), .notLetters(suggestion: nil), name)
        }
    }

    func testNamesThatAreTaken() {
        for (name, owner) in [
            ("Games", .encore("Games")), ("games", .encore("Games")), ("Shared", .target("Shared")),
            ("App", .target("app")), ("Guide", .target("GuideTests")),
            ("Own", .target("MyOwnTests")), ("Foundation", .swift("Foundation")),
            ("Uikit", .swift("UIKit")), ("Default", .swift("default")), ("List", .command("list")),
            ("Encores", .command("encores")), ("Labels", .exercise("labels")),
        ] as [(String, EncoreName.Owner)] {
            XCTAssertEqual(problem(name), .taken(by: owner), name)
        }
    }

    /// A module of the toolchain with the name of an encore would be hidden by it, or hide it.
    func testEachModuleOfTheToolchainIsTaken() throws {
        let compiler = try XCTUnwrap(Programs.path("swiftc"))
        let folder =
            URL(filePath: compiler).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/linux"
        guard Files.live.kind(folder) == .folder else {
            throw XCTSkip("\(folder): the toolchains of other systems are laid out differently.")
        }
        let names = try Files.live.names(folder).filter { $0.hasSuffix(".swiftmodule") }
            .map { String($0.dropLast(".swiftmodule".count)) }.filter { !$0.hasPrefix("_") }
        XCTAssertTrue(names.contains("Testing"), "\(names)")
        XCTAssertEqual(names.filter { !SwiftNames.modules.contains($0) }, [])
    }

    func testTheWords() {
        XCTAssertEqual(
            NewText.describe(.smallLetter(suggestion: "Weather"), with: "weather"),
            """
            error: 'weather' begins with a small letter. The name of an encore is also a
            module's, and begins with a capital. Did you mean 'Weather'?

            USAGE: swift run grade new encore NAME
            See 'swift run grade new --help' for more.

            """)
        for (problem, words) in [
            (.notLetters(suggestion: nil), "can't be called 'X'. Its name is also a module's: it"),
            (.tooLong, "20 letters at the most."),
            (.taken(by: .encore("X")), "called 'X': there is an encore X already. Choose another"),
            (.taken(by: .target("XTests")), "the workshop has a module XTests already."),
            (.taken(by: .swift("X")), "Swift has its own X."),
            (.taken(by: .command("x")), "'swift run grade x' means something else."),
            (.taken(by: .exercise("x")), "there is an exercise 'x', which people type in the same"),
        ] as [(EncoreName.Problem, String)] {
            let text = NewText.describe(problem, with: "X").replacing("\n", with: " ")
            assertContains(text, words)
        }
        for (words, text) in [
            ([], "error: say what to make, and its name. "),
            (["encore"], "error: say what the encore is called. "),
            (["Weather"], "new encore Weather'"), (["stage", "Sun"], "new encore Sun'"),
        ] {
            assertContains(NewText.usage(words).replacing("\n", with: " "), text)
        }
    }
}
