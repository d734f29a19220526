import Grading
import SwiftSource

/// Finds out what helps where code or tests don't compile, from the compiler's words and from what is
/// declared where.
struct BuildAdvisor {
    /// The stage's module.
    let module: String
    /// The text of each file that was compiled, by the path that the learner knows.
    let sources: [String: String]
    /// What the learner's and the finished module declare; both are empty where code is compiled.
    var ownCode: [SourceOutline] = []
    var finishedCode: [SourceOutline] = []
    /// The finished tests, by the path that the learner knows.
    var finishedTests: [String: SourceOutline] = [:]
    let shared: [SourceOutline]
    var helpers: [SourceOutline] = []
    /// What the modules of the other stages declare, where code is compiled.
    var otherModules: [String: [SourceOutline]] = [:]
    /// The folder of the learner's tests, where code is compiled.
    var testsFolder: String?

    /// More would hide which error is the first.
    private static let maximum = 2
    /// Nobody begins with a later one, and for each, all names that there are may be compared.
    private static let maximumErrors = 20

    /// What helps with each of the first errors of which something is known, and where they are.
    func advice(
        on errors: CompilerDiagnostics
    ) -> [(place: SourceLocation, advice: BuildAdvice)] {
        let outlines = sources.mapValues(SourceOutline.init)
        var result: [(place: SourceLocation, advice: BuildAdvice)] = []
        for error in errors.errors.prefix(Self.maximumErrors) where result.count < Self.maximum {
            guard let place = error.place,
                let advice = outlines[place.file].map({
                    advice(on: error.message, at: place, $0, outlines)
                }) ?? advice(onUseOfPrivate: error.message, outlines)
            else { continue }
            if !result.contains(where: { $0.advice.change == advice.change }) {
                result.append((place, advice))
            }
        }
        return result
    }

    private func advice(
        on text: String, at place: SourceLocation, _ outline: SourceOutline,
        _ outlines: [String: SourceOutline]
    ) -> BuildAdvice? {
        let own = outlines.sorted { $0.key < $1.key }.map(\.value)
        if let testsFolder, outline.imports["XCTest"] != nil || outline.imports["Testing"] != nil {
            return .isTest(file: place.file, folder: testsFolder)
        }
        if let match = text.firstMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#) {
            return NameAdvice(self, outline, own).advice(
                onName: String(match.1), inType: outline.type(atLine: place.line))
        }
        if let match = text.firstMatch(of: #/type '([^']+)' has no member '(\w+)'/#) {
            return NameAdvice(self, outline, own).advice(
                onMember: String(match.2), of: String(match.1),
                isValue: text.hasPrefix("value of"))
        }
        if let advice = advice(onUseOfPrivate: text, outlines) { return advice }
        if let match = text.firstMatch(of: #/property: '(\w+)' setter is inaccessible/#) {
            return NameAdvice(self, outline, own).advice(onSetterOf: String(match.1))
        }
        if let match = text.firstMatch(
            of: #/type '(\w+)' does not conform to expected type '(\w+)'/#)
        {
            let (type, expected) = (String(match.1), String(match.2))
            return Self.place(in: outlines) { $0.name == type && $0.kind == .type }.map {
                .conformanceMissing(type: type, to: expected, place: $0)
            }
        }
        if text.contains("main actor-isolated"), testsFolder == nil,
            let function = outline.function(atLine: place.line), !function.isOnMainActor,
            !function.name.hasPrefix("test"), !function.name.hasPrefix("setUp"),
            !function.name.hasPrefix("tearDown")
        {
            return .notOnMainActor(function: function.name, line: place.line)
        }
        if text.hasPrefix("expected '}'"), let source = sources[place.file] {
            return UnclosedBrace.find(in: source).map {
                .braceMissing(line: $0.line, text: $0.text)
            }
        }
        return nil
    }

    /// Official tests use what is private, too.
    private func advice(
        onUseOfPrivate text: String, _ outlines: [String: SourceOutline]
    ) -> BuildAdvice? {
        guard let match = text.firstMatch(of: #/'(\w+)' is inaccessible due to '\w*private'/#)
        else { return nil }
        let name = String(match.1)
        return Self.place(in: outlines) { $0.name == name && $0.isPrivate }
            .map { .isPrivate(name: name, place: $0) }
    }

    /// Where the learner declares something.
    private static func place(
        in outlines: [String: SourceOutline], where matches: (SourceOutline.Item) -> Bool
    ) -> SourceLocation? {
        for (file, outline) in outlines.sorted(by: { $0.key < $1.key }) {
            if let item = outline.items.first(where: matches) {
                return SourceLocation(file: file, line: item.line)
            }
        }
        return nil
    }
}

extension BuildAdvice {
    /// A file with tests stands among the code.
    static func isTest(file: String, folder: String) -> BuildAdvice {
        BuildAdvice(
            .init("\(file) is a test, and stands among the code.", next: "Move it to \(folder)."))
    }

    /// A type doesn't say that it conforms to a protocol.
    static func conformanceMissing(
        type: String, to name: String, place: SourceLocation
    ) -> BuildAdvice {
        BuildAdvice(
            .init(
                "\(type) doesn't say that it conforms to \(name).",
                next:
                    "In \(place.file), line \(place.line), write behind its name: \(type): \(name)")
        )
    }

    /// A function that isn't on the main actor uses what is.
    static func notOnMainActor(function: String, line: Int) -> BuildAdvice {
        BuildAdvice(
            .init(
                "\(function)() uses what belongs to the main actor (line \(line)).",
                next: "Write '@MainActor' before its 'func'.", guide: GuideSections.loading))
    }

    /// The brace at the end of this line is never closed.
    static func braceMissing(line: Int, text: String) -> BuildAdvice {
        BuildAdvice(
            .init(
                "The '{' at the end of line \(line) has no '}':\n  \(text)\n"
                    + "Write '}' where its code ends."))
    }

    /// The name is there, but nobody else may use it.
    static func isPrivate(name: String, place: SourceLocation) -> BuildAdvice {
        BuildAdvice(
            .init(
                "'\(name)' is private in \(place.file), line \(place.line).",
                next: "Take 'private' away: others use it, too."))
    }
}
