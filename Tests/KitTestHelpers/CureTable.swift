import Foundation

@testable import Advice
@testable import Grading
@testable import SwiftSource

/// A source that doesn't compile, the cure for its first error, and the source after applying it.
struct CureRow {
    /// The context that a row's sources are inserted into.
    enum Frame: String {
        /// The body of a test that has a `controller` of stage 1.
        case body
        /// The members of a test class.
        case members
        /// The members of a Swift Testing suite.
        case suite
        /// A file of tests.
        case tests
        /// A file of code.
        case code
    }

    let kind: Cure.Kind
    let frame: Frame
    let broken: String
    /// The compiler's first error for `broken`: its line, column and message.
    let says: String
    /// The notes on that error.
    let notes: String
    let fixed: String

    init(
        _ kind: Cure.Kind, _ frame: Frame, _ broken: String, says: String, notes: String = "",
        _ fixed: String
    ) {
        (self.kind, self.frame, self.broken, self.says) = (kind, frame, broken, says)
        (self.notes, self.fixed) = (notes, fixed)
    }

    /// The whole file.
    func file(_ source: String) -> String {
        let header =
            "import Shared\nimport TestHelpers\nimport XCTest\n@testable import Stage1\n"
            + "@testable import Stage3\nfinal class MyTests: XCTestCase {\n"
        return switch frame {
        case .body:
            "\(header)func testIt() throws {\nlet controller = FirstBasicViewController()\n\(source)\n"
                + "_ = controller\n}\n}\n"
        case .members: "\(header)\(source)\n}\n"
        case .suite:
            "import Testing\n@testable import Stage1\n@Suite struct MyTests {\n\(source)\n}\n"
        case .tests, .code: source
        }
    }

    /// The compiler's output for the broken file, which is called `A.swift`.
    var printed: String {
        let line = Int(says.prefix { $0.isNumber }) ?? 1
        let lines = file(broken).split(separator: "\n", omittingEmptySubsequences: false)
        let place = says.firstRange(of: ": ").map { says[..<$0.lowerBound] } ?? ""
        return "A.swift:\(place): error: \(says.dropFirst(place.count + 2))\n"
            + " \(line) | \(lines[line - 1])\n\(notes)"
    }

    /// The rows of `cures.txt`. Each starts with a line `== KIND in FRAME`, followed by the broken
    /// source, by lines that start with `-- ` and contain the compiler's first error and its notes,
    /// and by the fixed source.
    static let all: [CureRow] = {
        let path = FixtureLearner.kit.path("Tests/AdviceTests/Compiler/cures.txt")
        let text = "\n\((try? String(contentsOfFile: path, encoding: .utf8))?.dropLast() ?? "")"
        return text.components(separatedBy: "\n== ").dropFirst().map { row in
            let lines = row.components(separatedBy: "\n")
            let words = lines[0].components(separatedBy: " in ")
            guard let kind = Cure.Kind.allCases.first(where: { "\($0)" == words[0] }),
                let frame = Frame(rawValue: words[words.count - 1]),
                let first = lines.firstIndex(where: { $0.hasPrefix("-- ") })
            else { preconditionFailure("A row of cures.txt is invalid: \(row)") }
            let output = lines[first...].prefix { $0.hasPrefix("-- ") }
            let says = output.map { String($0.dropFirst(3)) }
            return CureRow(
                kind, frame, lines[1..<first].joined(separator: "\n"), says: says[0],
                notes: says.dropFirst().map { $0 + "\n" }.joined(),
                lines[output.endIndex...].joined(separator: "\n"))
        }
    }()
}
