import XCTest

@testable import Advice
@testable import SwiftSource

final class CommonStepsTests: XCTestCase {
    private static let path = "Starter/ATests/MyATests.swift"

    /// The step that a test of this body lacks.
    ///
    /// - Parameter finished: The bodies of the finished tests.
    private func missing(in body: String, finished: [String]) -> String? {
        let tests = finished.enumerated().map { "    func test\($0)() { \($1) }" }
        let steps = CommonSteps(
            finished: [Self.path: "final class MyATests {\n\(tests.joined(separator: "\n"))\n}"],
            code: [
                "final class Model { func didLoad() {}; func select(index: Int) {} }",
                "extension Model { private func reload() {} }",
            ])
        let sources = TestSources([Self.path: "class MyATests { func testIt() { \(body) } }"])
        guard let test = sources.test("M.MyATests/testIt") else { return "no test" }
        return steps.missing(
            in: ReachedWords(
                test.function, in: test.source, of: FunctionWords(sources.files.map(\.source))),
            path: Self.path)
    }

    private let all = ["model.didLoad()", "model.didLoad()", "model.select(index: 1)"]

    func testWhatMostTestsCall() {
        XCTAssertEqual(missing(in: "model.select(index: 0)", finished: all), "didLoad")
        XCTAssertNil(missing(in: "model.didLoad()", finished: all))
    }

    func testWhatFewTestsCallIsNoCommonStep() {
        XCTAssertNil(missing(in: "check()", finished: all + ["check()", "check()"]))
        XCTAssertNil(missing(in: "check()", finished: ["model.didLoad()", "model.didLoad()"]))
    }

    func testWhatNeedsAValueOrNobodyElseCanCallIsNoStep() {
        XCTAssertNil(
            missing(in: "", finished: Array(repeating: "model.select(index: 1)", count: 3)))
        XCTAssertNil(missing(in: "", finished: Array(repeating: "model.reload()", count: 3)))
    }
}
