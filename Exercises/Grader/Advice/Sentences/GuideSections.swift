/// The sections of the Guide that help with tests.
package enum GuideSections {
    package static let closures = "Guide/2-mvvm.md#an-assertion-in-the-closure"
    package static let waiting = "Guide/5-xctest-and-swift-testing.md#waiting"
    package static let mixing = "Guide/5-xctest-and-swift-testing.md#dont-mix-the-two-in-one-test"
    package static let loading = "Guide/3-dependency-injection.md#loading"
    package static let checklist = "Guide/test-checklist.md"

    package static let all = [closures, waiting, mixing, loading, checklist]
}
