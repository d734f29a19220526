import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests that the Guide's schema accepts every possible report and rejects invalid ones.
final class JSONSchemaTests: XCTestCase {
    /// A changed report, and the beginning of the validation problem.
    private typealias Change = (report: JSONValue, problem: String)

    override func setUpWithError() throws { try Needed.jsonschema.orSkip() }

    /// The report shown in the Guide, with an encore added.
    private func example() throws -> JSONValue {
        let text = JSONReporter.text(of: JSONExample.report)
        guard case .object(var report) = try JSONValue(text: text),
            case .array(let stages)? = report["stages"],
            case .object(var encore)? = stages.first
        else { return .null }
        for key in ["stage", "points", "possible"] { encore[key] = nil }
        encore["encore"] = .string("async")
        report["encores"] = .array([.object(encore)])
        return .object(report)
    }

    /// The values in the example. If several differ only in their position in a list, only the
    /// first is included.
    private func places() throws -> [JSONValue.Place] {
        var seen: Set<[String]> = []
        return try example().places.filter { place in
            seen.insert(place.path.map { Int($0) == nil ? $0 : "" }).inserted
        }
    }

    private func assertFit(
        _ texts: [String], file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let problems = try JSONSchema.report.problems(in: texts)
        let none = Array(repeating: [String](), count: texts.count)
        XCTAssertEqual(problems, none, file: file, line: line)
    }

    private func assertRefused(
        _ changes: [Change], file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let problems = try JSONSchema.report.problems(in: changes.map { try $0.report.text() })
        XCTAssertGreaterThan(changes.count, 5, file: file, line: line)
        for (change, found) in zip(changes, problems) {
            let isFound = found.contains { $0.hasPrefix(change.problem) }
            XCTAssertTrue(isFound, "not '\(change.problem)', but \(found)", file: file, line: line)
        }
    }

    func testEveryReportFitsTheSchema() throws {
        let texts = (ClassFixture.everyKind + HostileReport.learners).compactMap { learner in
            if case .graded(let report) = learner.verdict {
                JSONReporter.text(of: report)
            } else {
                nil
            }
        }
        XCTAssertEqual(texts.count, HostileReport.texts.count + 4)
        try assertFit(texts + [try example().text()])
    }

    func testEveryKeyIsRequired() throws {
        let keys = try places().filter { place in
            // A last part that is a number is an index of an array, not a key. The key 'encores' is optional.
            place.path.last.map { Int($0) == nil && $0 != "encores" } ?? false
        }
        try assertRefused(
            keys.map { place in
                let parent = place.path.dropLast().joined(separator: "/")
                let key = place.path.last ?? ""
                return (place.replaced(nil), "\(parent): '\(key)' is a required property")
            })
    }

    func testValuesOfTheWrongTypeAndNumbersOutOfRangeAreRefused() throws {
        let changes = try places().flatMap { place -> [Change] in
            var others: [JSONValue] = [.number(-1)]
            if case .number = place.value { others.append(.string("1")) }
            if ["line", "stage", "total"].contains(place.path.last) { others.append(.number(1.5)) }
            return others.map { (place.replaced($0), "\(place.name): ") }
        }
        try assertRefused(changes)
    }

    func testAnUnknownStatusIsRefused() throws {
        let statuses = try example().places.filter { ["status", "tree"].contains($0.path.last) }
        try assertRefused(
            statuses.map { place in
                (place.replaced(.string("wrong")), "\(place.name): 'wrong' is not one of ")
            })
    }

    func testOnlyProblemsHaveAMessage() throws {
        // The message of 'ownTests' is left out, because graded tests may also have one.
        let messages = try example().places.filter {
            $0.path.last == "message" && $0.path.dropLast().last != "ownTests"
        }
        try assertRefused(
            messages.map { place in
                let other: JSONValue = place.value == .null ? .string("no") : .null
                return (place.replaced(other), "\(place.name): ")
            })
    }

    func testKeysMayBeAdded() throws {
        let objects = try example().places.compactMap { place -> String? in
            guard case .object(var values) = place.value else { return nil }
            values["one more"] = .array([.null])
            return try place.replaced(.object(values)).text()
        }
        XCTAssertGreaterThan(objects.count, 10)
        try assertFit(objects)
    }
}
