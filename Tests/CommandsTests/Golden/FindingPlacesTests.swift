import Foundation
import XCTest

@testable import Advice
@testable import Catalog
@testable import Classroom
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource
@testable import TerminalKit

/// Tests that findings reach their readers: the table of kinds and places agrees with the output of each
/// format.
final class FindingPlacesTests: XCTestCase {
    private let stages = [
        MadeUpFindings.stage, MadeUpFindings.brokenCode, MadeUpFindings.brokenTests,
    ]

    func testTheMadeUpStagesHaveAFindingOfEachKind() {
        let findings = stages.flatMap(\.findings)
        XCTAssertEqual(
            Finding.Kind.allCases.filter { findings.of($0).isEmpty }, [],
            "kinds without a finding")
    }

    func testEveryKindIsShownSomewhere() {
        for kind in Finding.Kind.allCases {
            XCTAssertTrue(
                kind.places.isSuperset(of: [.json, .learnerPage]) || kind == .missingIdea,
                "\(kind)")
            // While they work, learners see every kind of finding except surviving bugs, which are shown
            // only on request.
            XCTAssertTrue(kind.places.isSuperset(of: [.terminal, .watch]) || kind == .openBug)
        }
    }

    func testEachFormatShowsTheKindsInTheTable() throws {
        for stage in stages {
            let report = Report(
                tree: .starter, toolchain: "6.3", stages: [stage], isWhole: false)
            for place in FindingPlace.allCases {
                let text = Self.letters(try Self.text(of: report, in: place))
                for finding in stage.findings {
                    XCTAssertEqual(
                        text.contains(Self.letters(Self.words(of: finding))),
                        finding.kind.places.contains(place),
                        "\(finding.kind) in \(place): '\(Self.words(of: finding))' in \(text)")
                }
            }
        }
    }

    /// The part of a finding that every format must contain. If several flags have the same sentence, it is
    /// printed once, as a heading. So only the name is expected for each flag.
    private static func words(of finding: Finding) -> String {
        if case .name(let name) = finding.subject { return name }
        // The sentence about a missing idea contains the number of its bugs, which differs between an exercise
        // and its stage.
        if finding.kind == .missingIdea { return finding.words.guide ?? "" }
        return finding.words.what
    }

    /// Strips line breaks, quotes and markup, which differ between formats.
    private static func letters(_ text: String) -> String {
        String(
            text.replacing(#/&#?\w+;/#, with: "").unicodeScalars
                .filter { CharacterSet.alphanumerics.contains($0) }.map(Character.init))
    }

    private static func text(of report: Report, in place: FindingPlace) throws -> String {
        let style = Style(usesColor: false)
        let result = LearnerResult(learner: "ann", verdict: .graded(report))
        let row = ClassFixture.figures(of: [result]).rows[0]
        let stage = try XCTUnwrap(report.stages.first)
        switch place {
        case .terminal:
            // Missing ideas are shown only if the code is right, so that a learner does one thing at a time.
            let right = StageReport(
                stage: stage.stage, suite: .ran(stage.tests.filter { $0.result.failure == nil }),
                ownTests: stage.ownTests, smells: MadeUpFindings.smells)
            let after = Report(tree: .starter, toolchain: "6.3", stages: [right], isWhole: false)
            return [report, after].map(TextReporter(style: style).text).joined()
        case .next:
            return stage.exercises.map {
                NextReporter(style: style, tree: .starter).text(of: $0, in: stage, start: nil)
            }.joined()
        case .watch:
            return stage.exercises.map { exercise in
                ExerciseStep.allCases.map {
                    WatchScreens.screen($0, of: exercise, in: stage)
                }.joined()
            }.joined()
        case .learnerPage:
            return LearnerPage(result: result, row: row, heading: ClassFixture.heading).text
        case .feedback:
            return LearnerPage(
                result: result, row: row, heading: ClassFixture.heading, reader: .feedback
            ).text
        case .json: return JSONReporter.text(of: report).replacing("\\n", with: "")
        case .junit: return JUnitReporter.text(of: report)
        case .github:
            return Annotations.all(of: report).map(\.line).joined(separator: "\n")
                .replacing(#/%\w\w/#, with: "")
        }
    }
}
