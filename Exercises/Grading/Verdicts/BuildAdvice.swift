import SwiftSource

/// What helps where something doesn't compile, as far as what is declared where tells it.
package enum BuildAdvice: Sendable, Equatable, Codable {
    /// The name is another module's, and the file doesn't import that.
    case needsImport(name: String, module: String)
    /// The name is the stage's, and the file doesn't import that, or not so that it sees it.
    case needsTestable(name: String, module: String, isImported: Bool)
    /// The name is a member of a class that the file's own class could inherit from.
    case belongsToBase(name: String, base: String, type: String)
    /// The name is a member of a test class beside the one that uses it.
    case belongsToOther(name: String, type: String)
    /// The name is another stage's.
    case ofOtherStage(name: String, module: String)
    /// The finished tests have the name in this file, and the learner's don't have it yet.
    case doubleLacks(name: String, file: String)
    /// The learner's code has the name, and the finished code doesn't.
    case onlyOwn(name: String)
    /// There is a name that differs in a letter or two.
    case typo(name: String, known: String)
    /// An enum has other cases.
    case hasCases(type: String, cases: [String])
    /// The value is a list, and the case is one of its elements'.
    case isList(name: String)
    /// The name is there, but nobody else may use it.
    case isPrivate(name: String, place: SourceLocation)
    /// A property that only its own type may change, and what its type can do.
    case setterIsPrivate(name: String, type: String, methods: [String])
    /// A type doesn't say that it conforms to a protocol.
    case conformanceMissing(type: String, to: String, place: SourceLocation)
    /// A function that isn't on the main actor uses what is.
    case notOnMainActor(function: String, line: Int)
    /// The brace at the end of this line is never closed.
    case braceMissing(line: Int, text: String)
    /// A file with tests stands among the code.
    case isTest(file: String, folder: String)
}

extension BuildAdvice {
    /// Whether a name is private that others use.
    var isOnPrivate: Bool {
        if case .isPrivate = self { true } else { false }
    }
}
