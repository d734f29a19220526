import Catalog
import SwiftSource

/// A planted bug or a correct variant, to be compiled into the source.
struct Mutant: Equatable {
    /// The mutant's index among the bugs and variants of the module, counted from 0.
    let place: Int
    let id: String
    let find: String
    let replace: String
}

/// A source file with all of its planted bugs and variants compiled in. When a process starts, it
/// is decided which of them is active.
package struct MutantSource {
    /// The reason why a mutant can't be created.
    package enum Problem: Equatable {
        /// The text to find occurs this many times instead of once.
        case found(times: Int)
        /// The text to find isn't in the body of a function or closure. It also isn't a declaration
        /// with an initial value, or a weak property to be made strong.
        case outsideOfBodies
        /// The replacement is the same as the text to find.
        case noChange
    }

    /// The file's new text.
    private(set) var text = ""
    /// The mutants that could not be created, by identifier.
    private(set) var problems: [String: Problem] = [:]

    /// Creates the mutants.
    ///
    /// - Parameter isPlanted: The name of a function that takes a mutant's place. It returns
    ///   whether the process runs with this mutant, and records that the place was reached.
    init(_ source: String, mutants: [Mutant], isPlanted: String) {
        let text = SwiftText(source)
        let declarations = Declarations(text)
        var sites: [Int: (site: Site, mutants: [(Mutant, Range<Int>)])] = [:]
        for mutant in mutants {
            let places = text.places(of: mutant.find)
            if places.count != 1 {
                problems[mutant.id] = .found(times: places.count)
            } else if mutant.find == mutant.replace {
                problems[mutant.id] = .noChange
            } else if let site = Site(of: mutant, at: places[0], in: declarations) {
                sites[site.range.lowerBound, default: (site, [])].mutants
                    .append((mutant, places[0]))
            } else {
                problems[mutant.id] = .outsideOfBodies
            }
        }
        var end = 0
        for (site, mutants) in sites.sorted(by: { $0.key < $1.key }).map(\.value) {
            self.text += text.text(end..<site.range.lowerBound)
            switch site {
            case .body(let body): append(body, mutants, of: text, isPlanted)
            case .value(let value): append(value, mutants.map(\.0), of: text, isPlanted)
            case .property(let property):
                self.text += text.text(property.declaration)
                append(property, mutants[0].0, isPlanted)
            }
            end = site.range.upperBound
        }
        self.text += text.text(end..<text.source.count)
        if self.text.contains("WorkshopHeld()") { self.text += Self.holder }
    }

    /// The part of the source that is repeated for each mutant.
    private enum Site {
        case body(MemberBody)
        case value(InitialValue)
        case property(WeakProperty)

        init?(of mutant: Mutant, at place: Range<Int>, in source: Declarations) {
            if let body = MemberBody.enclosing(place, in: source) {
                self = .body(body)
            } else if let value = InitialValue.enclosing(place, in: source),
                value.declaration == place
            {
                self = .value(value)
            } else if let property = WeakProperty.enclosing(place, in: source),
                property.declaration == place, property.strong == mutant.replace
            {
                self = .property(property)
            } else {
                return nil
            }
        }

        var range: Range<Int> {
            switch self {
            case .body(let body): body.range
            case .value(let value): value.value
            case .property(let property): property.declaration
            }
        }
    }

    /// Adds a body with one copy for each mutant, and one that is unchanged.
    private mutating func append(
        _ body: MemberBody, _ mutants: [(Mutant, Range<Int>)], of text: SwiftText,
        _ isPlanted: String
    ) {
        self.text += "\n"
        for (mutant, place) in mutants {
            let before = text.text(body.range.lowerBound..<place.lowerBound)
            let after = text.text(place.upperBound..<body.range.upperBound)
            let changed = before + mutant.replace + after
            self.text += "if \(isPlanted)(\(mutant.place)) {\n"
            self.text += returning(changed, body) + "\n} else "
        }
        let original = text.text(body.range)
        self.text += "{\n" + returning(original, body) + "\n}\n"
    }

    /// Adds an initial value with one copy for each mutant, and one that is unchanged.
    private mutating func append(
        _ value: InitialValue, _ mutants: [Mutant], of text: SwiftText, _ isPlanted: String
    ) {
        let head = text.text(value.declaration.lowerBound..<value.value.lowerBound)
        self.text += "{"
        for mutant in mutants {
            let changed = mutant.replace.dropFirst(head.count)
            self.text += "\nif \(isPlanted)(\(mutant.place)) { return \(changed) }"
        }
        self.text += "\nreturn \(text.text(value.value)) }()"
    }

    /// Adds an observer to a weak property. If the mutant is active, the observer keeps the
    /// property's object alive by a strong reference in a second property.
    private mutating func append(
        _ property: WeakProperty, _ mutant: Mutant, _ isPlanted: String
    ) {
        let second = "workshopHeld\(mutant.place)"
        text += " { didSet { if \(isPlanted)(\(mutant.place)) "
        text += "{ \(second).object = \(property.name) } } }"
        text += "; private var \(second) = WorkshopHeld()"
    }

    /// The type of the second property. Its mirror is empty, so that nothing shows the held object
    /// when the object around it is printed.
    private static let holder = """

        private struct WorkshopHeld: CustomReflectable {
            var object: AnyObject?
            var customMirror: Mirror { Mirror(self, children: [:]) }
        }

        """

    /// Returns the code, with a `return` added if it is a single expression, because in a branch
    /// such an expression isn't returned without one.
    private func returning(_ code: String, _ body: MemberBody) -> String {
        guard body.returnsValue, !Self.hasReturn(code) else {
            return code
        }
        return "return " + code.drop(while: \.isWhitespace)
    }

    /// Whether the body itself contains a `return`. A `return` in a nested closure doesn't count.
    private static func hasReturn(_ code: String) -> Bool {
        let code = SwiftText(code).codeText
        var depth = 0
        let own = code.filter { character in
            if character == "}" { depth -= 1 }
            defer { if character == "{" { depth += 1 } }
            return depth == 0
        }
        if own.contains(#/\breturn\b/#) { return true }
        // The code in the braces of a statement also belongs to the body itself.
        return own.contains(#/\b(if|guard|switch|for|while|do)\b/#) && code.contains(#/\breturn\b/#)
    }
}

/// A stage's reference module with all its planted bugs and correct variants compiled in.
package struct MutantModule {
    /// The files of the module.
    let folder: SourceFolder
    /// The mutants that could not be created, by identifier, in the order of the catalog.
    package let problems: [(id: String, problem: MutantSource.Problem)]

    /// Plants the bugs and variants of a stage in its reference module.
    package init(finished: SourceFolder, stage: Stage) {
        var folder = finished
        var problems: [String: MutantSource.Problem] = [:]
        let mutants = Self.mutants(of: stage)
        for file in Set(mutants.map(\.file)) {
            let own = mutants.filter { $0.file == file }.map(\.mutant)
            guard let bytes = finished.files[file] else {
                for mutant in own { problems[mutant.id] = .found(times: 0) }
                continue
            }
            let source = MutantSource(
                String(decoding: bytes, as: UTF8.self), mutants: own, isPlanted: Self.isPlanted)
            folder.files[file] = Array((source.text + Self.declaration).utf8)
            problems.merge(source.problems) { first, _ in first }
        }
        self.folder = folder
        self.problems = mutants.compactMap { mutant in
            problems[mutant.mutant.id].map { (mutant.mutant.id, $0) }
        }
    }

    private static let isPlanted = "workshopIsPlanted"

    /// The function is defined in the program that runs the tests. Each file has its own private
    /// declaration of it, so that no test can name the function: `@testable` doesn't expose private
    /// declarations.
    private static let declaration = """

        @_silgen_name("workshop_is_planted")
        private func \(isPlanted)(_ place: Int32) -> Bool

        """

    private static func mutants(of stage: Stage) -> [(file: String, mutant: Mutant)] {
        let changes =
            stage.bugs.map { ($0.file, $0.id, $0.find, $0.replace) }
            + stage.variants.map { ($0.file, $0.id, $0.find, $0.replace) }
        return changes.enumerated().map { place, change in
            (change.0, Mutant(place: place, id: change.1, find: change.2, replace: change.3))
        }
    }
}

extension Stage {
    /// The place of each planted bug and correct variant, by identifier.
    ///
    /// Places are known only to the grader. Each process assigns random codes to them when it
    /// starts, so what a test can see reveals nothing and is different each time.
    var mutantPlaces: [String: Int] {
        let ids = bugs.map(\.id) + variants.map(\.id)
        return Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    }
}
