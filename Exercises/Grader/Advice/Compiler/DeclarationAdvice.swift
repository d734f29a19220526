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
    /// The text of what a learner's types can conform to: the reference solution and what is given.
    var protocolTexts: [String] = []
    /// What the modules of the other stages declare, where code is compiled.
    var otherModules: [String: [SourceOutline]] = [:]
    /// The folder of the learner's tests, where code is compiled.
    var testsFolder: String?

    var isOfTests: Bool { testsFolder == nil }

    /// That the file with an error is a test among the code; nil if it isn't.
    func misplacedTest(_ error: CompilerDiagnostic) -> Finding.Words? {
        guard let testsFolder, let file = error.place?.file, let source = sources[file] else {
            return nil
        }
        let imports = SourceOutline(source).imports
        guard imports["XCTest"] != nil || imports["Testing"] != nil else { return nil }
        return .isTest(file: file, folder: testsFolder)
    }

    /// What helps with an error; nil if nothing is known of it.
    func advice(on error: CompilerDiagnostic) -> Finding.Words? {
        let outlines = sources.mapValues(SourceOutline.init)
        if let advice = advice(onUseOfPrivate: error.message, outlines) { return advice }
        guard let place = error.place, let outline = outlines[place.file] else { return nil }
        let own = outlines.sorted { $0.key < $1.key }.map(\.value)
        return advice(onName: error.message, at: place, NameAdvice(self, outline, own))
            ?? advice(onModule: error.message, outline)
            ?? advice(onConformance: error, outlines)
            ?? advice(onIdentity: error.message)
            ?? advice(onMainActor: error.message, at: place, outline)
            ?? advice(onBrace: error.message, at: place)
    }

    private func advice(
        onName text: String, at place: SourceLocation, _ names: NameAdvice
    ) -> Finding.Words? {
        if let match = text.firstMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#) {
            return names.advice(
                onName: String(match.1), inType: names.file.type(atLine: place.line))
        }
        if let match = text.firstMatch(of: #/type '([^']+)' has no member '(\w+)'/#) {
            return names.advice(
                onMember: String(match.2), of: String(match.1),
                isValue: text.hasPrefix("value of"))
        }
        if let match = text.firstMatch(of: #/property: '(\w+)' setter is inaccessible/#) {
            return names.advice(onSetterOf: String(match.1))
        }
        return nil
    }

    private func advice(onBrace text: String, at place: SourceLocation) -> Finding.Words? {
        guard text.hasPrefix("expected '}'"), let source = sources[place.file] else { return nil }
        return UnclosedBrace.find(in: source).map { .braceMissing(line: $0.line, text: $0.text) }
    }

    private func advice(
        onUseOfPrivate text: String, _ outlines: [String: SourceOutline]
    ) -> Finding.Words? {
        guard let match = text.firstMatch(of: #/'(\w+)' is inaccessible due to '\w*private'/#)
        else { return nil }
        let name = String(match.1)
        return Self.place(in: outlines) { $0.name == name && $0.isPrivate }
            .map { .isPrivate(name: name, place: $0) }
    }

    /// Where the learner declares something.
    static func place(
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

extension Finding.Words {
    /// A file with tests stands among the code.
    static func isTest(file: String, folder: String) -> Self {
        .init("\(file) is a test, and stands among the code.", next: "Move it to \(folder).")
    }

    /// The brace at the end of this line is never closed.
    static func braceMissing(line: Int, text: String) -> Self {
        .init(
            "The '{' at the end of line \(line) has no '}':\n  \(text)\n"
                + "Write '}' where its code ends.")
    }

    /// The name is there, but nobody else may use it.
    static func isPrivate(name: String, place: SourceLocation) -> Self {
        .init(
            "'\(name)' is private in \(place.file), line \(place.line).",
            next: "Take 'private' away: others use it, too.")
    }
}
