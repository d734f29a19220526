import Foundation
import TestNeeds
import XCTest

@testable import Classroom
@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// The archive of a class with uploads that can't be taken, through the built `grade class`: everybody
/// has a row, and the others their marks.
final class ClassArchiveRowsTests: XCTestCase {
    override func setUpWithError() throws {
        for needed in [Needed.sandbox, .zip, .bsdtar] { try needed.orSkip() }
    }

    func testWhatCannotBeOpenedTakesNobodyElsesRow() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        try folder.add("honest")
        try folder.add("with a link")
        try run(
            in: folder.submissions,
            """
            mkdir -p ../class/with-my.build
            for learner in honest 'with a link'; do
                mkdir -p work && mv "$learner/Starter" work/
                rm -rf work/Starter/Stage[234]*
                if [ "$learner" = 'with a link' ]; then
                    ln -s EvenOdd.swift work/Starter/Stage1/Linked.swift
                fi
                (cd work && zip -qry "../../class/$learner.zip" Starter)
                if [ "$learner" = honest ]; then cp -r work/Starter ../class/with-my.build/; fi
                rm -r work
            done
            cd ../class
            mkdir -p with-my.build/Starter/Stage1/my.build
            mv with-my.build/Starter/Stage1/EvenOdd.swift with-my.build/Starter/Stage1/my.build/
            truncate -s 200M giant.zip
            head -c 900 honest.zip >cut.zip
            cp honest.zip 'not behind.zip'
            zip -qry ../class.zip giant.zip cut.zip 'with a link.zip' with-my.build 'not behind.zip'
            zip -qr ../class.zip honest.zip
            """)
        let (end, text) = try FixtureLearner.processes.output(
            of: folder.copy.grade([
                "class", folder.path("class.zip"), "--out", folder.path("reports"), "--stages", "1",
            ]))
        XCTAssertEqual(end, .exited(1), text)
        XCTAssertEqual(
            try folder.grades("reports"),
            [
                "giant": ["", "not graded"], "cut": ["", "not graded"],
                "with a link": ["", "not graded"], "with-my.build": ["25", "mastered"],
                "not behind": ["25", "mastered"], "honest": ["25", "mastered"],
            ])
        let texts = try folder.texts("reports")
        for (learner, words) in [
            "giant": "and no Swift file", "cut": "it is damaged",
            "with a link": "holds links",
        ] {
            assertContains(
                texts["learners/\(learner).html"] ?? "", words)
        }
    }

    private func run(in folder: String, _ script: String) throws {
        let (end, text) = try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh", arguments: ["-e", "-c", script],
                environment: ["PATH": "/usr/bin:/bin"], directory: folder))
        XCTAssertEqual(end, .exited(0), text)
    }
}
