import XCTest

@testable import SwiftSource

final class SILReferencesTests: XCTestCase {
    func testReferencesWithTheirPlaces() {
        let sil = SILReferences(
            sil: """
                sil hidden [ossa] @$s1MfyyF : $@convention(thin) () -> () {
                  %1 = function_ref @exit : $@convention(c) (Int32) -> Never, loc "S/A.swift":5:22, scope 5 // user: %2
                  %2 = class_method %5, #Process.`run`!getter : (Process) -> () throws -> (), loc "S/A.swift":6:2, scope 7
                  %3 = function_ref @"a b" : $() -> (), loc * "S/A.swift":7:2, scope 7
                  %4 = integer_literal $Builtin.Int1, -1, loc "S/A.swift":8:2, scope 7
                """)
        XCTAssertEqual(
            sil.references,
            [("exit", 5), ("#Process.run", 6), ("a b", 7)].map {
                SILReferences.Reference(
                    name: $0, place: SourceLocation(file: "S/A.swift", line: $1))
            })
        XCTAssertEqual(sil.defined, ["$s1MfyyF"])
    }

    func testOnlyWhatCanBeSeenFromOutsideIsDefined() {
        let sil = SILReferences(
            sil: """
                sil [thunk] [asmname "write"] [ossa] @$s1MwTo : $@convention(c) () -> () {
                sil private [ossa] @p : $() -> () {
                sil shared [ossa] @s : $() -> () {
                sil [serialized] @other : $() -> () {
                sil @declared : $() -> ()
                sil_scope 1 { loc "b.swift":2:30 parent @x }
                """)
        XCTAssertEqual(sil.defined, ["write"])
    }

    func testWhatCallsNothingAndGoesAroundTheChecks() {
        let sil = SILReferences(
            sil: """
                @_silgen_name("swift_release")
                func release(_ a: A)
                  @abi(func fine())
                  %1 = ref_to_unmanaged %0 to $@sil_unmanaged A, loc "S/A.swift":5:22, scope 5
                """)
        XCTAssertEqual(
            sil.references.map(\.name), ["@_silgen_name", "@abi", "unowned(unsafe)"])
        XCTAssertEqual(sil.references.map(\.place?.line), [nil, nil, 5])
    }

    func testWhatTheCompilerMakesForAProtocol() {
        func isOfWitness(_ head: String) -> [Bool] {
            SILReferences(
                sil: "sil \(head) : $() -> () {\n  %1 = function_ref @f : $() -> ()"
            ).references.map(\.isOfWitness)
        }
        XCTAssertEqual(isOfWitness("shared [transparent] [thunk] [ossa] @$s1MfTW"), [true])
        XCTAssertEqual(isOfWitness("[ossa] @$s1MfTW"), [false])
        XCTAssertEqual(isOfWitness("[thunk] [asmname \"gTW\"] [ossa] @$s1MfTW"), [false])
    }
}
