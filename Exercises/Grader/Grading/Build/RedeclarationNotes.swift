import SwiftSource

/// Adds to the error about a name that is declared twice where the other declaration is: the compiler
/// leaves that out where it is in another file.
struct RedeclarationNotes {
    /// The text of each file that was compiled, by the path that the learner knows.
    let sources: [String: String]

    /// What the compiler says, with a note on each error about such a name.
    func added(to said: CompilerDiagnostics) -> CompilerDiagnostics {
        lazy var declared = declared
        return CompilerDiagnostics(
            parts: said.parts.map { part in
                guard let error = part.error, let file = error.place?.file,
                    let name = error.message.firstMatch(of: #/invalid redeclaration of '(\w+)/#)?.1,
                    let place = place(of: String(name), besides: file, in: declared)
                else { return part }
                let note = CompilerDiagnostic(
                    place: place, severity: .note,
                    message: CompilerDiagnostic.otherDeclaration)
                return .diagnostic(error.with(excerpt: error.excerpt, notes: error.notes + [note]))
            })
    }

    /// Where in another file a name is declared.
    private func place(
        of name: String, besides file: String,
        in declared: [(file: String, lines: [String: Int])]
    ) -> SourceLocation? {
        for other in declared where other.file != file {
            if let line = other.lines[name] {
                return SourceLocation(file: other.file, line: line, column: 1)
            }
        }
        return nil
    }

    /// The line of the first declaration of each name in each file, in the order of their paths.
    private var declared: [(file: String, lines: [String: Int])] {
        sources.sorted { $0.key < $1.key }.map { file, text in
            let names = Declarations(SwiftText(text)).all.filter { $0.givesName && !$0.isLocal }
            return (file, Dictionary(names.map { ($0.name, $0.line) }) { first, _ in first })
        }
    }
}

extension CompilerDiagnostic {
    fileprivate static let otherDeclaration = "it is declared here, too"

    /// Whether it is the note that says where else a name is declared.
    package var isOnOtherDeclaration: Bool {
        severity == .note && message == Self.otherDeclaration
    }
}
