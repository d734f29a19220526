import Catalog
import Foundation
import SwiftSource

extension TestName {
    /// Returns the names of an exercise's official tests, as declared in their source.
    ///
    /// They are read from the kit's source instead of the build, so that a test that never ran is
    /// noticed.
    package static func official(of exercise: Exercise, in stage: Stage, source: String) -> [String]
    {
        source.matches(of: #/func (test\w+)\(\)/#).map {
            "\(stage.suiteModule).\(exercise.suite)/\($0.1)"
        }
    }
}

/// The list of XCTest tests that a program prints with `--dump-tests-json`.
struct ListedTests: Sendable, Equatable {
    private let names: [String]

    /// Reads the list.
    ///
    /// - Parameter text: The program's output; the initializer returns nil if it isn't a list of
    ///   tests.
    init?(_ text: String) {
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix("{") }),
            let root = try? JSONDecoder().decode(Node.self, from: Data(line.utf8))
        else { return nil }
        let classes = (root.tests ?? []).flatMap { $0.tests ?? [] }
        names = classes.flatMap { suite in (suite.tests ?? []).map { "\(suite.name)/\($0.name)" } }
    }

    private struct Node: Decodable {
        let name: String
        let tests: [Node]?
    }

    /// Returns the names of a module's tests in source order.
    ///
    /// - Parameter source: The text of all files of the module together.
    func names(of module: String, inOrderOf source: String) -> [String] {
        let source = Declarations(SwiftText(source))
        let classes = Dictionary(source.types.map { ($0.name, $0.start) }) { first, _ in first }
        return names.filter { $0.hasPrefix("\(module).") }.map { name in
            // A test that is inherited isn't in this source, so the place of its class counts.
            let start = source.function(ofTest: name)?.start ?? classes[TestName(name).suite] ?? 0
            return (start, name)
        }.sorted { $0 < $1 }.map(\.1)
    }
}
