import Foundation
import SwiftSource

/// A planted bug or a correct variant, as it is compiled in.
package struct Mutant: Equatable {
    /// Its place among the bugs and variants of the module, from 0.
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

/// A source file with all its planted bugs and variants compiled in: which of them a process runs with is
/// decided as it starts.
package struct MutantSource: Equatable {
    /// Why a mutant can't be made.
    package enum Problem: Equatable {
        /// The text to find is in the file this many times, not once.
        case found(times: Int)
        /// The text to find isn't inside the body of a function or a closure, no declaration with an
        /// initial value, and no weak property that comes to hold strongly.
        case outsideOfBodies
        /// The text to put there is the same.
        case noChange
    }

    /// The file's new text.
    package private(set) var text: String
    /// The lines of the new text that belong to a mutant, from 1.
    package private(set) var lines: [(id: String, lines: ClosedRange<Int>)] = []
    /// The mutants that could not be made, by identifier.
    package private(set) var problems: [String: Problem] = [:]

    /// Makes the mutants.
    ///
    /// - Parameter isPlanted: The name of the function that says whether the process runs with the mutant
    ///   of a place, and notes that the place is reached.
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

    /// Writes a body once for each mutant, and once as it is.
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

    /// Writes an initial value once for each mutant, and once as it is.
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

    /// Writes an observer that lets a second property hold strongly what a weak one holds.
    private mutating func append(
        _ property: WeakProperty, _ mutant: Mutant, _ isPlanted: String
    ) {
        let second = "workshopHeld\(mutant.place)"
        text += " { didSet { if \(isPlanted)(\(mutant.place)) "
        text += "{ \(second).object = \(property.name) } } }"
        text += "; private var \(second) = WorkshopHeld()"
        lines.append((mutant.id, lineCount...lineCount))
    }

    /// What holds an object, and shows nothing of it to those who print the one that has it.
    private static let holder = """

        private struct WorkshopHeld: CustomReflectable {
            var object: AnyObject?
            var customMirror: Mirror { Mirror(self, children: [:]) }
        }

        """

    /// How many lines the new text has by now.
    private var lineCount: Int { 1 + text.count(of: UInt8(ascii: "\n")) }

    /// A body that is one expression, without `return`, can't stand in a branch as it is.
    private func returning(_ code: String, _ body: MemberBody) -> String {
        guard body.returnsValue, !Self.hasReturn(code) else {
            return code
        }
        return "return " + code.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether the body itself returns; a closure in it may do so for itself.
    private static func hasReturn(_ code: String) -> Bool {
        let code = SwiftText(code).codeText
        var depth = 0
        let own = code.filter { character in
            if character == "}" { depth -= 1 }
            defer { if character == "{" { depth += 1 } }
            return depth == 0
        }
        if own.contains(#/\breturn\b/#) { return true }
        // The braces of a statement are the body's own, too.
        return own.contains(#/\b(if|guard|switch|for|while|do)\b/#) && code.contains(#/\breturn\b/#)
    }

    package static func == (left: MutantSource, right: MutantSource) -> Bool {
        left.text == right.text && left.problems == right.problems
    }
}
