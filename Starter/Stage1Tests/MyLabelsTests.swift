import XCTest

@testable import Stage1

/// Your tests for the two actions.
///
/// An action returns nothing, so check what it changes: put text in the field, call the action, and
/// compare the label's text. The first tests are in `Guide/1-basic-functions.md`, under "Labels".
final class MyLabelsTests: XCTestCase {
    // TODO: Test what each action shows for a number, and for text that isn't a number.
}
