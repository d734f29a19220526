import Grading
import SwiftSource

/// Looks for smells in the source of a learner's tests.
///
/// It says nothing where it isn't sure. The smells themselves stand in the files of their ideas.
struct TestSmellScan {
    let tests: TestSources
    private let functions: FunctionWords
    /// The classes that the tests can use, and those that they declare.
    let classes: Set<String>
    /// What the code is like that is tested; nil where that isn't known.
    let code: TestedCode?

    init(_ tests: TestSources, classes: Set<String> = [], code: TestedCode? = nil) {
        self.tests = tests
        self.classes = classes
        self.code = code
        functions = FunctionWords(tests.files.map(\.source))
    }

    /// Why a test that passes notices nothing.
    func smell(ofIdle name: String) -> TestSmell? {
        guard let test = tests.test(name), let body = tests.body(of: test) else { return nil }
        let smell = body.reasonToNoticeNothing
        let isInClosure = smell?.kind == .neverWaits || smell == .assertsInClosure
        return (isInClosure ? steps(of: test)?.setTooLate : nil) ?? onlyIfLate(smell, in: test)
            ?? sharedAtTheSameTime(test)
    }

    /// What could be better in a test that holds and notices something.
    func smell(ofUseful name: String) -> TestSmell? {
        guard let test = tests.test(name) else { return nil }
        if let smell = withoutSuper(test) { return smell }
        if test.function.isOnMainActorWithoutAsync { return .isNotAsync }
        let smell = tests.body(of: test)?.reasonToNoticeNothing
        switch smell?.kind {
        case .assertsTooLittle, .neverWaits, .acceptsSeveral: return smell
        default: return sharedAtTheSameTime(test) ?? keepsTheLast(test)
        }
    }

    /// Why a test may fail on code that is right.
    func smell(of failure: FailedTest.Failure, of name: String) -> TestSmell? {
        guard let test = tests.test(name) else { return nil }
        if let smell = withoutSuper(test) { return smell }
        guard let body = tests.body(of: test) else { return nil }
        if let smell = steps(of: test)?.smell(of: failure) { return smell }
        if let smell = body.reasonToFail { return onlyIfLate(smell, in: test) }
        switch failure {
        case .assertion(let assertion): return ownText(assertion)
        case .crash(let line): return line.flatMap { unanswered(test, in: $0) }
        case .hang: return unanswered(test, in: nil)
        case .unknown: return nil
        }
    }

    /// A test and what its steps can be compared with; nil where the code isn't known.
    private func steps(of test: TestSources.Test) -> FailedTest? {
        guard let code, let body = test.function.body, body.count <= TestBody.maximumLength else {
            return nil
        }
        return FailedTest(
            source: test.source, body: body, reached: words(reachedBy: test), code: code)
    }

    /// The words of all that a test runs of the tests' own code.
    func words(reachedBy test: TestSources.Test) -> ReachedWords {
        ReachedWords(test.function, in: test.source, of: functions)
    }
}
