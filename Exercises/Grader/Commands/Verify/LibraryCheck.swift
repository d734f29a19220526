import Catalog
import FileSystem
import Grading
import SwiftSource

/// Checks that the two versions of each file of own tests say the same.
struct LibraryCheck {
    let kit: Kit
    let files: Files
    /// The stages whose files are checked.
    let stages: [Stage]

    /// A sentence on each thing that is wrong.
    func defects() throws -> [String] {
        try Tree.allCases.flatMap { tree in
            try stages.flatMap { try defects(of: $0, tree) }
        }
    }

    private func defects(of stage: Stage, _ tree: Tree) throws -> [String] {
        let versions = try TestLibrary.allCases.map { library in
            (library, try texts(of: stage, tree, library))
        }
        // A file without anything of a library serves both, and may be there once.
        let paths = versions.flatMap { library, texts in
            texts.filter { library != .xctest || TestLibrary(importedBy: $0.value) != nil }.keys
        }
        // What tests share is made in each library's own way.
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

    /// The files of a stage's own tests in a library, by the path at which a learner has them.
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

/// What a file of tests says, whatever its library: the names of its types and tests, and what is to do.
struct TestOutline: Equatable {
    /// The names of the types and functions in the order of the source, as Swift Testing would have them.
    let names: [String]
    /// The text of each line that says what is to do.
    let toDo: [String]

    init(_ source: String) {
        let declarations = Declarations(SwiftText(source))
        let kinds: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .function]
        names = declarations.all.filter { kinds.contains($0.kind) }
            .map { Self.name($0.name) }.filter { !Self.ofOneLibrary.contains($0) }
        toDo = source.split(separator: "\n").map(String.init)
            .filter { $0.contains("// TODO: ") }
    }

    /// What each library has in its own way: what comes before and after a test.
    private static let ofOneLibrary: Set<String> = ["setUp", "tearDown", "init", "deinit"]

    /// `twoIsEven` for `testTwoIsEven`.
    private static func name(_ name: String) -> String {
        guard name.hasPrefix("test"), let first = name.dropFirst(4).first, first.isUppercase
        else { return name }
        return first.lowercased() + name.dropFirst(5)
    }

    /// The first name or line that this has and the other doesn't have in its place, or the other way
    /// round; nil where both say the same.
    func difference(_ other: TestOutline) -> String? {
        Self.difference(names, other.names) ?? Self.difference(toDo, other.toDo)
    }

    private static func difference(_ own: [String], _ others: [String]) -> String? {
        guard own != others else { return nil }
        let same = zip(own, others).prefix { $0 == $1 }.count
        return same < own.count ? own[same] : others[same]
    }
}
