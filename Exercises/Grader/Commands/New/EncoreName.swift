import Catalog

/// The name of an encore, in each of the ways in which it is written.
struct EncoreName: Equatable {
    /// The module's name, in upper camel case: `SolarSystem`.
    let module: String

    /// The word that people type, and that the chapter's file has in its name: `solarsystem`.
    var word: String { module.lowercased() }

    /// The beginning of its exercises' identifiers: `solar-system`.
    var identifier: String { words.joined(separator: "-") }

    /// Its constant in the catalogue: `solarSystem`.
    var constant: String { words[0] + words.dropFirst().map(\.capitalized).joined() }

    /// `["solar", "system"]`. A word begins with a capital that follows a small letter or comes
    /// before one.
    private var words: [String] {
        let letters = Array(module)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let isBeginning =
                letter.isUppercase
                && (index == 0 || letters[index - 1].isLowercase
                    || (index + 1 < letters.count && letters[index + 1].isLowercase))
            if isBeginning { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
        return words
    }
}

extension EncoreName {
    /// Why a word can't be the name of an encore.
    enum Problem: Error, Equatable {
        /// The word has other characters than letters from A to Z; the suggestion may be what was
        /// meant.
        case notLetters(suggestion: String?)
        case smallLetter(suggestion: String)
        case tooLong
        case taken(by: Owner)
    }

    /// The thing that has the name already.
    enum Owner: Equatable {
        case encore(String)
        /// A target of the package, which may be the one for the tests.
        case target(String)
        /// A module that comes with Swift, or a word of the language.
        case swift(String)
        case command(String)
        case exercise(String)
    }

    /// The names that are taken.
    struct Surroundings {
        let workshop: Workshop
        /// The words of the commands.
        let commands: [String]
        /// The text of the package's manifest.
        let manifest: String
    }

    /// The most letters for which a line of a report has room.
    static let maximumLength = 20

    /// Reads the name that somebody has typed.
    static func read(
        _ typed: String, among surroundings: Surroundings
    ) throws(Problem) -> EncoreName {
        let isLetters = typed.allSatisfy { $0.isASCII && $0.isLetter }
        guard isLetters, !typed.isEmpty else {
            throw .notLetters(suggestion: suggestion(for: typed, surroundings))
        }
        let name = EncoreName(module: typed.prefix(1).uppercased() + typed.dropFirst())
        if let owner = surroundings.owner(of: name) { throw .taken(by: owner) }
        guard typed.count <= maximumLength else { throw .tooLong }
        guard name.module == typed else { throw .smallLetter(suggestion: name.module) }
        return name
    }

    /// `SolarSystem` for `solar-system`; nil where that can't be a name either.
    private static func suggestion(for typed: String, _ surroundings: Surroundings) -> String? {
        // A word in other letters would leave a rest without a meaning.
        guard typed.allSatisfy(\.isASCII) else { return nil }
        let letters = typed.split { !$0.isLetter }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return letters.isEmpty ? nil : try? read(letters, among: surroundings).module
    }
}

extension EncoreName.Surroundings {
    /// The thing that has this name already, or a spelling of it that some disks and the command
    /// line take for the same; nil where nothing has.
    fileprivate func owner(of name: EncoreName) -> EncoreName.Owner? {
        if let encore = workshop.encores.first(where: { $0.module.lowercased() == name.word }) {
            return .encore(encore.module)
        }
        let modules = ["", "Tests"].map { name.word + $0.lowercased() } + ["my\(name.word)tests"]
        let targets = manifest.matches(of: #/name: "(\w+)"/#).map { String($0.1) }
        if let target = targets.first(where: { modules.contains($0.lowercased()) }) {
            return .target(target)
        }
        let ofSwift = SwiftNames.modules + SwiftNames.words
        if let word = ofSwift.first(where: { $0.lowercased() == name.word }) { return .swift(word) }
        if (commands + ["help", "encores"]).contains(name.word) { return .command(name.word) }
        if workshop.stage(ofExercise: name.word) != nil { return .exercise(name.word) }
        return nil
    }
}

/// Names that mean something else in every Swift file.
enum SwiftNames {
    /// The modules of the toolchain and of Apple's systems that a kit for tests can't do without.
    static let modules = [
        "Builtin", "Combine", "CoreFoundation", "Cxx", "CxxStdlib", "Darwin", "Dispatch",
        "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "ObjectiveC", "Observation",
        "PackageDescription", "RegexBuilder", "Runtime", "Swift", "SwiftOnoneSupport", "SwiftShims",
        "SwiftUI", "Synchronization", "Testing", "UIKit", "XCTest",
    ]

    /// Words of the language: neither a module nor a constant can be called so.
    static let words = [
        "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "public",
        "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
