import XCTest

@testable import Stage1

/// Checks what the two actions show in their labels.
///
/// Bugs in `isEven(number:)` and `numberFormatter(number:separator:currency:)` count only in their
/// own exercises. Here a label is right if it shows what they return.
final class LabelsTests: XCTestCase {
    private let controller = FirstBasicViewController()

    func testTapWithAnEvenNumberShowsGenap() {
        tap(with: "4", shows: "Genap")
        tap(with: "-10", shows: "Genap")
    }

    func testTapWithAnOddNumberShowsGanjil() {
        tap(with: "7", shows: "Ganjil")
        tap(with: "-3", shows: "Ganjil")
    }

    func testTapWithZeroShowsGenap() {
        tap(with: "0", shows: "Genap")
    }

    func testTapWithAnEmptyFieldShowsNotNumber() {
        tap(with: "", shows: "Not number")
        tap(with: nil, shows: "Not number")
    }

    func testTapWithNonIntegerTextShowsNotNumber() {
        tap(with: "dua", shows: "Not number")
        tap(with: "12a", shows: "Not number")
        tap(with: "2.5", shows: "Not number")
        tap(with: "2.0", shows: "Not number")
    }

    func testEachTapReplacesThePreviousAnswer() {
        tap(with: "2", shows: "Genap")
        tap(with: "two", shows: "Not number")
        tap(with: "3", shows: "Ganjil")
    }

    func testTapLeavesTheOtherLabelAlone() {
        controller.numberFormatterTextField.text = "1001"
        controller.numberFormatterResultLabel.text = "as before"
        for text in ["2", "x"] {
            controller.oddEvenTextField.text = text
            controller.didTapFindOddEven()
            XCTAssertEqual(
                controller.oddEvenResultLabel.text != nil, true,
                "whether oddEvenResultLabel has a text after didTapFindOddEven()")
            XCTAssertEqual(
                controller.numberFormatterResultLabel.text, "as before",
                "numberFormatterResultLabel after didTapFindOddEven(): it must not change")
        }
    }

    func testTypingANumberShowsItAsAPrice() {
        type("0", shows: "Rp 0")
        type("1001", shows: "Rp 1.001")
        type("1000000", shows: "Rp 1.000.000")
    }

    func testTypingANegativeNumberShowsItAsAPrice() {
        type("-1234567", shows: "Rp -1.234.567")
    }

    func testEmptyingTheFieldShowsNotNumber() {
        type("", shows: "Not number")
        type(nil, shows: "Not number")
    }

    func testTypingNonIntegerTextShowsNotNumber() {
        type("seribu", shows: "Not number")
        type("10x", shows: "Not number")
        type("2.5", shows: "Not number")
        type("2.0", shows: "Not number")
    }

    func testTypingLeavesTheOtherLabelAlone() {
        controller.oddEvenTextField.text = "2"
        controller.oddEvenResultLabel.text = "as before"
        for text in ["1001", "x"] {
            controller.numberFormatterTextField.text = text
            controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
            XCTAssertEqual(
                controller.numberFormatterResultLabel.text != nil, true,
                "whether numberFormatterResultLabel has a text after typing \"\(text)\"")
            XCTAssertEqual(
                controller.oddEvenResultLabel.text, "as before",
                "oddEvenResultLabel after textFieldDidChangeSelection(_:): it must not change")
        }
    }

    private func tap(
        with text: String?, shows expected: String,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        controller.oddEvenTextField.text = text
        controller.didTapFindOddEven()
        let shown = controller.oddEvenResultLabel.text
        let said = Int(text ?? "").map { controller.isEven(number: $0) ? "Genap" : "Ganjil" }
        XCTAssertEqual(
            shown, said != nil && said == shown ? said : expected,
            "oddEvenResultLabel after didTapFindOddEven() with \(text.quoted) in oddEvenTextField",
            file: file, line: line)
    }

    private func type(
        _ text: String?, shows expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        controller.numberFormatterTextField.text = text
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        let shown = controller.numberFormatterResultLabel.text
        let said = Int(text ?? "").map { controller.numberFormatter(number: $0) }
        XCTAssertEqual(
            shown, said != nil && said == shown ? said : expected,
            "numberFormatterResultLabel after typing \(text.quoted) in numberFormatterTextField",
            file: file, line: line)
    }
}

extension String? {
    /// The text between quotes, or `nil`.
    fileprivate var quoted: String {
        map { "\"\($0)\"" } ?? "nil"
    }
}
