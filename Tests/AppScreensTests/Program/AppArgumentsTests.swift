import XCTest

@testable import AppScreens

final class AppArgumentsTests: XCTestCase {
    private func assertRefused(
        _ words: String..., as expected: AppUsageError, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertThrowsError(try AppArguments(words), file: file, line: line) { error in
            XCTAssertEqual(error as? AppUsageError, expected, file: file, line: line)
        }
    }

    func testValidArgumentsChooseAScreen() throws {
        XCTAssertNil(try AppArguments([]).screen)
        XCTAssertEqual(try AppArguments(["3"]).screen?.id, 3)
        XCTAssertEqual(try AppArguments(["--", "3"]).screen?.id, 3)
        XCTAssertEqual(try AppArguments(["games"]).screen?.id, "Games")
        XCTAssertTrue(try AppArguments(["3", "--plain"]).isPlain)
        XCTAssertFalse(try AppArguments(["3"]).isPlain)
        XCTAssertEqual(try AppArguments(["accounts", "--stub-services"]).screen?.id, "Accounts")
        for words in [["--help"], ["-h"], ["help"], ["2", "--help"]] {
            XCTAssertTrue(try AppArguments(words).wantsHelp, "\(words)")
        }
    }

    func testInvalidArgumentsAreRefused() {
        assertRefused("5", as: .unknownScreen("5"))
        assertRefused("", as: .unknownScreen(""))
        assertRefused("--", "--plain", as: .unknownScreen("--plain"))
        assertRefused("--plian", as: .unknownOption("--plian"))
        assertRefused("-", as: .unknownOption("-"))
        assertRefused("--plain=yes", as: .unexpectedValue(option: "--plain"))
        assertRefused("1", "2", as: .secondScreen("2"))
    }

    func testTheHelpFits80Columns() {
        XCTAssertEqual(AppHelp.text.split(separator: "\n").filter { $0.count > 80 }, [])
    }
}
