import SwiftSource

/// Finds out what helps where code or tests don't compile, from the compiler's words and from what is
/// declared where.
struct BuildAdvisor: Sendable {
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

    func advice(on errors: CompilerDiagnostics) -> [BuildAdvice] {
        let outlines = sources.mapValues(SourceOutline.init)
        var result: [BuildAdvice] = []
        for error in errors.errors where result.count < Self.maximum {
            guard let place = error.place,
                let advice = outlines[place.file].map({
                    advice(on: error.message, at: place, $0, outlines)
                }) ?? advice(onUseOfPrivate: error.message, outlines)
            else { continue }
            if !result.contains(where: { $0.isLike(advice) }) { result.append(advice) }
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
    /// Whether it asks for the same change.
    fileprivate func isLike(_ other: BuildAdvice) -> Bool {
        switch (self, other) {
        case (.needsImport(_, let one), .needsImport(_, let two)): one == two
        case (.needsTestable, .needsTestable): true
        case (.belongsToBase(_, let one, _), .belongsToBase(_, let two, _)): one == two
        case (.belongsToOther(_, let one), .belongsToOther(_, let two)): one == two
        case (.doubleLacks(_, let one), .doubleLacks(_, let two)): one == two
        default: self == other
        }
    }
}
