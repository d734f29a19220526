import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests that the workshop's test files have the same tests, in the same order, in both libraries.
final class LibraryVersionsTests: XCTestCase {
    func testBothVersionsHaveTheSameTestsAndTheSameTODOs() throws {
        let kit = FixtureLearner.kit
        for tree in Tree.allCases {
            for stage in kit.workshop.stages {
                for exercise in stage.exercises {
                    let path = "\(stage.testsFolder)/\(exercise.ownTests).swift"
                    let outlines = try TestLibrary.allCases.map { library in
                        let file = "\(tree.rawValue)/\(library.shippedPath(of: path))"
                        let text = try String(contentsOfFile: kit.path(file), encoding: .utf8)
                        XCTAssertEqual(TestLibrary(importedBy: Array(text.utf8)), library, file)
                        return outline(text)
                    }
                    XCTAssertEqual(outlines[0], outlines[1], "\(tree.rawValue)/\(path)")
                }
            }
        }
    }

    /// The names of the types and functions, as Swift Testing would spell them, and the lines with
    /// a TODO.
    private func outline(_ text: String) -> [String] {
        let kinds: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .function]
        let names = Declarations(SwiftText(text)).all.filter { kinds.contains($0.kind) }.map { it in
            guard it.name.hasPrefix("test"), it.name.dropFirst(4).first?.isUppercase == true else {
                return it.name
            }
            return it.name.dropFirst(4).prefix(1).lowercased() + it.name.dropFirst(5)
        }
        let ofOneLibrary = ["setUp", "tearDown", "init", "deinit"]
        return names.filter { !ofOneLibrary.contains($0) }
            + text.split(separator: "\n").map(String.init).filter { $0.contains("// TODO: ") }
    }
}
