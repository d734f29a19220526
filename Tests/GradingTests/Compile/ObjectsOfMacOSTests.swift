import Foundation
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

/// Tests that object files for macOS are read as well.
final class ObjectsOfMacOSTests: XCTestCase {
    private static let source = """
        @_silgen_name("write") public func write() {}
        @_silgen_name("getpid") func number()
        public struct Row { func title() { number() } }
        """

    /// This system's compiler can also create object files for macOS from code that needs no library.
    func testObjectFilesFromTheCompilerAreRead() throws {
        let grader = try FixtureLearner.grader()
        let cache = CacheFolder(kit: FixtureLearner.kit, files: .live)
        let builder = try grader.builder(in: cache, progress: .ignored)
        let compiler = try XCTUnwrap(builder.compiler)
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/Row.swift", Array(Self.source.utf8))
        let (end, text) = try FixtureLearner.processes.output(
            of: Command(
                executable: compiler.commands.compile[0],
                arguments: [
                    "-frontend", "-c", "-target", "x86_64-apple-macosx13.0", "-parse-stdlib",
                    "-parse-as-library", "-module-name", "Stage1", "Row.swift", "-o", "Row.o",
                ], environment: [:], directory: folder))
        XCTAssertEqual(end, .exited(0), text)
        let object = try XCTUnwrap(compiler.object(at: "\(folder)/Row.o"))
        XCTAssertTrue(object.needed.contains("getpid"), "\(object.needed)")
        XCTAssertTrue(object.sections.contains("__text"), "\(object.sections)")
        XCTAssertEqual(
            RefusalRules(module: "Stage1", imports: []).refusal(of: object)?.reason,
            .nameOfAnother("write"))
    }

    func testUnknownObjectFilesAreNotJudged() throws {
        let grader = try FixtureLearner.grader()
        let cache = CacheFolder(kit: FixtureLearner.kit, files: .live)
        let compiler = try XCTUnwrap(
            grader.builder(in: cache, progress: .ignored).compiler)
        let path = "\(try temporaryFolder())/Row.o"
        for bytes: [UInt8] in [[], [0xCF, 0xFA, 0xED, 0xFE], [0x4D, 0x5A, 0, 0]] {
            try Files.live.write(path, bytes)
            XCTAssertThrowsError(try compiler.object(at: path)) {
                XCTAssertTrue($0 is Compiler.NotJudged, "\($0)")
            }
        }
    }

    /// Objective-C classes have special names there, and the compiler calls Objective-C functions.
    func testMacOSNamesAreRecognized() throws {
        var object = ObjectFile()
        try object.add(
            [0xCF, 0xFA, 0xED, 0xFE],
            symbols: """
                                 U _OBJC_CLASS_$_NSNumberFormatter
                                 U _OBJC_CLASS_$_NSProcessInfo
                                 U _OBJC_CLASS_$_XCTestCase
                                 U _objc_retainAutoreleasedReturnValue
                                 U _objc_getClass
                                 U __swift_FORCE_LOAD_$_swiftFoundation
                """, sections: "  0 __text 0000003b 0000000000000000 TEXT")
        let needed = object.needed.sorted()
        func flagged(isTests: Bool) throws -> [String] {
            let rules = FlagRules(
                ownModules: ["Stage1"], isTests: isTests, words: ["objc_getClass"])
            return try needed.compactMap {
                rules.flagged(try XCTUnwrap(CompiledName($0)))
            }
        }
        XCTAssertEqual(try flagged(isTests: true), ["ProcessInfo", "objc_getClass"])
        XCTAssertEqual(
            try flagged(isTests: false), ["ProcessInfo", "XCTestCase", "objc_getClass"])
    }

    func testTheTestLibrariesAreBesideTheSDK() {
        let developer = "/X.app/Platforms/MacOSX.platform/Developer"
        XCTAssertEqual(
            CompilerCommands.testLibraries(
                besideSDKIn: ["-frontend", "-sdk", "\(developer)/SDKs/MacOSX.sdk"]),
            ["-F", "\(developer)/Library/Frameworks", "-I", "\(developer)/usr/lib"])
        XCTAssertEqual(CompilerCommands.testLibraries(besideSDKIn: ["-frontend", "-sdk"]), [])
        XCTAssertEqual(CompilerCommands.testLibraries(besideSDKIn: ["-sdk", "/SDKs/A.sdk"]), [])
    }
}
