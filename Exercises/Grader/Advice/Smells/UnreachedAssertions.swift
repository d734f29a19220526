import Catalog
import Grading
import SwiftSource

// Assertions that may never run, since they stand where the test may never come.

extension TestSmell {
    static let assertsInUncalledFunction = TestSmell(
        .assertsNothing,
        .init(
            "It asserts only in a function inside of it, which it never calls.", next: "Call it."))

    static let assertsInClosure = TestSmell(
        .assertsNothing,
        .init(
            "It asserts only in a closure, which may never be called.",
            guide: GuideSections.closures))

    static let assertsUnderCondition = TestSmell(
        .assertsNothing,
        .init(
            "It asserts only in a loop or an 'if'. Where that is never entered, it asserts nothing."
        ))

    static func returnsEarly(line: Int, _ library: TestLibrary) -> TestSmell {
        TestSmell(
            .assertsNothing,
            .init(
                "It can return in line \(line), before it asserts.",
                next: "Let it fail there: \(library.failing)."))
    }
}

extension TestBody {
    /// What all its assertions stand in, where that may never be reached.
    var unreachedAssertions: TestSmell? {
        guard !assertions.isEmpty, !waitsForExpectation else { return nil }
        let around = assertions.map(braces)
        if around.allSatisfy({ $0.contains(.function) }), !callsInnerFunction {
            return .assertsInUncalledFunction
        }
        if around.allSatisfy({ $0.contains(.task) || $0.contains(.closure) }) {
            let isTask = around.contains { $0.contains(.task) }
            return (isAsync || isTask) && !waits
                ? .neverWaits(isAsync: isAsync, library) : isTask ? nil : .assertsInClosure
        }
        return around.allSatisfy({ $0.contains(.condition) }) ? .assertsUnderCondition : nil
    }

    /// A `return` of the test itself before its last assertion.
    var returnsEarly: TestSmell? {
        guard let last = assertions.last else { return nil }
        let place = range.first {
            $0 < last && source.isWord("return", $0)
                && !braces(around: $0).contains { $0 == .closure || $0 == .function }
        }
        return place.map { .returnsEarly(line: source.tokens[$0].line, library) }
    }
}
