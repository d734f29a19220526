import XCTest

@testable import SwiftSource

/// `ScreenedCodeTests` has whole functions, as the compiler writes them.
final class SILMemoryTests: XCTestCase {
    private func words(_ lines: String...) -> [String] {
        SILMemory(lines.map { Substring($0) }).uses.map(\.word)
    }

    func testPointersThatAreHandedOn() {
        for line in [
            "  %1 = apply %2<UnsafePointer<Int8>>(%3) : $@convention(thin) <A> (@in A) -> @out A",
            "  %1 = witness_method $UnsafePointer<Int8>, #Strideable.advanced : <A> (A) -> () -> A",
            "  %1 = keypath $KeyPath<UnsafePointer<Int>, Int>, (root $UnsafePointer<Int>)",
            "  %1 = init_existential_addr %2, $UnsafePointer<Int>",
            "  %1 = apply %2<UnsafePointer<Int>>(%3) : $@convention(c) () -> ()",
            "  %1 = apply %2<UnsafePointer<Int>, `#Optional.none!enumelt`>(%3) : $() -> ()",
        ] {
            XCTAssertEqual(words(line), ["UnsafePointer"], line)
        }
    }

    func testWhatHandsNothingOn() {
        XCTAssertEqual(
            words(
                "  %1 = function_ref @f : $@convention(thin) (UnsafePointer<Int8>) -> ()",
                "  %2 = string_literal utf8 \"UnsafePointer\"",
                "  %3 = enum $Optional<UnsafeMutablePointer<Int>>, #Optional.none!enumelt",
                "  %4 = apply %5(%3) : $@convention(c) (Optional<UnsafeMutablePointer<Int>>) -> Int",
                "  %6 = class_method %7, #NSArray.enumerateObjects : (NSArray) -> "
                    + "((Any, Int, UnsafeMutablePointer<ObjCBool>) -> ()) -> ()",
                "  %8 = partial_apply %9() : $@convention(thin) (Builtin.RawPointer) -> ()"),
            [])
    }

    /// The compiler asks for the place of an element, also where that is in the list itself.
    func testElements() {
        func told(of symbol: String) -> [String] {
            words(
                "  %1 = function_ref @\(symbol) : $@convention(method) (Int) -> UnsafePointer<Int>",
                "  %2 = apply %1<Int>(%3) : $@convention(method) (Int) -> UnsafePointer<Int>",
                "  %4 = struct_extract %2, #UnsafePointer._rawValue")
        }
        XCTAssertEqual(told(of: "$ss11InlineArrayVsRi__rlEyq_Sicilu"), [])
        XCTAssertEqual(told(of: "$sSPsRi_zrlEyxSicilu"), ["UnsafePointer"])
    }

    /// A call with a text that is handed on from where two ways meet.
    private func told(ofFormats first: String, _ second: String, from: String) -> [String] {
        words(
            "bb1: // Preds: bb0",
            "  %1 = string_literal utf8 \"\(first)\"",
            "  %2 = function_ref @$sSS21_builtinStringLiteral : $() -> String",
            "  %3 = apply %2(%1) : $() -> String",
            "  br bb3(%3), loc \"A.swift\":1:2, scope 3 // id: %4",
            "bb2: // Preds: bb0",
            "  %5 = string_literal utf8 \"\(second)\"",
            "  %6 = apply %2(%5) : $() -> String",
            "  br bb3(%6), loc \"A.swift\":1:2, scope 3 // id: %7",
            "bb3(%8 : @owned $String):                  // Preds: \(from)",
            "  %9 = integer_literal $Builtin.Word, 0, scope 3 // user: %11",
            "  %10 = function_ref @$ss27_allocateUninitializedArray : $() -> ()",
            "  %11 = apply %10<any CVarArg>(%9) : $() -> (), scope 3 // user: %12",
            "  (%12, %13) = destructure_tuple %11, scope 3 // user: %15",
            "  %14 = function_ref @printf : $(String, Array<any CVarArg>) -> ()",
            "  %15 = apply %14(%8, %12) : $(String, Array<any CVarArg>) -> ()")
    }

    func testEachTextThatAFormatCanBeIsJudged() {
        XCTAssertEqual(told(ofFormats: "a", "100%%", from: "bb2 bb1"), [])
        XCTAssertEqual(told(ofFormats: "a", "%s", from: "bb2 bb1").count, 1)
        XCTAssertEqual(told(ofFormats: "%s", "a", from: "bb2 bb1").count, 1)
        XCTAssertEqual(told(ofFormats: "a", "b", from: "bb4 bb2 bb1").count, 1)
    }

    func testArgumentsWithoutACallThatIsKnown() {
        XCTAssertEqual(
            words("  %1 = alloc_box ${ var Array<any CVarArg> }, var, name \"arguments\""),
            ["CVarArg"])
        XCTAssertEqual(
            words("  %1 = apply %2(%3) : $@callee_guaranteed (Array<any CVarArg>) -> ()"),
            ["CVarArg"])
    }
}
