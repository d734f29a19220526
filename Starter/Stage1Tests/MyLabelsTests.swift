import XCTest

@testable import Stage1

/// Your own tests of the two actions.
final class MyLabelsTests: XCTestCase {
    // TODO: Test what each action shows for a number, and for text that is no number.
}
