import SwiftSource

/// Finds the learner's declarations that cause a failure in generated code, which the package
/// manager or the grader adds to the tests.
extension BuildFailure {
    /// Returns the errors in the learner's files that explain a failure in generated code. If there
    /// are none, returns this failure.
    ///
    /// - Parameter sources: The text of each compiled file, by the path that the learner knows.
    func charged(to sources: [String: String]) -> BuildFailure {
        guard mayBeOfTheList else { return self }
        var errors = TestSources(sources).unlisted.map { found in
            CompilerDiagnostic(
                place: found.place, severity: .error, message: Self.message(found.reason),
                excerpt: [
                    CompilerLine(printed: "\(found.place.line) | \(found.line)"),
                    CompilerLine(printed: ""),
                ])
        }
        guard let last = errors.popLast() else { return self }
        return .errors(CompilerDiagnostics(errors + [last.withoutEmptyEnd]))
    }

    private static func message(_ reason: UnlistedTest.Reason) -> String {
        switch reason {
        case .isInBackticks(let name):
            "XCTest can't run '\(name)': its name must work without backticks"
        case .isNested(let name, let owner): "XCTest can't run class '\(name)' inside '\(owner)'"
        case .isGeneric(let name): "XCTest can't run '\(name)': it is generic"
        case .isMain(let name): "'\(name)' is marked '@main', but the tests have their own main"
        }
    }

    /// Whether the failure can come from the generated list of tests or the program's entry point.
    private var mayBeOfTheList: Bool {
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
