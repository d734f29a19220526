import Grading
import SwiftSource

extension BuildAdvisor {
    /// What helps with a type that doesn't conform to a protocol, or doesn't say that it does.
    func advice(
        onConformance error: CompilerDiagnostic, _ outlines: [String: SourceOutline]
    ) -> Finding.Words? {
        let text = error.message
        if let match = text.firstMatch(
            of: #/type '(\w+)' does not conform to expected type '(\w+)'/#)
        {
            let (type, expected) = (String(match.1), String(match.2))
            return Self.place(in: outlines) { $0.name == type && $0.kind == .type }.map {
                .conformanceMissing(type: type, to: expected, place: $0)
            }
        }
        guard isOfTests,
            let match = text.firstMatch(
                of: #/type '(\w+)' does not conform to protocol '(\w+)'/#)
        else { return nil }
        let (type, name) = (String(match.1), String(match.2))
        let headers = protocolTexts.lazy.filter { $0.contains("protocol \(name)") }.map(
            FunctionHeaders.all)
        let requirements = error.notes.compactMap { note -> String? in
            guard
                let match = note.message.firstMatch(
                    of: #/protocol requires (\w+ '([^']+)'(?: with type '[^']+')?)/#)
            else { return nil }
            let header = headers.compactMap { $0[String(match.2)] }.first
            return header?.replacing("( ", with: "(") ?? String(match.1)
        }
        return .requirementsMissing(type: type, of: name, requirements)
    }
}

extension Finding.Words {
    /// A type doesn't say that it conforms to a protocol.
    static func conformanceMissing(type: String, to name: String, place: SourceLocation) -> Self {
        .init(
            "\(type) doesn't say that it conforms to \(name).",
            next: "In \(place.file), line \(place.line), write after its name: \(type): \(name)")
    }

    /// A type says that it conforms to a protocol and lacks what that requires.
    static func requirementsMissing(
        type: String, of name: String, _ requirements: [String]
    ) -> Self {
        let what = "\(type) doesn't have everything that \(name) requires."
        guard !requirements.isEmpty else {
            return .init(what, next: "Compare names, labels and types with those in \(name).")
        }
        return .init(
            what,
            next: "Write it with exactly this name, these labels and these types:\n"
                + requirements.map { "  \($0)\n" }.joined())
    }
}
