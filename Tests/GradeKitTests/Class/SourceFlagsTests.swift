import XCTest

@testable import GradeKit

final class SourceFlagsTests: XCTestCase {
    private func words(_ source: String, isModule: Bool = true) -> [String] {
        SourceFlags.flags(in: source, file: "A.swift", isModule: isModule).map(\.word)
    }

    func testWhatReachesOutIsFoundWithItsLine() {
        let source = """
            import Foundation

            func f() { exit(0) }
            let a = ProcessInfo.processInfo.environment
            @_silgen_name("g") func g()
            """
        XCTAssertEqual(
            SourceFlags.flags(in: source, file: "Starter/Stage1/A.swift", isModule: true),
            [("exit", 3), ("ProcessInfo", 4), ("_silgen_name", 5)].map {
                SourceFlag(word: $0, place: Place(file: "Starter/Stage1/A.swift", line: $1))
            })
    }

    func testCommentsTextsMethodsAndVariablesAreNotFound() {
        XCTAssertEqual(words("// exit(0)\n/* FileManager */ let a = \"dlsym(x)\""), [])
        XCTAssertEqual(words("cart.open()\nlet read = 1\nprint(read)\nfunc exits() {}"), [])
    }

    func testAModuleInFrontOfAFunctionDoesNotHideIt() {
        XCTAssertEqual(words("Foundation.exit(0); Glibc.abort ()"), ["exit", "abort"])
        XCTAssertEqual(words("a = Foundation.FileManager.default"), ["FileManager"])
    }

    func testAWordIsToldOncePerLine() {
        XCTAssertEqual(words("FileManager.default; FileManager.default"), ["FileManager"])
    }

    func testTestLibrariesInAModule() {
        XCTAssertEqual(words("@testable import XCTest"), ["import XCTest"])
        XCTAssertEqual(words("import func XCTest.XCTFail"), ["import XCTest"])
        XCTAssertEqual(words("import XCTest", isModule: false), [])
    }

    func testWhatTakesThePlaceOfAnAssertion() {
        XCTAssertEqual(words("func XCTAssertEqual<T>(_ a: T, _ b: T) {}"), ["XCTAssertEqual"])
        XCTAssertEqual(words("class XCTestCase {}"), ["XCTestCase"])
    }

    func testNothingIsFoundInBothTrees() throws {
        for tree in ["Starter", "Finished"] {
            let folder = "\(NSTemporaryDirectory())/flags-\(UUID().uuidString)"
            defer { try? Files.live.remove(folder) }
            try Files.live.makeFolder(folder)
            try FileManager.default.copyItem(
                atPath: FixtureLearner.kit.path(tree), toPath: "\(folder)/Starter")
            XCTAssertEqual(try SourceFlags.flags(in: folder, files: .live), [], tree)
        }
    }
}
