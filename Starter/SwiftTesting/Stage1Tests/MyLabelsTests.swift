import Testing

@testable import Stage1

/// Your own tests of the two actions.
///
/// An action returns nothing, so look at what it changes: put a text in the field, call the action, and
/// compare the text of the label. `Guide/1-basic-functions.md` writes the first tests, under "Labels".
@Suite struct MyLabelsTests {
    // TODO: Test what each action shows for a number, and for text that is no number.
}
