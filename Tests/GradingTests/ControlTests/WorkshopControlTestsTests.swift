import Foundation
import Shared
import XCTest

@testable import ControlTests

/// Tests the values that replace the expected values of official suites in control tests.
final class WorkshopControlTestsTests: XCTestCase {
    private func check<Value: Equatable>(
        _ values: Value..., file: StaticString = #filePath, line: UInt = #line
    ) {
        for value in values {
            let other = workshopOther(than: value)
            XCTAssertNotNil(other, "\(value)", file: file, line: line)
            XCTAssertNotEqual(other, value, file: file, line: line)
        }
    }

    func testMostTypesHaveAReplacementValue() {
        check(true, false)
        check(0, 1, Int.max, .min)
        check(UInt.max, 0)
        check(0.0, 1.0, Double.infinity)
        check("", "a", "Rp 5.000", "Genap", "?", "é", "٣")
        check(Data(), Data([1]))
        check(Int?.some(1), nil)
        check([1] as [Int]?, nil)
        check([], ["a"], ["a", "b"])
        check([true, false])
        check([Int?](), [nil])
        check([[String]](), [[]])
        check(["a": 1], [:])
        check([1, 2] as Set, [])
        check(Ticker(id: 1, title: "a"), Ticker(id: 2, title: "a"))
        check(["a": "b"], [String: String]())
    }

    /// Code under test could recognize that a longer string, or a number of a different magnitude,
    /// is a replacement.
    func testReplacementValuesAreOrdinary() throws {
        for (text, form) in [
            ("Rp 5.000", #/Rp \d\.\d{3}/#), ("Genap", #/G[a-z]{4}/#), ("12", #/\d\d/#),
        ] {
            let other = try XCTUnwrap(workshopOther(than: text))
            XCTAssertNotNil(other.wholeMatch(of: form), other)
        }
        for number in [0, 7, 1_000] {
            let other = try XCTUnwrap(workshopOther(than: number))
            XCTAssertTrue((number + 1...number + 9).contains(other), "\(other)")
        }
    }

    /// A test could also check the number of elements. Then it would fail even without comparing
    /// the list.
    func testAReplacementListHasTheSameLength() {
        XCTAssertEqual(workshopOther(than: [1, 2, 3])?.count, 3)
    }

    func testATypeWithLiteralsHasAReplacementValue() {
        check(Substring("a"), Substring("~"))
        check(Int64(1), Int64(2), 3)
        check(Float(1), Float(2))
        struct Truth: Equatable, ExpressibleByBooleanLiteral {
            var value: Bool
            init(booleanLiteral value: Bool) { self.value = value }
        }
        check(true as Truth, false as Truth)
        struct Joker: Equatable, ExpressibleByStringLiteral {
            init(stringLiteral value: String) {}
            static func == (one: Joker, other: Joker) -> Bool { true }
        }
        let other: Joker? = workshopOther(than: "a")
        XCTAssertNotNil(other)
    }

    func testOtherTypesHaveNoReplacementValue() {
        struct Own: Equatable {}
        XCTAssertNil(workshopOther(than: Own()))
        XCTAssertTrue(workshopOther(than: Own?.none) == Own??.none)
        XCTAssertNil(workshopOther(than: [Own]()))
        XCTAssertEqual(workshopOther(than: Own?.some(Own())), .some(nil))
        XCTAssertEqual(workshopOther(than: [Own(), Own()]), [Own()])
    }
}
