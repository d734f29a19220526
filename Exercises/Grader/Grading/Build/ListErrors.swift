import SwiftSource

/// Attributes a failure in code that the package manager or the grader adds to tests to the declarations that
/// cause it.
struct ListErrors {
    /// The text of each compiled file, by the path that the learner knows.
    let sources: [String: String]

    /// Returns the errors in the learner's files that explain a failure elsewhere, or the failure itself if
    /// it has another cause.
    func charged(_ failure: BuildFailure) -> BuildFailure {
        guard failure.mayBeOfTheList else { return failure }
        var errors = UnlistedTests(files: sources).found.map { found in
            CompilerDiagnostic(
                place: found.place, severity: .error, message: Self.message(found.reason),
                excerpt: [
                    CompilerLine(printed: "\(found.place.line) | \(found.line)"),
                    CompilerLine(printed: ""),
                ])
        }
        guard let last = errors.popLast() else { return failure }
        return .errors(CompilerDiagnostics(errors + [last.withoutEmptyEnd]))
    }

    private static func message(_ reason: UnlistedTests.Reason) -> String {
        switch reason {
        case .isInBackticks(let name): "XCTest can't list '\(name)', whose name needs backticks"
        case .isNested(let name, let owner): "XCTest can't list class '\(name)' inside '\(owner)'"
        case .isGeneric(let name): "XCTest can't list '\(name)', which is generic"
        case .isMain(let name):
            "'\(name)' is marked '@main', and the tests have a main of their own"
        case .isXCTests(let name): "XCTest's list of tests needs the name '\(name)' for itself"
        }
    }
}

extension BuildFailure {
    /// Whether it can come from the list of tests or the program's entry point.
    fileprivate var mayBeOfTheList: Bool {
        switch self {
        case .withoutPlace: true
        case .refusedCode(let code, _):
            if case .nameOfAnother(let name) = code.reason {
                name == "main" || name.hasSuffix("_main")
            } else {
                false
            }
        default: false
        }
    }
}

/// Adds the location of the other declaration to an error about a name that is declared twice, because the
/// compiler omits it if it is in another file.
struct RedeclarationNotes {
    /// The text of each compiled file, by the path that the learner knows.
    let sources: [String: String]

    /// The compiler's output, with a note on each error about such a name.
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

    /// The place in another file where a name is declared.
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

    /// The line of the first declaration of each name in each file, in the order of the files' paths.
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
