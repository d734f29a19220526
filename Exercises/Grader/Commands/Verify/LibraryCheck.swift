import Catalog
import FileSystem
import Grading
import SwiftSource

/// Checks that the two versions of each of the learner's test files are equivalent.
struct LibraryCheck {
    let kit: Kit
    let files: Files
    /// The stages to check.
    let stages: [Stage]

    /// One sentence per defect.
    func defects() throws -> [String] {
        try Tree.allCases.flatMap { tree in
            try stages.flatMap { try defects(of: $0, tree) }
        }
    }

    private func defects(of stage: Stage, _ tree: Tree) throws -> [String] {
        let versions = try TestLibrary.allCases.map { library in
            (library, try texts(of: stage, tree, library))
        }
        // A file that doesn't use either library serves both, so one copy may be enough.
        let paths = versions.flatMap { library, texts in
            texts.filter { library != .xctest || TestLibrary(importedBy: $0.value) != nil }.keys
        }
        // Each library has its own way to share code between tests.
        let named = Set(stage.exercises.map { "\(stage.testsFolder)/\($0.ownTests).swift" })
        return Set(paths).sorted().flatMap { path in
            versions.flatMap { version(path, tree, $0, in: $1) }
                + (named.contains(path) ? difference(path, tree, versions.map(\.1)) : [])
        }
    }

    private func version(
        _ path: String, _ tree: Tree, _ library: TestLibrary, in texts: [String: [UInt8]]
    ) -> [String] {
        let place = "\(tree.rawValue)/\(library.shippedPath(of: path))"
        guard let text = texts[path] else {
            return ["\(place) isn't there: every test file has a version in \(library.name)."]
        }
        let imported = TestLibrary(importedBy: text)
        return imported == nil || imported == library
            ? [] : ["\(place) has to be written in \(library.name)."]
    }

    /// The test files of a stage in a library, by their paths in the learner's tree.
    private func texts(
        of stage: Stage, _ tree: Tree, _ library: TestLibrary
    ) throws -> [String: [UInt8]] {
        let folder = kit.path("\(tree.rawValue)/\(library.shippedPath(of: stage.testsFolder))")
        guard files.kind(folder) == .folder else { return [:] }
        let texts = try SourceFolder.read(folder, ending: ".swift", files: files).files
        return Dictionary(
            uniqueKeysWithValues: texts.map { ("\(stage.testsFolder)/\($0.key)", $0.value) })
    }

    private func difference(
        _ path: String, _ tree: Tree, _ versions: [[String: [UInt8]]]
    ) -> [String] {
        let outlines = versions.compactMap { texts in
            texts[path].map { TestOutline(String(decoding: $0, as: UTF8.self)) }
        }
        guard outlines.count == versions.count, let first = outlines.first,
            let difference = outlines.dropFirst().compactMap(first.difference).first
        else { return [] }
        return [
            "\(tree.rawValue)/\(path) and its version in \(TestLibrary.swiftTesting.name) have to have the "
                + "same tests in the same order, and the same lines with '// TODO: '. They differ in "
                + "'\(difference.trimmingPrefix(while: \.isWhitespace))'."
        ]
    }
}

/// The content of a test file independent of its library: the names of its types and tests, and what is to be
/// done.
struct TestOutline: Equatable {
    /// The names of the types and functions in source order, in Swift Testing's style.
    let names: [String]
    /// The text of each to-do line.
    let toDo: [String]

    init(_ source: String) {
        let declarations = Declarations(SwiftText(source))
        let kinds: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .function]
        names = declarations.all.filter { kinds.contains($0.kind) }
            .map { Self.name($0.name) }.filter { !Self.ofOneLibrary.contains($0) }
        toDo = source.split(separator: "\n").map(String.init)
            .filter { $0.contains("// TODO: ") }
    }

    /// The functions that differ between the libraries: what runs before and after a test.
    private static let ofOneLibrary: Set<String> = ["setUp", "tearDown", "init", "deinit"]

    /// Turns `testTwoIsEven` into `twoIsEven`.
    private static func name(_ name: String) -> String {
        guard name.hasPrefix("test"), let first = name.dropFirst(4).first, first.isUppercase
        else { return name }
        return first.lowercased() + name.dropFirst(5)
    }

    /// The first name or line that differs between the two; nil if they are equivalent.
    func difference(_ other: TestOutline) -> String? {
        Self.difference(names, other.names) ?? Self.difference(toDo, other.toDo)
    }

    private static func difference(_ own: [String], _ others: [String]) -> String? {
        guard own != others else { return nil }
        let same = zip(own, others).prefix { $0 == $1 }.count
        return same < own.count ? own[same] : others[same]
    }
}
