import Foundation
import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests that `grade` runs tests in the sandbox unless an option turns it off.
final class SandboxOptionTests: XCTestCase {
    func testGradeUsesTheSandboxUnlessItIsTurnedOff() throws {
        try Needed.sandbox.orSkip()
        let copy = try KitCopy("class")
        let stage = copy.kit.path("Starter/Stage1")
        try Files.live.remove(stage)
        try FileManager.default.copyItem(atPath: copy.kit.path("Finished/Stage1"), toPath: stage)
        // This code is right only if it can't read a file of the kit.
        let code = """
            import Foundation

            extension FirstBasicViewController {
                func isEven(number: Int) -> Bool {
                    let file = URL(filePath: "\(copy.kit.path("Package.swift"))")
                    return (try? Data(contentsOf: file)) == nil && number.isMultiple(of: 2)
                }
            }
            """
        try Files.live.write("\(stage)/EvenOdd.swift", Array(code.utf8))
        for (options, status) in [([], 0), (["--no-sandbox"], 1)] as [([String], Int32)] {
            let (end, text) = try FixtureLearner.processes.output(of: copy.grade(["1"] + options))
            XCTAssertEqual(end, .exited(status), text)
        }
    }
}
