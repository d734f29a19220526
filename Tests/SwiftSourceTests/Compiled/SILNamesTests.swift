import XCTest

@testable import SwiftSource

final class SILNamesTests: XCTestCase {
    private func names(
        _ lines: String..., in function: String = "@$s11Stage1Tests4testyyF"
    ) -> SILNames {
        SILNames(
            sil: """
                sil [ossa] \(function) : $@convention(thin) () -> () {
                bb0:
                \(lines.map { "  \($0)" }.joined(separator: "\n"))
                } // end
                sil @$sSS5countSivg : $@convention(method) (String) -> Int
                """, testing: "Stage1")
    }

    func testFunctionsAndVariables() {
        let names = names(
            "%1 = function_ref @$s6Stage14peekSiyF : $@convention(thin) () -> Int // user: %2",
            "%2 = function_ref @$s6Stage14peekSiyF : $@convention(thin) () -> Int",
            "%3 = global_addr @\"a name\" : $*Int, loc \"τ/a.swift\":1:2, scope 1",
            "%4 = unchecked_ownership_conversion %1, @guaranteed to @owned",
            "%5 = string_literal utf8 \"@no : \\\" #No.no\"",
            "%6 = keypath $KeyPath<Product, Int>, (root $Product; gettable_property $Int, "
                + "id @id : $() -> (), getter @get : $() -> ())")
        XCTAssertEqual(
            names.symbols, ["$s6Stage14peekSiyF": 2, "a name": 1, "id": 1, "get": 1])
        XCTAssertEqual(names.members, [])
    }

    func testMembersAndTypes() {
        let names = names(
            "%1 = struct_extract %0, #Bool._value // id: %1",
            "%2 = class_method %1, #Row.title!getter : (Row) -> () -> String, $@convention(method)",
            "%3 = enum $Optional<Größe>, #Optional.some!enumelt, %2",
            "%4 = apply %3<Ignored>(%2) : $@convention(thin) <τ_0_0> (@in τ_0_0, Base) -> ()",
            "%5 = upcast %4 to $Base")
        XCTAssertEqual(names.members, ["Bool._value", "Row.title", "Optional.some"])
        XCTAssertEqual(names.types, ["Optional", "Größe", "Ignored"])
    }

    func testFunctionsOfItsOwnAndWitnesses() {
        let names = names("%1 = function_ref @$s11Stage1Tests4testyyF : $() -> ()")
        XCTAssertEqual(names.symbols, [:])
        // What the stage declares is never the tests' own, wherever its body is.
        XCTAssertEqual(
            self.names(
                "%1 = function_ref @$s6Stage14testyyF : $() -> ()", in: "@$s6Stage14testyyF"
            ).symbols, ["$s6Stage14testyyF": 1])
        let witness = self.names("%1 = function_ref @$s6Stage14peekSiyF : $() -> ()", in: "@$sxTW")
        XCTAssertEqual(witness.symbols, [:])
        XCTAssertEqual(witness.symbolsOfWitnesses, ["$s6Stage14peekSiyF"])
    }
}
