import XCTest

@testable import SwiftSource

final class FormatTextTests: XCTestCase {
    private func suits(_ format: String, _ types: String...) -> Bool {
        FormatText(format).suits(types)
    }

    func testWhatIsReadForWhatItIs() {
        XCTAssertTrue(suits("no more than text"))
        XCTAssertTrue(suits("%d of %02lld, %5.1f%% for %@", "Int", "Int64", "Double", "String"))
        XCTAssertTrue(suits("%2$@ %1$d %1$ld", "Int", "NSString"))
        XCTAssertTrue(suits("%-*d|%+.*f", "Int", "Int32", "Int", "Float"))
        XCTAssertTrue(suits("%x %c", "UInt8", "UInt16"))
    }

    func testWhatReadsMemory() {
        for conversion in ["%s", "%S", "%@", "%P", "%n", "%p", "%ls", "%20.3s", "%1$s", "%f"] {
            XCTAssertFalse(suits(conversion, "Int"), conversion)
        }
        XCTAssertFalse(suits("%@", "Address"))
        XCTAssertFalse(suits("%d", "String"))
        XCTAssertFalse(suits("%Lf", "Double"))
    }

    func testWhatReadsBesideItsArguments() {
        XCTAssertFalse(suits("%d"))
        XCTAssertFalse(suits("%d %d", "Int"))
        XCTAssertFalse(suits("%2$d", "Int"))
        XCTAssertFalse(suits("%0$d", "Int"))
        XCTAssertFalse(suits("%99999999999999999999$d", "Int"))
        XCTAssertFalse(suits("%*d", "Int"))
        XCTAssertFalse(suits("%*%%d", "Int"))
        XCTAssertFalse(suits("%1$*d", "Int", "Int"))
        XCTAssertFalse(suits("100 %", "Int"))
    }
}
