import Catalog
import Grading
import SwiftSource

// Assertions that are there, and say nothing, or less than they could.

extension TestSmell {
    static let assertsNothing = TestSmell(
        .assertsNothing,
        .init("It asserts nothing.", next: "Compare what comes with what should come."))

    /// Its assertions hold whatever the code does.
    static func alwaysTrue(_ count: Int) -> TestSmell {
        TestSmell(
            .assertsNothing,
            .init(
                count == 1 ? "Its assertion is always true." : "Its assertions are always true.",
                next: "Compare what comes with what should come."))
    }

    static let onlyNotNil = TestSmell(
        .assertsNothing,
        .init("It asserts that there is something, and not what.", next: "Compare the value."))

    static let onlyWaits = TestSmell(
        .assertsNothing,
        .init(
            "It asserts only that something is called, and not with what.",
            next: "Compare the value."))

    static let comparesWithItself = TestSmell(
        .assertsNothing,
        .init("It compares the code with itself.", next: "Write the value that you expect."))

    static func assertsTooLittle(_ library: TestLibrary) -> TestSmell {
        TestSmell(
            .assertsTooLittle,
            .init(
                "It looks only at a part, such as how many there are.",
                next: "Compare all that comes, also every call of an output: "
                    + "\(library.equal("results", "[…]"))."))
    }

    static let expectsOwnAnswer = TestSmell(
        .assertsTooLittle,
        .init(
            "Both values come from the same function, so both can be wrong in the same way.",
            next: "Write the value that you expect."))

    static let sortsFirst = TestSmell(
        .assertsTooLittle,
        .init(
            "It sorts before it compares, so it says nothing of the order.",
            next: "Compare the list as it comes."))

    /// A comparison by `==`, of which nothing looks at the answer.
    static func comparesForNothing(line: Int, _ library: TestLibrary) -> TestSmell {
        TestSmell(
            .assertsNothing,
            .init(
                "It asserts nothing: line \(line) compares with '==', and nothing looks at the answer.",
                next: "Write: \(library.equal())."))
    }

    /// The test gave this value to an object, and asks the same object for it.
    static func looksAtOwnGift(value: String, line: Int) -> TestSmell {
        TestSmell(
            .assertsNothing,
            .init(
                "'\(shortened(value))' is what the test itself has given, in line \(line).",
                next: "Look at what the code does with it."))
    }

    /// A closure of the test keeps only the last value that it gets.
    static func keepsTheLast(line: Int) -> TestSmell {
        TestSmell(
            .assertsTooLittle,
            .init(
                "Line \(line) keeps only the last answer, so one too many isn't seen.",
                next: "Collect all of them in a list: results.append($0)."))
    }

    static func acceptsSeveral(line: Int) -> TestSmell {
        TestSmell(
            .acceptsSeveral,
            .init(
                "Line \(line) accepts several answers ('||').",
                next: "Compare with the one that is right."))
    }

    /// `assertion` as the test has it, for example `expect`.
    ///
    /// - Parameter isWarning: Whether the library says something where the assertion doesn't hold.
    static func cannotFail(assertion: String, isWarning: Bool = false) -> TestSmell {
        let isOfSwiftTesting = ["expect", "require"].contains(assertion)
        let words =
            isOfSwiftTesting
            ? "#\(assertion) can't fail in an XCTestCase"
            : isWarning
                ? "\(identifier(assertion)) only warns in a @Test"
                : "\(identifier(assertion)) can't fail in a @Test"
        return TestSmell(
            .cannotFail,
            .init(
                "\(words), so this passes whatever the code does.",
                next: "Write: \((isOfSwiftTesting ? TestLibrary.xctest : .swiftTesting).equal()).",
                guide: GuideSections.mixing))
    }

    static let reachesNoBug = TestSmell(
        .reachesNoBug,
        .init(
            "No line with a planted bug runs in it.",
            next: "Call the code that the exercise is about."))
}

extension TestBody {
    /// Why it notices nothing; nil where that isn't sure.
    var reasonToNoticeNothing: TestSmell? {
        guard !isTooLong else { return nil }
        if let smell = expectationNotAwaited ?? freedAtOnce { return smell }
        // What throws asserts something, too.
        guard !throwsErrors || throwsOnlyWithoutValue else { return nil }
        guard !assertions.isEmpty else { return comparesForNothing ?? .assertsNothing }
        if let foreign = foreignAssertion {
            return .cannotFail(assertion: foreign, isWarning: librariesInteroperate)
        }
        if let smell = knownIssue ?? unreachedAssertions ?? weakAssertions { return smell }
        return waitsForExpectation ? nil : returnsEarly ?? assertsAtOnce
    }

    /// What its assertions say too little of; nil where one of them says enough.
    private var weakAssertions: TestSmell? {
        let all = assertions.map { (place: $0, kind: AssertionKind($0, in: source, range)) }
        let telling = all.filter { $0.kind != .constant }
        if telling.isEmpty { return .alwaysTrue(all.count) }
        if telling.allSatisfy({ $0.kind == .isThere }) { return .onlyNotNil }
        if assertions.map(source.word).allSatisfy(TestWords.isCallAwaited) { return .onlyWaits }
        if let first = all.first(where: { $0.kind == .several }) {
            return .acceptsSeveral(line: source.tokens[first.place].line)
        }
        if telling.allSatisfy({ $0.kind == .withItself }) { return .comparesWithItself }
        if telling.allSatisfy({ [.withItself, .withSameFunction].contains($0.kind) }) {
            return .expectsOwnAnswer
        }
        if telling.allSatisfy({ $0.kind == .sorted }), name.lowercased().contains("order") {
            return .sortsFirst
        }
        if let gift = ownGift { return gift }
        let areLittle = telling.allSatisfy { $0.kind == .little || $0.kind == .isThere }
        return areLittle ? .assertsTooLittle(library) : nil
    }
}
