import XCTest

@testable import SwiftSource

final class CompiledNameTests: XCTestCase {
    private func words(_ name: String) -> String? {
        CompiledName(name).map {
            "\($0.module) \($0.extendedModule ?? "-") \($0.path.joined(separator: ".")) "
                + ($0.firstLabel ?? "-")
        }
    }

    func testNamesOfFunctionsAndVariablesAreParsed() {
        XCTAssertEqual(words("$s6Stage14peekSiyF"), "Stage1 - peek -")
        XCTAssertEqual(
            words("$s20FoundationEssentials11FileManagerC7defaultACvgZ"),
            "FoundationEssentials - FileManager.default -")
        XCTAssertEqual(words("$s6Stage114XCTAssertEqualyyx_xtlF"), "Stage1 - XCTAssertEqual -")
    }

    func testAnExtensionBelongsToItsModule() {
        XCTAssertEqual(words("$sSS6Stage1E5countSivg"), "Stage1 Swift String.count -")
        XCTAssertEqual(
            words("$sSS10FoundationE14contentsOfFile8encodingS2Sh_AAE8EncodingVtKcfC"), nil)
    }

    func testGenericTypesAreSkipped() {
        XCTAssertEqual(
            words("$sSa6Stage3AA7ProductVRszlE3mapySayqd__Gs7KeyPathCyACqd__GlF"),
            "Stage3 Swift Array.map -")
    }

    func testPrivateNamesAndOperatorsAreParsed() {
        XCTAssertEqual(
            words("$s6Stage17XCTFail33_DC5B66BBDE2FA88EBF23612719EFAAEELLyyF"), "Stage1 - XCTFail -"
        )
        XCTAssertEqual(words("$s6Stage12eeoiySbSS_SStF"), "Stage1 - == -")
    }

    func testNamesFromOtherModulesAreParsed() {
        XCTAssertEqual(words("exit"), " - exit -")
        XCTAssertEqual(words("$sSo4exitys5NeverOs5Int32VFTo"), "__C - exit -")
        XCTAssertNil(CompiledName("$sytN"))
    }
}
