import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

final class CompilerCommandsTests: XCTestCase {
    func testCommandsAreSplitAsInAShell() {
        XCTAssertEqual(
            ShellWords.split(#" "/a b/c" d\ e  'f "g"' "" h\"i"#),
            [
                "/a b/c", "d e", #"f "g""#, "", #"h"i"#,
            ])
        XCTAssertEqual(ShellWords.split(""), [])
    }

    func testTheDriverPrintsItsCommands() throws {
        let commands = try FixtureLearner.machine.askForCommands(
            toolchain: try FixtureLearner.toolchain().folder, scratch: try temporaryFolder())
        for placeholder in [
            CompilerCommands.Placeholder.module, CompilerCommands.Placeholder.source,
            CompilerCommands.Placeholder.object, CompilerCommands.Placeholder.modules,
        ] {
            XCTAssertEqual(
                commands.compile.filter { $0.contains(placeholder) }, [placeholder], placeholder)
        }
        for placeholder in [
            CompilerCommands.Placeholder.object, CompilerCommands.Placeholder.program,
        ] {
            XCTAssertEqual(commands.link.filter { $0.contains(placeholder) }, [placeholder])
        }
        for program in [commands.compile[0], commands.link[0], commands.clang] {
            XCTAssertNotNil(Files.live.kind(program), program)
        }
    }

    func testADriverThatPrintsNoCommandsIsAnError() throws {
        let folder = try temporaryFolder()
        for script in ["exit 1", "echo", "echo /swift-frontend -frontend x"] {
            try Files.live.write("\(folder)/bin/swiftc", Array("#!/bin/sh\n\(script)\n".utf8))
            chmod("\(folder)/bin/swiftc", 0o755)
            XCTAssertThrowsError(
                try FixtureLearner.machine.askForCommands(toolchain: folder, scratch: folder)
            ) { error in
                guard case DirectBuildProblem.driver? = error as? DirectBuildProblem else {
                    return XCTFail("\(error)")
                }
            }
        }
    }
}
