import Catalog
import Foundation
import SwiftSource

/// The names of tests, such as `Stage1Tests.EvenOddTests/testZeroIsEven`, in source order.
package enum TestNames {
    /// The official tests of an exercise, as their source declares them.
    ///
    /// The names are taken from the kit's source and not from what was built, so that a test which was
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
        let places = DeclaredPlaces(source)
        return names.filter { $0.hasPrefix("\(module).") }
            .map { (places.place(of: $0), $0) }
            .sorted { $0 < $1 }
            .map(\.1)
    }

    private struct Node: Decodable {
        let name: String
        let tests: [Node]?
    }
}

/// Where the classes and functions of some source are declared.
private struct DeclaredPlaces {
    /// The first place of each class, as the number of its token.
    private var classes: [String: Int] = [:]
    /// The places of the functions of each name, in order.
    private var functions: [String: [Int]] = [:]

    init(_ source: String) {
        for declaration in Declarations(SwiftText(source)).all {
            switch declaration.kind {
            case .class where classes[declaration.name] == nil:
                classes[declaration.name] = declaration.start
            case .function:
                functions[declaration.name, default: []].append(declaration.start)
            default: break
            }
        }
    }

    /// How far into the source a test's function stands, looked for after its class.
    func place(of name: String) -> Int {
        let parts = name.split(separator: "/")
        let suite = parts[0].split(separator: ".").last ?? ""
        let start = classes[String(suite)] ?? 0
        let places = functions[String(parts.last ?? "")] ?? []
        // Halved again and again: many classes may have a test of the same name.
        var range = places.indices
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range =
                places[middle] > start
                ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound < places.count ? places[range.lowerBound] : start
    }
}
