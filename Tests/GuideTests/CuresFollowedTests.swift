import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import GuideTestHelpers
@testable import Processes

/// Whoever does what the advice on a compile error says has tests that compile.
final class CuresFollowedTests: XCTestCase {
    /// A test or a mock that doesn't compile, the advice on it, and the same with the advice followed.
    private struct Row {
        let broken: String
        let advice: String
        let followed: String

        /// - Parameter replaced: What the advice says to change, and what to write instead.
        init(_ broken: String, advice: String, _ replaced: [(String, String)]) {
            (self.broken, self.advice) = (broken, advice)
            followed = replaced.reduce(broken) { text, pair in
                text.replacing(pair.0, with: pair.1)
            }
        }
    }

    private static let start = """
        import Shared
        import XCTest
        @testable import Stage3

        """

    private static let rows = [
        Row(
            start
                + """
                final class TEST: XCTestCase {
                    func testLoading() {
                        let model = AdvancedViewModel(useCase: MockTEST())
                        let loads = expectation(description: "loads")
                        model.receiveData = { loads.fulfill() }
                        model.didLoad()
                        wait(for: [loads], timeout: 1)
                    }
                }
                @MainActor private struct MockTEST: AdvancedNetworkProvider {
                    func fetchProduct(
                        completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void
                    ) {
                        completion(.failed("why"))
                    }
                }
                """,
            advice: "Write: @MainActor func testLoading() async, and wait with: "
                + "await fulfillment(of: [expectation], timeout: 5)",
            [
                ("func testLoading()", "@MainActor func testLoading() async"),
                ("wait(for: [loads], timeout: 1)", "await fulfillment(of: [loads], timeout: 5)"),
            ]),
        Row(
            start
                + """
                struct TEST: AdvancedNetworkProvider {
                    func fetchProduct(onComplete: @escaping (NetworkResult<ProductResult>) -> Void) {
                    }
                }
                """,
            advice: "  func fetchProduct(completion: @escaping @MainActor "
                + "(NetworkResult<ProductResult>) -> Void)\n",
            [
                (
                    "(onComplete: @escaping (NetworkResult<ProductResult>) -> Void)",
                    "(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void)"
                )
            ]),
        Row(
            start
                + """
                final class TEST: XCTestCase {
                    @MainActor private var model: AdvancedViewModel?
                    override func setUp() {
                        model = AdvancedViewModel(useCase: AdvancedUseCase(url: nil))
                    }
                }
                """,
            advice: "Write: @MainActor override func setUp() async throws",
            [("override func setUp()", "@MainActor override func setUp() async throws")]),
        Row(
            """
            import XCTest
            @testable import Stage2

            final class TEST: XCTestCase {
                func testIt() {
                    let model = SecondBasicViewModel()
                    model.resultOddEven = { _ in }
                    model.isEven(text: "1")
                }
            }
            """,
            advice: "Declare it with 'var': var model", [("let model", "var model")]),
        Row(
            """
            import XCTest
            @testable import Stage2

            final class TEST: XCTestCase {
                func testIt() {
                    let expectation = expectation(description: "answers")
                    var model = SecondBasicViewModel()
                    model.resultOddEven = { _ in expectation.fulfill() }
                    model.isEven(text: "1")
                    waitForExpectations(timeout: 1, handler: nil)
                }
            }
            """,
            advice: "Write: wait(for: [expectation], timeout: 5)",
            [
                (
                    "waitForExpectations(timeout: 1, handler: nil)",
                    "wait(for: [expectation], timeout: 5)"
                )
            ]),
    ]

    func testTheAdviceOnABrokenTestIsAboutItsFirstErrorAndHelps() throws {
        let said = try compile(Self.rows.map(\.broken))
        for (number, row) in Self.rows.enumerated() {
            let advice = try self.advice(on: said, number, row.broken)
            XCTAssertTrue(advice.contains(row.advice), "\(advice)\n\(said)")
        }
        XCTAssertEqual(try compile(Self.rows.map(\.followed)), "")
    }

    /// What is said of a file of tests, if the compiler says this of all of them.
    private func advice(on said: String, _ number: Int, _ source: String) throws -> String {
        let (name, text) = file(number, source)
        let errors = CompilerDiagnostics(text: said).errors.filter {
            $0.place?.file.hasSuffix("/\(name)") == true
        }
        let path = try XCTUnwrap(errors.first?.place?.file, said)
        let kit = WorkshopCopy.kit
        let stageOfTests = try XCTUnwrap(
            kit.workshop.stages.first { source.contains("import \($0.module)\n") })
        var workshop = WorkshopSources.none
        let finished = try SourceFolder.read(
            kit.path("Finished/\(stageOfTests.folder)"), ending: ".swift", files: .live
        ).files.values.map { String(decoding: $0, as: UTF8.self) }
        workshop.finished = { finished }
        let report = StageReport(
            stage: stageOfTests, suite: .ran([]),
            ownTests: .notBuilt(.errors(CompilerDiagnostics(errors))), findings: [])
        return stageAdvice(report, StageSources(ownTests: [path: text], workshop: workshop))
            .cures(inTests: true).map(\.words.text).joined(separator: "\n")
    }

    private func file(_ number: Int, _ source: String) -> (name: String, text: String) {
        ("T\(number).swift", source.replacing("TEST", with: "T\(number)"))
    }

    /// What the compiler says of some files together.
    private func compile(_ sources: [String]) throws -> String {
        let scratch = ScratchFolders(
            root: WorkshopCopy.kit.path(".grade/tests"), path: nil, files: .live)
        return try scratch.withFolder { folder in
            let paths = try sources.enumerated().map { number, source in
                let (name, text) = file(number, source)
                try scratch.files.write("\(folder)/\(name)", Array(text.utf8))
                return "\(folder)/\(name)"
            }
            return try Processes.live().output(of: BuiltProducts.live.typeCheck(["-wmo"] + paths))
                .text
        }
    }
}
