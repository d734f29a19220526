import Digest
import XCTest

@testable import Grading

final class CompileUnitTests: XCTestCase {
    private let commands = CompilerCommands(
        toolchain: "",
        compile: [
            "/swift-frontend", "-c", "WorkshopSource.swift", "-module-name", "WorkshopModule",
            "-module-cache-path", "WorkshopCache", "-o", "WorkshopObject.o",
        ], link: [], clang: "/clang")

    private func product(_ module: String, interface: String) -> Product {
        Product(
            folder: "/p/\(module)", note: Product.Note(module: module, interface: interface))
    }

    private var unit: CompileUnit {
        CompileUnit(
            module: "M", sources: ["S/b.swift": [2], "S/a.swift": [1]],
            imports: [product("Shared", interface: "i")])
    }

    func testAUnitIsCompiledToAnObjectAndAModuleFile() {
        XCTAssertEqual(
            unit.words(with: commands, folder: "/out", modules: "/cache"),
            [
                "/swift-frontend", "-c", "S/a.swift", "S/b.swift", "-module-name", "M",
                "-module-cache-path", "/cache", "-o", "/out/M.o", "-I", "/p/Shared",
                "-emit-module-path", "/out/M.swiftmodule",
            ])
    }

    func testAnInterfaceIsCompiledWithoutFunctionBodies() {
        XCTAssertEqual(
            unit.interface(of: product("M", interface: "i"))
                .words(with: commands, folder: "/out", modules: "/cache"),
            [
                "/swift-frontend", "-emit-module", "S/a.swift", "S/b.swift", "-module-name", "M",
                "-module-cache-path", "/cache", "-o", "/out/M.swiftmodule", "-I", "/p/Shared",
                "-experimental-skip-all-function-bodies", "-suppress-warnings",
            ])
    }

    func testTheListOfTestsIsCompiledAsSwift5() {
        let unit = CompileUnit(module: "L", sources: ["L.swift": []], kind: .list)
        let words = unit.words(with: commands, folder: "/out", modules: "/cache")
        XCTAssertTrue(words.contains("5"))
    }

    func testClangCompilesCWithTheFolderOfItsHeaders() {
        let unit = CompileUnit(
            module: "Start", sources: ["T/start.c": [1], "T/include/start.h": [2]], kind: .c)
        let words = unit.words(with: commands, folder: "/out", modules: "/cache")
        XCTAssertEqual(words[0], "/clang")
        XCTAssertEqual(words.filter { $0.hasSuffix(".c") || $0.hasSuffix(".h") }, ["T/start.c"])
        XCTAssertTrue(words.contains("T/include"))
    }

    /// The name of an object changes with everything that the object depends on, and with nothing
    /// else.
    func testTheNameDependsOnEverythingThatAffectsTheObject() {
        let name = unit.name(with: commands, grader: "g")
        XCTAssertEqual(unit.name(with: commands, grader: "g"), name)
        var names: Set = [name]
        func change(_ what: (inout CompileUnit) -> Void) {
            var changed = unit
            what(&changed)
            XCTAssertTrue(names.insert(changed.name(with: commands, grader: "g")).inserted)
        }
        change { $0.sources["S/a.swift"] = [3] }
        change { $0.sources["S/c.swift"] = [] }
        change { $0.sources = ["S/a.swift": [1, 2]] }
        change { $0.sources = ["S/a.swif": [], "S/b.swift": [2]] }
        change { $0.kind = .tests }
        change { $0.checksMemory = true }
        change { $0.digestOfSources = "whole" }
        change { $0.imports = [self.product("Shared", interface: "j")] }
        change { $0.imports = [] }
        // If the digests of the files are already known, they are used instead of the contents.
        var known = unit
        known.digests = unit.sources.mapValues(ContentDigest.of)
        XCTAssertEqual(known.name(with: commands, grader: "g"), name)
        // If only function bodies of an imported module have changed, its interface is the same.
        var same = unit
        same.imports = [
            Product(
                folder: "/elsewhere", note: Product.Note(module: "Shared", interface: "i"))
        ]
        XCTAssertEqual(same.name(with: commands, grader: "g"), name)
        let other = CompilerCommands(
            toolchain: "", compile: commands.compile + ["-x"], link: [], clang: "/clang")
        XCTAssertNotEqual(unit.name(with: other, grader: "g"), name)
        XCTAssertNotEqual(unit.name(with: commands, grader: "h"), name)
        var newer = commands
        newer.compiler = "another one"
        XCTAssertNotEqual(unit.name(with: newer, grader: "g"), name)
    }
}
