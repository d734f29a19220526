import Catalog
import Grading
import SwiftSource

extension Adviser {
    /// Code that compiles, and hardly ever does what its author means. It is looked for only in the files
    /// of exercises whose official tests fail.
    static let slips = Adviser { context in
        guard case .ran = context.stage.suite else { return [] }
        let red = context.stage.exercises.filter { $0.firstFailure != nil }
        guard !red.isEmpty else { return [] }
        let scan = SlipScan(module: Array(context.sources.code.values))
        return red.flatMap { exercise in
            let files = context.sources.code.filter { path, _ in
                exercise.exercise.files.contains { path.hasSuffix("/\($0)") }
            }
            // More would hide which to look at first.
            let slips =
                scan.slips(in: files) + LimitScan(failure: exercise.firstFailure).slips(in: files)
                + UnusedParameters(
                    finished: context.sources.workshop.finished, failure: exercise.firstFailure
                ).slips(in: files)
            return slips.prefix(2).map { slip in
                Finding(
                    .slip, .file(slip.place.file), at: slip.place,
                    exercises: [exercise.exercise.id], slip.words)
            }
        }
    }
}

/// Something in code that compiles, and hardly ever does what its author means.
struct Slip: Equatable {
    enum Kind: Equatable {
        /// A constant or variable of a method hides the type's own of that name.
        case hides(name: String)
        /// A method makes another object of its own type.
        case makesAnother(type: String)
        /// `text? = "…"` writes only where there is a value already.
        case writesOnlyOverAValue(name: String)
        /// It compares with the number that the official test tries.
        case comparesWithTried(number: String)
        /// A function makes no use of what it is given, and the finished one does.
        case neverUses(parameter: String, function: String)
    }

    let kind: Kind
    let place: SourceLocation

    var words: Finding.Words {
        let line = "Look at line \(place.line) of \(place.file):"
        return switch kind {
        case .hides(let name):
            .init(
                "\(line) it makes a '\(name)' of its own, which hides that of the type.",
                next: "If you mean that of the type, take the 'let' or 'var' away.")
        case .makesAnother(let type):
            .init(
                "\(line) it makes another \(type). What you do to that one, this one doesn't have.")
        case .comparesWithTried(let number):
            .init(
                "\(line) it compares with \(number), and that is the number which the test tries.",
                next: "On which side of this limit does the rule count the number itself?")
        case .neverUses(let parameter, let function):
            .init("\(line) \(function)() never uses '\(parameter)', which it is given.")
        case .writesOnlyOverAValue(let name):
            .init(
                "\(line) '\(name)? =' writes only where there is a value already.",
                next: "Take the '?' away.")
        }
    }
}

/// Looks for slips in the code of a module.
struct SlipScan {
    /// The variables of each type of the module.
    private var properties: [String: Set<String>] = [:]

    /// - Parameter module: The texts of all files of the module.
    init(module: [String]) {
        for item in module.map(SourceOutline.init).flatMap(\.items)
        where item.kind == .value && !item.isLocal {
            if let owner = item.owner { properties[owner, default: []].insert(item.name) }
        }
    }

    /// The slips of some files, in the order of their paths and lines.
    ///
    /// - Parameter files: The text of each file, by its path.
    func slips(in files: [String: String]) -> [Slip] {
        files.sorted { $0.key < $1.key }.flatMap { path, text in
            FileScan(source: Declarations(SwiftText(text)), properties: properties).slips(path)
        }
    }
}

/// Looks for slips in one file.
private struct FileScan {
    let source: Declarations
    let properties: [String: Set<String>]

    func slips(_ path: String) -> [Slip] {
        source.functions.filter { !$0.isInFunction }.flatMap { function -> [Slip] in
            guard let body = function.body, let type = function.typeName else { return [] }
            let isOfType = function.prefix.isOfType
            return body.compactMap { place in
                kind(at: place, in: type, isOfType: isOfType).map {
                    Slip(
                        kind: $0, place: SourceLocation(file: path, line: source.tokens[place].line)
                    )
                }
            }
        }
    }

    private func kind(at place: Int, in type: String, isOfType: Bool) -> Slip.Kind? {
        guard place > 0, place + 2 < source.tokens.count, source.tokens[place].isWord else {
            return nil
        }
        let word = source.word(place)
        // Not: guard let x, if let x, case let x, (a, let x)
        let begins = !["guard", "if", "while", "case"].contains { source.isWord($0, place - 1) }
        if word == "let" || word == "var", begins, !isSign(",", place - 1), isSign("=", place + 2) {
            let name = source.word(place + 1)
            return properties[type]?.contains(name) == true && !isOfType ? .hides(name: name) : nil
        }
        if word == type, isSign("(", place + 1), !isSign(".", place - 1), !isOfType {
            return .makesAnother(type: type)
        }
        // text? = "…", and neither text ?? "…" nor x == y
        let isWrite =
            isSign("?", place + 1) && isSign("=", place + 2)
            && place + 3 < source.tokens.count && !isSign("=", place + 3)
        // A name of a type is a declaration: let a: Int? = nil
        return isWrite && word.first?.isLowercase == true
            ? .writesOnlyOverAValue(name: word) : nil
    }

    private func isSign(_ sign: Unicode.Scalar, _ place: Int) -> Bool {
        source.tokens[place].sign == UInt8(ascii: sign)
    }
}
