/// Something in code that compiles, and hardly ever does what its author means.
package struct CodeSlip: Sendable, Equatable, Codable {
    package enum Kind: Sendable, Equatable, Codable {
        /// A constant or variable of a method hides the type's own of that name.
        case hides(name: String)
        /// A method makes another object of its own type.
        case makesAnother(type: String)
        /// `text? = "…"` writes only where there is a value already.
        case writesOnlyOverAValue(name: String)
    }

    package let kind: Kind
    package let place: SourceLocation

    package init(_ kind: Kind, at place: SourceLocation) {
        self.kind = kind
        self.place = place
    }
}

/// Looks for slips in the code of an exercise. It is asked only where official tests fail.
package struct CodeSlipScan {
    private let source: Declarations
    private let path: String
    /// The variables of each type of the stage's module.
    private let properties: [String: Set<String>]

    /// The slips of some files, in the order of their paths and lines.
    ///
    /// - Parameters:
    ///   - files: The text of each file of the exercise, by its path.
    ///   - module: The texts of all files of the module.
    package static func slips(in files: [String: String], of module: [String]) -> [CodeSlip] {
        let outlines = module.map(SourceOutline.init)
        var properties: [String: Set<String>] = [:]
        for item in outlines.flatMap(\.items) where item.kind == .value && !item.isLocal {
            if let owner = item.owner { properties[owner, default: []].insert(item.name) }
        }
        return files.sorted { $0.key < $1.key }.flatMap { path, text in
            CodeSlipScan(
                source: Declarations(SwiftText(text)), path: path, properties: properties
            ).slips
        }
    }

    private var slips: [CodeSlip] {
        source.functions.filter { !$0.isInFunction }.flatMap { function -> [CodeSlip] in
            guard let body = function.body, let type = function.type?.name else { return [] }
            let isOfType = function.prefix.isOfType
            return body.compactMap { place in
                kind(at: place, in: type, isOfType: isOfType).map {
                    CodeSlip(
                        $0, at: SourceLocation(file: path, line: source.tokens[place].line))
                }
            }
        }
    }

    private func kind(at place: Int, in type: String, isOfType: Bool) -> CodeSlip.Kind? {
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
