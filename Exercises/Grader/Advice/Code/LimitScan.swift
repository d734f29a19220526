import Grading
import SwiftSource

/// Looks for a comparison with the very number that a failing official test tries.
///
/// Whether a limit itself counts is read wrong most often.
struct LimitScan {
    /// The numbers in the words of the test, as their digits.
    private let tried: Set<String>

    /// - Parameter failure: The official test that failed; nil where none has.
    init(failure: SuiteTest?) {
        tried = Set(
            (failure?.tried ?? "").split { !$0.isNumber && $0 != "_" }.map { $0.filter(\.isNumber) }
                .filter { !["", "0", "1", "2"].contains($0) })
    }

    /// The first such comparison of some files.
    ///
    /// - Parameter files: The text of each file, by its path.
    func slips(in files: [String: String]) -> [Slip] {
        guard !tried.isEmpty else { return [] }
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let lines = SwiftText(text).codeText.split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                guard let number = limit(in: line) else { continue }
                return [
                    Slip(
                        kind: .comparesWithTried(number: number),
                        place: SourceLocation(file: path, line: index + 1))
                ]
            }
        }
        return []
    }

    /// Nobody looks for a slip in a longer line.
    private static let longest = 200

    /// A number beside `<` or `>`, or at an end of a range, where the test tries it.
    private func limit(in line: Substring) -> String? {
        guard line.utf8.count <= Self.longest else { return nil }
        for match in line.matches(of: #/\d[\d_]*/#) {
            let before = line[..<match.range.lowerBound].filter { $0 != " " }
            let after = line[match.range.upperBound...].filter { $0 != " " }
            let isLimit =
                ["<", ">", "<=", ">=", "..."].contains(where: before.hasSuffix)
                || ["<", ">", "...", "..<"].contains(where: after.hasPrefix)
            if isLimit, tried.contains(match.output.filter(\.isNumber)) {
                return String(match.output)
            }
        }
        return nil
    }
}

extension SuiteTest {
    /// What an official test has done before an assertion of it failed, in its own words; empty for others.
    var tried: String {
        guard case .assertion(let message, _)? = result.failure else { return "" }
        return AssertionParts(message).note ?? ""
    }
}
