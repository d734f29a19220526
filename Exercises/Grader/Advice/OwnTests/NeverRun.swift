import Catalog
import Grading
import SwiftSource

extension Adviser {
    /// Methods that look like tests and never run: all reasons, and what to do.
    static let neverRun = Adviser { context in
        (context.own?.neverRun ?? []).map { method in
            Finding(
                .neverRun, .test(method.name), at: method.place,
                exercises: context.owner(ofFile: method.place.file),
                .init(method.reasons.map(describe).joined(separator: " ")))
        }
    }

    private static func describe(_ reason: NeverRunMethod.Reason) -> String {
        switch reason {
        case .notNamedTest: "The name of a test starts with 'test'."
        case .noTestAttribute: "A test of Swift Testing has @Test before it."
        case .isPrivate: "It is private. Take that away."
        case .isStatic: "It belongs to the class itself. Take 'static' or 'class' away."
        case .hasParameters: "XCTest can't give it its values. A test has no parameters."
        case .returnsValue:
            "A test gives nothing back. Assert the value, and take the '->' away."
        case .isMeantAs(let name): "XCTest calls no method of this name. Write: \(name)"
        case .isNoInit:
            "Swift Testing calls no method before a test. Write: "
                + TestLibrary.swiftTesting.beforeEachTest
        case .isNoDeinit:
            "Swift Testing calls no method after a test. Write in the test: "
                + "\(TestLibrary.swiftTesting.afterEachTest), or make the suite a class with a deinit."
        case .classIsNoTestCase(let name):
            "\(identifier(name)) is no test class. Write: "
                + TestLibrary.xctest.head(ofType: identifier(name))
        case .outsideOfClass: "It stands in no class. Move it into a test class."
        case .inExtensionOfXCTestCase:
            "XCTest looks for tests in test classes. Move it into one."
        case .classIsPrivate(let name):
            "Its class \(identifier(name)) is private, so XCTest can't find it. Remove 'private' "
                + "before 'class'."
        case .extensionIsPrivate:
            "Its extension is private, so XCTest can't find it. Remove 'private' before 'extension'."
        case .isNotCompiled(let directive):
            "It isn't compiled here, because of '\(shortened(directive))'. Move it out of that "
                + "condition."
        case .isNotFound:
            "XCTest doesn't find it. Make it a method of a class that isn't inside a function or "
                + "another type."
        }
    }
}
