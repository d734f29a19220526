/// The sections of the Guide that help with own tests.
enum GuideSections {
    static let closures = "Guide/2-mvvm.md#an-assertion-in-the-closure"
    static let waiting = "Guide/5-xctest-and-swift-testing.md#waiting"
    static let mixing = "Guide/5-xctest-and-swift-testing.md#dont-mix-the-two-in-one-test"
    static let loading = "Guide/3-dependency-injection.md#loading"
    static let checklist = "Guide/test-checklist.md"

    static let all = [closures, waiting, mixing, loading, checklist]
}
