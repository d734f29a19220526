import XCTest

@testable import SwiftSource

final class MemoryTypesTests: XCTestCase {
    func testNamesThatSpeakOfPointersAndArguments() {
        for name in [
            "$sSS11withCStringyxxSPys4Int8VGKXEKlF",
            "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC",
            "$ss7CVarArgMp", "$s10Foundation7NSArrayCMa",
            "$s6Stage13RowC4peekyy" + String(repeating: "AASg", count: 20) + "F",
        ] {
            XCTAssertTrue(MemoryTypes.areNamed(in: name), name)
        }
    }

    /// A closer look has the compiler run once more, on each save.
    func testWhatTheCompilerRefersToByItself() {
        for name in [
            "$sSa22_allocateUninitializedySayxG_SpyxGtSiFZ",
            "$sSS21_builtinStringLiteral17utf8CodeUnitCount7isASCIISSBp_BwBi1_tcfC",
            "$sST32withContiguousStorageIfAvailableyqd__Sgqd__SRy7ElementQzGKXEKlFTq", "memcpy",
        ] {
            XCTAssertFalse(MemoryTypes.areNamed(in: name), name)
        }
    }

    func testWholeWords() {
        XCTAssertEqual(
            MemoryTypes.pointer(in: "$*Slice<UnsafeBufferPointer<Int>>"), "UnsafeBufferPointer")
        XCTAssertEqual(MemoryTypes.pointer(in: "$Unmanaged<Row>"), "Unmanaged")
        XCTAssertNil(MemoryTypes.pointer(in: "$Builtin.RawPointer"))
        XCTAssertNil(MemoryTypes.pointer(in: "$MousePointer, $UnmanagedList"))
    }
}
