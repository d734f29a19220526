import ProgramTestHelpers
import TerminalKit
import XCTest

@testable import AppScreens

final class FieldsViewTests: XCTestCase {
    private let plain = Style(usesColor: false)

    private func state(
        _ text: String, _ answer: String?, _ focus: FieldsState.Focus = .oddEven
    ) -> FieldsState {
        FieldsState(
            oddEven: .init(
                text: text, answer: answer, exercises: ["labels"], isAsked: true),
            numberFormatter: .init(text: "1000", answer: "Rp 1.000", exercises: []), focus: focus)
    }

    func testAPrintedPageHasNoCursor() {
        let lines = FieldsView.lines(of: state("7", "x"), columns: 30, style: nil)
        XCTAssertFalse(lines.joined().contains { "▶▏".contains($0) })
    }

    func testTheEndOfALongTextIsShown() {
        let long = String(repeating: "0123456789", count: 1000) + "値🙂"
        let line = FieldsView.lines(of: state(long, "x"), columns: 20, style: plain)[1]
        XCTAssertEqual(line, "▶ […0123456789値🙂▏]")
        XCTAssertEqual(ScreenText.width(of: line), 20)
    }

    func testNoLineIsWiderThanTheWindow() {
        for columns in [40, 60, 80, 200] {
            for name in Names.all {
                let state = state(name, name)
                for line in FieldsView.lines(of: state, columns: columns, style: plain) {
                    XCTAssertLessThanOrEqual(ScreenText.width(of: line), columns, line)
                }
            }
        }
    }

    func testAnEmptyLabelNamesItsExercise() {
        XCTAssertEqual(
            Placeholder.lines(for: ["labels"], tree: "Starter", columns: 40),
            ["The exercise for this part:", "Labels: Starter/Stage1/Labels.swift"])
        for answer in [nil, ""] {
            let lines = FieldsView.lines(of: state("7", answer), columns: 40, style: plain)
            XCTAssertEqual(lines[3], "  –")
            XCTAssertEqual(lines[4], "", "for finished code, no exercise may be named")
        }
    }

    /// A screen with nothing typed in it shows no results. If it didn't say what to do first, finished code
    /// would look unfinished.
    @MainActor func testAScreenSaysWhatToDoFirst() {
        let screen = AllScreens.make(AllScreens.stages[0])
        screen.open()
        let size = WindowSize(columns: 80, rows: 20)
        func body() -> [String] { screen.body(size: size, style: plain) }
        XCTAssertEqual(body()[3], "  Type a number and press Enter.")
        XCTAssertEqual(body().last, "  Press Tab twice and type a number.")
        screen.handle(.character("8"), size: size)
        screen.handle(.enter, size: size)
        XCTAssertEqual(body()[3], "  Genap")
        screen.handle(.tab, size: size)
        XCTAssertEqual(body().last, "  Press Tab and type a number.")
        screen.handle(.tab, size: size)
        XCTAssertEqual(body().last, "  Type a number.")
        screen.handle(.character("8"), size: size)
        XCTAssertEqual(body().last, "  Rp 8")
    }

    @MainActor func testAScreenThatTakesTextSaysHowToQuit() {
        let model = AppModel()
        let size = WindowSize(columns: 80, rows: 20)
        for stage in AllScreens.stages {
            model.open(stage)
            let keys = model.lines(size: size, style: plain).last ?? ""
            XCTAssertTrue(keys.hasSuffix("quit"), keys)
        }
    }

    func testScreensNameExercisesOfTheCatalog() {
        for ids in [
            ProductListView.loading, ProductListView.selecting, FeedView.loading, FeedView.ticker,
        ] {
            for id in ids {
                let lines = Placeholder.lines(for: [id], tree: "Starter", columns: 1000)
                XCTAssertEqual(lines.count, 2, id)
            }
        }
    }
}
