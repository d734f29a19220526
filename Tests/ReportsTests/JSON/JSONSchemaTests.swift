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

    func testEveryReportFitsTheSchemaAlsoWithMoreKeys() throws {
        let reports = (ClassFixture.everyKind + HostileReport.learners).compactMap { learner in
            if case .graded(let report) = learner.verdict {
                JSONReporter.text(of: report)
            } else {
                nil
            }
        }
        XCTAssertEqual(reports.count, HostileReport.texts.count + 4)
        let extended = try example().places.compactMap { place -> String? in
            guard case .object(var values) = place.value else { return nil }
            values["one more"] = .array([.null])
            return try place.replaced(.object(values)).text()
        }
        XCTAssertGreaterThan(extended.count, 10)
        let texts = reports + extended + [try example().text()]
        let problems = try JSONSchema.report.problems(in: texts)
        XCTAssertEqual(problems, Array(repeating: [], count: texts.count))
    }

    func testInvalidReportsAreRefused() throws {
        let kinds = try [
            withoutKeys(), withOtherTypes(), withUnknownStatuses(), withOtherMessages(),
        ]
        for changes in kinds { XCTAssertGreaterThan(changes.count, 5) }
        let changes = kinds.flatMap(\.self)
        let problems = try JSONSchema.report.problems(in: changes.map { try $0.report.text() })
        for (change, found) in zip(changes, problems) {
            let isFound = found.contains { $0.hasPrefix(change.problem) }
            XCTAssertTrue(isFound, "not '\(change.problem)', but \(found)")
        }
    }

    /// Every key is required, except 'encores'.
    private func withoutKeys() throws -> [Change] {
        try places().compactMap { place in
            // A last part that is a number is an index of an array, not a key.
            guard let key = place.path.last, Int(key) == nil, key != "encores" else { return nil }
            let parent = place.path.dropLast().joined(separator: "/")
            return (place.replaced(nil), "\(parent): '\(key)' is a required property")
        }
    }

    /// Values of the wrong type, and numbers out of range.
    private func withOtherTypes() throws -> [Change] {
        try places().flatMap { place -> [Change] in
            var others: [JSONValue] = [.number(-1)]
            if case .number = place.value { others.append(.string("1")) }
            if ["line", "stage", "total"].contains(place.path.last) { others.append(.number(1.5)) }
            return others.map { (place.replaced($0), "\(place.name): ") }
        }
    }

    private func withUnknownStatuses() throws -> [Change] {
        try example().places.filter { ["status", "tree"].contains($0.path.last) }.map { place in
            (place.replaced(.string("wrong")), "\(place.name): 'wrong' is not one of ")
        }
    }

    /// Only problems have a message. The message of 'ownTests' is left out, because graded tests may also
    /// have one.
    private func withOtherMessages() throws -> [Change] {
        try example().places.filter {
            $0.path.last == "message" && $0.path.dropLast().last != "ownTests"
        }.map { place in
            let other: JSONValue = place.value == .null ? .string("no") : .null
            return (place.replaced(other), "\(place.name): ")
        }
    }
}
