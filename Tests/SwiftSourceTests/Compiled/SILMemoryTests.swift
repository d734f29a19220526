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

    func testArgumentsWithoutACallThatIsKnown() {
        XCTAssertEqual(
            words("  %1 = alloc_box ${ var Array<any CVarArg> }, var, name \"arguments\""),
            ["CVarArg"])
        XCTAssertEqual(
            words("  %1 = apply %2(%3) : $@callee_guaranteed (Array<any CVarArg>) -> ()"),
            ["CVarArg"])
    }
}
