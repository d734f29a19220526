import XCTest

@testable import Grading
@testable import SwiftSource

final class FlagRulesTests: XCTestCase {
    /// A closer look has the compiler run once more, on each save.
    func testTheNameOfATypeNeedsNoCloserLookAndTheTypeOfANameDoes() throws {
        let rules = FlagRules(ownModules: ["Stage4", "Shared"], isTests: false)
        let nameOfType = try XCTUnwrap(CompiledName("$ss9_typeName_9qualifiedSSypXp_SbtF"))
        XCTAssertEqual(nameOfType.path.first, "_typeName")
        XCTAssertFalse(rules.needsCloserLook(nameOfType))
        let typeOfName = try XCTUnwrap(CompiledName("$ss11_typeByNameyypXpSgSSF"))
        XCTAssertEqual(typeOfName.path.first, "_typeByName")
        XCTAssertTrue(rules.needsCloserLook(typeOfName))
    }
}
