import Catalog
import Foundation
import SwiftSource

extension TestName {
    /// The official tests of an exercise, as their source declares them.
    ///
    /// The names come from the kit's source instead of the build, so that a test that never ran is detected.
    package static func official(of exercise: Exercise, in stage: Stage, source: String) -> [String]
    {
        source.matches(of: #/func (test\w+)\(\)/#).map {
            "\(stage.suiteModule).\(exercise.suite)/\($0.1)"
        }
    }
}

/// The XCTest tests that a program lists with `--dump-tests-json`.
struct ListedTests: Sendable, Equatable {
    private let names: [String]

    /// - Parameter text: The program's output; the initializer returns nil if it isn't a list of tests.
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

    /// The tests of a module in source order.
    ///
    /// - Parameter source: The module's files, concatenated.
    func names(of module: String, inOrderOf source: String) -> [String] {
        var classes: [String: Int] = [:]
        var functions: [String: [Int]] = [:]
        for declaration in Declarations(SwiftText(source)).all {
            switch declaration.kind {
            case .class where classes[declaration.name] == nil:
                classes[declaration.name] = declaration.start
            case .function: functions[declaration.name, default: []].append(declaration.start)
            default: break
            }
        }
        // A test's function is the first one with its name after its class.
        func place(of name: TestName) -> Int {
            let start = classes[name.suite] ?? 0
            return functions[name.method]?.first { $0 > start } ?? start
        }
        return names.filter { $0.hasPrefix("\(module).") }
            .map { (place(of: TestName($0)), $0) }.sorted { $0 < $1 }.map(\.1)
    }
}
