import XCTest

@testable import SwiftSource

final class WorkedExamplesTests: XCTestCase {
    private let kit = """
        final class MyTests: XCTestCase {
            /// A worked example: two is even.
            @MainActor
            func testTwoIsEven() {
                // Act
                XCTAssertEqual(isEven(2), true, "two")
            }

            func testOneIsOdd() { XCTAssertEqual(isEven(1), false) }
        }
        """

    private func unchanged(_ source: String) -> Set<String> {
        WorkedExamples.unchanged(
            ["M.MyTests/testTwoIsEven", "M.MyTests/testOneIsOdd"],
            in: TestSources(["A.swift": "", "B.swift": source]), of: [kit])
    }

    func testAnUnchangedExampleIsRecognized() {
        XCTAssertEqual(unchanged(kit), ["M.MyTests/testTwoIsEven"])
        XCTAssertEqual(
            unchanged(kit.replacing("    ", with: "\t").replacing("@MainActor\n", with: "")),
            ["M.MyTests/testTwoIsEven"])
    }

    func testAChangedExampleIsNotRecognized() {
        XCTAssertEqual(unchanged(kit.replacing("true", with: "false")), [])
        XCTAssertEqual(unchanged(kit.replacing("\"two\"", with: "\"zwei\"")), [])
        XCTAssertEqual(unchanged(kit.replacing("MyTests", with: "OtherTests")), [])
        XCTAssertEqual(unchanged(""), [])
    }
}
