import Foundation
import XCTest

/// Checks that the kit stays small enough for two people to maintain.
///
/// Lower a budget in the commit that shrinks what it counts. Raise a budget only if another one
/// goes down by as much, and say why in the commit.
final class SizeTests: XCTestCase {
    /// How many lines a part may have now, and how many it is meant to have.
    private struct Budget {
        let part: String
        let lines: Int
        let goal: Int
        /// How many lines the budget may be above the counted size. Beyond that, it must be
        /// lowered.
        var slack = 100
    }

    /// Code lines of each target in Exercises/Grader. Archives count as a part of Classroom.
    private static let grader = [
        Budget(part: "Advice", lines: 1_998, goal: 2_000),
        Budget(part: "Classroom", lines: 1_689, goal: 1_700),
        Budget(part: "Commands", lines: 4_824, goal: 5_400),
        Budget(part: "Digest", lines: 250, goal: 250),
        Budget(part: "FileSystem", lines: 378, goal: 500),
        Budget(part: "Grading", lines: 6_264, goal: 5_800),
        // This part includes the command: the folder Commands/Package, and the command's options.
        Budget(part: "PackageMutants", lines: 1_065, goal: 900),
        Budget(part: "Processes", lines: 1_619, goal: 1_650),
        Budget(part: "Reports", lines: 4_650, goal: 4_700),
        Budget(part: "SwiftSource", lines: 1_894, goal: 1_900),
        Budget(part: "TerminalKit", lines: 693, goal: 700),
        Budget(part: "grade", lines: 120, goal: 120),
    ]

    /// All the targets together. The goal includes `grade package`.
    private static let wholeGrader = [
        Budget(part: "the grader", lines: 25_444, goal: 25_620, slack: 500)
    ]

    private static let tests = [
        // Code lines of Swift under Tests, except official suites, TestHelpers and fixture learners.
        Budget(part: "the kit's tests", lines: 27_696, goal: 28_000, slack: 500),
        Budget(part: "golden and recorded files", lines: 8_981, goal: 12_000, slack: 500),
    ]

    func testTargetsFitTheirBudgets() throws {
        var counts = try sizes(in: "Exercises/Grader") { path in
            let isExample = path.hasPrefix("NewEncore")
            let isMain = path.hasPrefix("grader/") || path.hasPrefix("guide/")
            guard path.contains(#/\.(swift|css|js)$/#), !isExample, !isMain else { return nil }
            if path.contains(#/^Commands/(Package/|CommandLine/PackageOptions)/#) {
                return "PackageMutants"
            }
            let target = String(path.prefix { $0 != "/" })
            return target == "Archives" ? "Classroom" : target
        }
        counts["grade"] = try sizes(in: "Exercises/grade") { _ in "grade" }["grade"]
        check(counts, Self.grader)
        check(["the grader": counts.values.reduce(0, +)], Self.wholeGrader)
    }

    func testTheKitsTestsAndGoldenFilesStayWithinTheirBudgets() throws {
        let counts = try sizes(in: "Tests") { path in
            let isOfficial = path.contains(#/^(Stage\dTests|Encores|TestHelpers)\//#)
            if isOfficial { return nil }
            let isLearner = path.hasPrefix("GradingTests/Learners/")
            if path.hasSuffix(".swift") { return isLearner ? nil : "the kit's tests" }
            return path.contains(#/\.(txt|json|xsd)$/#) ? "golden and recorded files" : nil
        }
        check(counts, Self.tests)
    }

    func testCommentsAndBlankLinesAreNotCounted() {
        let text = """
            // one

            /// two
            let three = 3 // three
            /* four
             five
             six */ let six = 6
            /* seven */
            /* eight */ let eight = "/*"
            """
        XCTAssertEqual(CodeLines.count(text), 3)
    }

    /// The number of lines in the files below a folder, for each part. In Swift, CSS and
    /// JavaScript files, only lines with code count.
    private func sizes(
        in folder: String, part: (_ path: String) -> String?
    ) throws -> [String: Int] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: folder)
        let code = #/\.(swift|css|js)$/#
        var counts: [String: Int] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            guard path.contains("."), let part = part(path) else { continue }
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            let isCode = path.contains(code)
            counts[part, default: 0] +=
                isCode ? CodeLines.count(text) : text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        return counts
    }

    private func check(_ counts: [String: Int], _ budgets: [Budget]) {
        XCTAssertEqual(Set(counts.keys).subtracting(budgets.map(\.part)), [], "without a budget")
        for budget in budgets {
            let count = counts[budget.part] ?? 0
            let says = "\(budget.part) has \(count) lines, and its budget is \(budget.lines)"
            XCTAssertLessThanOrEqual(
                count, budget.lines, "\(says). Make it smaller: its goal is \(budget.goal).")
            XCTAssertLessThanOrEqual(
                budget.lines - budget.slack, count, "\(says). Lower the budget to \(count).")
        }
    }
}
