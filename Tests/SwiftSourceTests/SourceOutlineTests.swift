import XCTest

@testable import SwiftSource

final class SourceOutlineTests: XCTestCase {
    private let outline = SourceOutline(
        """
        import Shared
        @testable import Stage1

        enum Answer<Value> { case success(Value), failed(String)
            case late }
        class Base: XCTestCase, Named {
            private(set) var cache = [1]
            private func load(from file: Int, _ way: String) {
                let (one, two) = (1, 2)
                if one == two { let inner = 3 }
            }
        }
        @MainActor func after() async {
        }
        extension Answer<Int> where Value == Int { static let three = 3 }
        """)

    func testWhatIsDeclaredAndWhere() {
        XCTAssertEqual(
            outline.items.filter(\.isGlobal).map(\.name), ["Answer", "Base", "after"])
        XCTAssertEqual(
            outline.members(of: "Answer").map(\.name), ["success", "failed", "late", "three"])
        XCTAssertEqual(outline.members(of: "Base").map(\.name), ["cache", "load"])
        XCTAssertEqual(outline.items.filter(\.isPrivate).map(\.name), ["load"])
        XCTAssertEqual(
            outline.items.filter(\.isLocal).map(\.name), ["file", "way", "one", "two", "inner"])
        XCTAssertEqual(outline.items.first { $0.name == "load" }?.line, 8)
    }

    func testTypesFunctionsAndImports() {
        XCTAssertEqual(outline.imports, ["Shared": false, "Stage1": true])
        XCTAssertEqual(outline.parents["Base"], ["XCTestCase", "Named"])
        XCTAssertEqual(outline.type(atLine: 9), "Base")
        XCTAssertNil(outline.type(atLine: 13))
        XCTAssertEqual(outline.function(atLine: 9)?.name, "load")
        XCTAssertEqual(outline.function(atLine: 9)?.isOnMainActor, false)
        XCTAssertEqual(outline.function(atLine: 14)?.isOnMainActor, true)
        XCTAssertNil(outline.function(atLine: 4))
    }
}

final class NearestWordTests: XCTestCase {
    func testAMistypedWord() {
        let words = ["controller", "number", "tearDown", "isEven"]
        XCTAssertEqual(NearestWord.to("contoller", among: words), "controller")
        XCTAssertEqual(NearestWord.to("Number", among: words), "number")
        XCTAssertEqual(NearestWord.to("teardown", among: words), "tearDown")
        XCTAssertNil(NearestWord.to("somethingElse", among: words))
        XCTAssertNil(NearestWord.to("number", among: words), "it is written rightly")
    }

    func testWhereSeveralAreAsNearThereIsNone() {
        XCTAssertNil(NearestWord.to("four", among: ["hour", "pour"]))
        XCTAssertNil(NearestWord.to("ab", among: ["ac"]), "short words are all alike")
    }
}
