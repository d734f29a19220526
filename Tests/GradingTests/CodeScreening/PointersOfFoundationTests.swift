import Foundation
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

/// What of Foundation hands out pointers, as the toolchain itself tells it.
final class PointersOfFoundationTests: XCTestCase {
    /// A method that can be overridden has no name in the object file of who calls it.
    func testEachClassThatCanBeUsedAndHandsOutPointersIsLookedInto() throws {
        let toolchain = try FixtureLearner.toolchain().folder(on: FixtureLearner.machine)
        let tool = "\(toolchain)/bin/swift-synthesize-interface"
        guard FileManager.default.isExecutableFile(atPath: tool) else {
            throw XCTSkip("\(tool) is not there")
        }
        let folder = try temporaryFolder()
        let (end, text) = try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh",
                arguments: [
                    "-c", #""$0" -module-name Foundation -target "$1" -sdk / > interface"#, tool,
                    try target(of: toolchain),
                ], environment: [:], directory: folder))
        XCTAssertEqual(end, .exited(0), text)
        let interface = String(
            decoding: try Files.live.read("\(folder)/interface"), as: UTF8.self)
        var type = ""
        var found: Set<String> = []
        for line in interface.split(separator: "\n") {
            if let name = line.firstMatch(of: #/^(?:@\S+ )*open class (\w+)/#)?.1 {
                type = String(name)
            } else if line.first == "}" || line.hasPrefix("extension ") {
                type = ""
            }
            let isOfItself = AllowedNames.foundation.contains(type)
            guard isOfItself, handsOutAPointer(line.drop { $0 == " " }) else { continue }
            found.insert(type)
            let isLookedFor =
                MemoryTypes.classesWithPointers.contains(type)
                || CodeScreener.wordsWithoutATrace.contains { line.contains(" \($0):") }
            XCTAssertTrue(isLookedFor, "\(type): \(line)")
        }
        XCTAssertTrue(found.isSuperset(of: ["NSArray", "NSNumber"]), "\(found.sorted())")
    }

    /// Whether a pointer is what it returns or what it calls a function with. Who hands in a pointer has one.
    private func handsOutAPointer(_ line: Substring) -> Bool {
        guard !line.hasPrefix("//"), !line.contains("init("),
            MemoryTypes.pointer(in: line) != nil
        else { return false }
        let result = line.ranges(of: "->").last.map { line[$0.upperBound...] } ?? ""
        return line.contains(" var ") || MemoryTypes.pointer(in: result) != nil
            || line.contains(": (") || line.contains("@escaping (")
    }

    private func target(of toolchain: String) throws -> String {
        let (_, text) = try FixtureLearner.processes.output(
            of: Command(
                executable: "\(toolchain)/bin/swiftc", arguments: ["-print-target-info"],
                environment: [:], directory: "/"))
        return String(try XCTUnwrap(text.firstMatch(of: #/"triple": "([^"]+)"/#)?.1))
    }
}
