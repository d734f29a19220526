import Catalog
import Foundation

/// The names of tests, such as `Stage1Tests.EvenOddTests/testZeroIsEven`, in source order.
package enum TestNames {
    /// The official tests of an exercise, as their source declares them.
    ///
    /// They are taken from the kit's source and not from what was built, so that a test which was
    /// never run is missed.
    package static func official(of exercise: Exercise, in stage: Stage, source: String) -> [String]
    {
        source.matches(of: #/func (test\w+)\(\)/#).map {
            "\(stage.suiteModule).\(exercise.suite)/\($0.1)"
        }
    }

    /// The XCTest tests of a module that `--dump-tests-json` prints; nil where that is no list.
    ///
    /// - Parameter source: The module's files, one after the other.
    static func listed(_ json: String, module: String, source: String) -> [String]? {
        guard let line = json.split(separator: "\n").last(where: { $0.hasPrefix("{") }),
            let root = try? JSONDecoder().decode(Node.self, from: Data(line.utf8))
        else { return nil }
        let classes = (root.tests ?? []).flatMap { $0.tests ?? [] }
        let names = classes.flatMap { suite in
            (suite.tests ?? []).map { "\(suite.name)/\($0.name)" }
        }
        return names.filter { $0.hasPrefix("\(module).") }
            .map { (position(of: $0, in: source), $0) }
            .sorted { $0 < $1 }
            .map(\.1)
    }

    private struct Node: Decodable {
        let name: String
        let tests: [Node]?
    }

    /// How far into the source the test's function stands, looked for after its class.
    private static func position(of name: String, in source: String) -> Int {
        let parts = name.split(separator: "/")
        let suite = parts[0].split(separator: ".").last ?? ""
        var place = source.startIndex
        for words in ["class \(suite)", "func \(parts.last ?? "")("] {
            if let found = source.range(of: words, range: place..<source.endIndex) {
                place = found.upperBound
            }
        }
        return source.utf8.distance(from: source.startIndex, to: place)
    }
}
