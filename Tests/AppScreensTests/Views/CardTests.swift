import ProgramTestHelpers
import Shared
import TerminalKit
import XCTest

@testable import AppScreens

final class CardTests: XCTestCase {
    private let plain = Style(usesColor: false)

    private func rows(_ products: [Product], columns: Int) -> CardRows {
        ProductListView.rows(of: ProductListState(products: products), columns: columns)
    }

    func testBordersAlignForEveryScript() {
        for columns in [40, 60, 80, 200] {
            let rows = rows(Names.products(26), columns: columns)
            let lines = rows.lines(0..<rows.height, style: plain)
            var screen = ScreenModel(columns: columns, rows: lines.count)
            var update = ScreenUpdate()
            let size = WindowSize(columns: columns, rows: lines.count)
            screen.write(Array(update.text(for: lines, size: size).utf8))
            XCTAssertEqual(screen.complaints, [], "\(columns)")
            let width = CardRows.cardColumns(in: columns)
            for (row, line) in lines.enumerated() {
                for column in [0, width - 1, width + 1, 2 * width] {
                    let cell = screen.cell(row: row, column: column)
                    XCTAssertTrue(
                        ["┌", "│", "└", "┐", "┘"].contains(cell),
                        "'\(cell)' in column \(column) of \(columns): \(line)")
                }
            }
        }
    }

    func testARangeOfLinesMatchesTheWhole() {
        let rows = rows(Names.products(27), columns: 60)
        let all = rows.lines(0..<rows.height, selected: 4, style: plain)
        XCTAssertEqual(all.count, rows.height)
        for top in 0..<rows.height {
            XCTAssertEqual(
                rows.lines(top..<top + 10, selected: 4, style: plain),
                Array(all.dropFirst(top).prefix(10)))
        }
        XCTAssertEqual(rows.lines(-5..<2, style: plain), Array(all.prefix(2)))
        XCTAssertEqual(rows.lines(ofCard: 26)?.upperBound, rows.height)
        XCTAssertNil(rows.lines(ofCard: 27))
    }

    func testALongNameIsCut() {
        let card = Card(Names.products(11)[10], columns: 20)
        XCTAssertEqual(card.height, 9)
        XCTAssertTrue(card.drawn(height: 9, style: plain)[4].contains("…"))
    }

    func testPricesAreFormattedInRupiah() {
        XCTAssertEqual(Price.text(1_250_000), "Rp 1.250.000")
        XCTAssertTrue(Price.text(.min).hasPrefix("Rp -9.223."))
    }
}
