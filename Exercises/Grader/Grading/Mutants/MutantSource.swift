import Catalog
import Foundation
import SwiftSource

/// A planted bug or a correct variant to compile in.
package struct Mutant: Equatable {
    /// Its index among the bugs and variants of the module, counted from 0.
    let place: Int
    let id: String
    let find: String
    let replace: String

    package init(place: Int, id: String, find: String, replace: String) {
        self.place = place
        self.id = id
        self.find = find
        self.replace = replace
    }
}

/// A source file with all its planted bugs and variants compiled in; the one that a process runs with is
/// chosen when the process starts.
package struct MutantSource: Equatable {
    /// Why a mutant can't be created.
    package enum Problem: Equatable {
        /// The text to find occurs this many times instead of once.
        case found(times: Int)
        /// The text to find is neither inside the body of a function or closure, nor a declaration with an
        /// initial value, nor a weak property to be made strong.
        case outsideOfBodies
        /// The replacement is the same text.
        case noChange
    }

    /// The file's new text.
    package private(set) var text: String
    /// The lines of the new text that belong to a mutant, counted from 1.
    package private(set) var lines: [(id: String, lines: ClosedRange<Int>)] = []
    /// The mutants that could not be created, by identifier.
    package private(set) var problems: [String: Problem] = [:]

    /// Creates the mutants.
    ///
    /// - Parameter isPlanted: The name of the function that says whether the process runs with the mutant of
    ///   a place, and records that the place was reached.
    package init(_ source: String, mutants: [Mutant], isPlanted: String) {
        let text = SwiftText(source)
        let declarations = Declarations(text)
        var byBody: [Int: (body: MemberBody, mutants: [(Mutant, Range<Int>)])] = [:]
        var byValue: [Int: (value: InitialValue, mutants: [Mutant])] = [:]
        var byProperty: [Int: (property: WeakProperty, mutant: Mutant)] = [:]
        for mutant in mutants {
            let places = text.places(of: mutant.find)
            if places.count != 1 {
                problems[mutant.id] = .found(times: places.count)
            } else if mutant.find == mutant.replace {
                problems[mutant.id] = .noChange
            } else if let body = MemberBody.enclosing(places[0], in: declarations) {
                byBody[body.range.lowerBound, default: (body, [])].mutants.append(
                    (mutant, places[0]))
            } else if let value = InitialValue.enclosing(places[0], in: declarations),
                value.declaration == places[0]
            {
                byValue[value.value.lowerBound, default: (value, [])].mutants.append(mutant)
            } else if let property = WeakProperty.enclosing(places[0], in: declarations),
                property.declaration == places[0], property.strong == mutant.replace
            {
                byProperty[places[0].lowerBound] = (property, mutant)
            } else {
                problems[mutant.id] = .outsideOfBodies
            }
        }
        self.text = ""
        var index = 0
        for start in (Array(byBody.keys) + Array(byValue.keys) + Array(byProperty.keys)).sorted() {
            self.text += text.text(index..<start)
            if let member = byBody[start] {
                append(member.body, mutants: member.mutants, of: text, isPlanted)
                index = member.body.range.upperBound
            } else if let value = byValue[start] {
                append(value.value, value.mutants, of: text, isPlanted)
                index = value.value.value.upperBound
            } else if let (property, mutant) = byProperty[start] {
                self.text += text.text(property.declaration)
                append(property, mutant, isPlanted)
                index = property.declaration.upperBound
            }
        }
        self.text += text.text(index..<text.source.count)
        if !byProperty.isEmpty { self.text += Self.holder }
    }

    /// Writes a body once for each mutant and once unchanged.
    private mutating func append(
        _ body: MemberBody, mutants: [(Mutant, Range<Int>)], of text: SwiftText,
        _ isPlanted: String
    ) {
        self.text += "\n"
        for (mutant, place) in mutants {
            let before = text.text(body.range.lowerBound..<place.lowerBound)
            let after = text.text(place.upperBound..<body.range.upperBound)
            let changed = before + mutant.replace + after
            let first = lineCount
            self.text += "if \(isPlanted)(\(mutant.place)) {\n"
            self.text += returning(changed, body) + "\n} else "
            lines.append((mutant.id, first...lineCount))
        }
        let original = text.text(body.range)
        self.text += "{\n" + returning(original, body) + "\n}\n"
    }

    /// Writes an initial value once for each mutant and once unchanged.
    private mutating func append(
        _ value: InitialValue, _ mutants: [Mutant], of text: SwiftText, _ isPlanted: String
    ) {
        let head = text.text(value.declaration.lowerBound..<value.value.lowerBound)
        self.text += "{"
        for mutant in mutants {
            let changed = mutant.replace.dropFirst(head.count)
            let first = lineCount + 1
            self.text += "\nif \(isPlanted)(\(mutant.place)) { return \(changed) }"
            lines.append((mutant.id, first...lineCount))
        }
        self.text += "\nreturn \(text.text(value.value)) }()"
    }

    /// Writes an observer that makes a second property strongly hold the object of a weak one.
    private mutating func append(
        _ property: WeakProperty, _ mutant: Mutant, _ isPlanted: String
    ) {
        let second = "workshopHeld\(mutant.place)"
        text += " { didSet { if \(isPlanted)(\(mutant.place)) "
        text += "{ \(second).object = \(property.name) } } }"
        text += "; private var \(second) = WorkshopHeld()"
        lines.append((mutant.id, lineCount...lineCount))
    }

    /// Holds an object without showing it when the object that contains the holder is printed.
    private static let holder = """

        private struct WorkshopHeld: CustomReflectable {
            var object: AnyObject?
            var customMirror: Mirror { Mirror(self, children: [:]) }
        }

        """

    /// The number of lines in the new text so far.
    private var lineCount: Int { 1 + text.count(of: UInt8(ascii: "\n")) }

    /// The code with a `return`, because a body that is a single expression can't be used in a branch without
    /// it.
    private func returning(_ code: String, _ body: MemberBody) -> String {
        guard body.returnsValue, !Self.hasReturn(code) else {
            return code
        }
        return "return " + code.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether the body itself contains `return`; returns in nested closures don't count.
    private static func hasReturn(_ code: String) -> Bool {
        let code = SwiftText(code).codeText
        var depth = 0
        let own = code.filter { character in
            if character == "}" { depth -= 1 }
            defer { if character == "{" { depth += 1 } }
            return depth == 0
        }
        if own.contains(#/\breturn\b/#) { return true }
        // The braces of a statement also belong to the body itself.
        return own.contains(#/\b(if|guard|switch|for|while|do)\b/#) && code.contains(#/\breturn\b/#)
    }

    package static func == (left: MutantSource, right: MutantSource) -> Bool {
        left.text == right.text && left.problems == right.problems
    }
}

/// A stage's reference module with all its planted bugs and correct variants compiled in.
package struct MutantModule {
    /// The files of the module.
    let folder: SourceFolder
    /// The mutants that could not be created, by identifier, in the order of the catalog.
    package let problems: [(id: String, problem: MutantSource.Problem)]
    /// The lines of each file that belong to each mutant, by file name.
    package let lines: [String: [(id: String, lines: ClosedRange<Int>)]]

    /// Plants the bugs and variants of a stage in its reference module.
    package init(finished: SourceFolder, stage: Stage) {
        var folder = finished
        var problems: [String: MutantSource.Problem] = [:]
        var lines: [String: [(id: String, lines: ClosedRange<Int>)]] = [:]
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
            lines[file] = source.lines
        }
        self.folder = folder
        self.problems = mutants.compactMap { mutant in
            problems[mutant.mutant.id].map { (mutant.mutant.id, $0) }
        }
        self.lines = lines
    }

    private static let isPlanted = "workshopIsPlanted"

    /// The function is defined in the program that runs the tests. Each file declares it separately so that
    /// no test can name it, because `@testable` doesn't expose private declarations.
    private static let declaration = """

        @_silgen_name("workshop_is_planted")
        private func \(isPlanted)(_ place: Int32) -> Bool

        """

    private static func mutants(of stage: Stage) -> [(file: String, mutant: Mutant)] {
        let numbers = MutantNumbers(stage: stage)
        let bugs = stage.bugs.map { bug in
            let mutant = Mutant(
                place: numbers.place(of: bug.id), id: bug.id, find: bug.find, replace: bug.replace)
            return (bug.file, mutant)
        }
        let variants = stage.variants.map { variant in
            let mutant = Mutant(
                place: numbers.place(of: variant.id), id: variant.id, find: variant.find,
                replace: variant.replace)
            return (variant.file, mutant)
        }
        return bugs + variants
    }
}

/// The numbers of a stage's planted bugs and correct variants.
///
/// They are internal to the grader. A process assigns random codes to them when it starts, so that what a
/// test can see reveals nothing and differs each time.
struct MutantNumbers: Sendable {
    private let numbers: [String: Int]

    /// Selects all of them at the same time.
    static let everywhere = -1

    /// Creates the given numbers, by identifier.
    init(_ numbers: [String: Int]) {
        self.numbers = numbers
    }

    /// Creates the numbers of a stage in the order of the catalog, bugs first.
    init(stage: Stage) {
        let ids = stage.bugs.map(\.id) + stage.variants.map(\.id)
        numbers = Dictionary(ids.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
    }

    /// The number of a bug or variant, counted from 1; 0, the reference solution, for any other identifier.
    subscript(id: String) -> Int { numbers[id] ?? 0 }

    /// The index of a bug or variant among those of the stage, counted from 0; used to report which of them a
    /// test reached.
    func place(of id: String) -> Int { max(0, self[id] - 1) }
}
