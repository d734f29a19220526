import Catalog
import Grading
import SwiftSource

extension Adviser {
    /// Reports methods that look like tests but never run, with every reason and what to do.
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
        case .notNamedTest: "The name of a test must start with 'test'."
        case .noTestAttribute: "A Swift Testing test needs @Test before it."
        case .isPrivate: "It is private. Remove 'private'."
        case .isStatic: "It is static. Remove 'static' or 'class'."
        case .hasParameters: "An XCTest test can't have parameters. Remove them."
        case .returnsValue: "A test can't return a value. Assert the value, and remove the '->'."
        case .isMeantAs(let name): "Nothing calls a method with this name. Write: \(name)"
        case .classIsNoTestCase(let name):
            "\(identifier(name)) isn't a test class. Write: "
                + TestLibrary.xctest.head(ofType: identifier(name))
        case .outsideOfClass: "It isn't in a class. Move it into a test class."
        case .classIsPrivate(let name):
            "Its class \(identifier(name)) is private. Remove 'private' before 'class'."
        case .isNotCompiled(let directive):
            "It isn't compiled here, because of '\(shortened(directive))'. Move it out of that "
                + "condition."
        case .isNotFound:
            "XCTest doesn't find it. Move it into a test class at the top level of the file, not "
                + "into a private extension."
        }
    }
}
