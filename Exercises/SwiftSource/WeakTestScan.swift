/// Looks in the learner's tests for why a test notices nothing, or why it fails.
///
/// It is asked only of tests that notice nothing or don't hold, and says nothing where it isn't sure.
package struct WeakTestScan {
    let sources: [(path: String, source: Declarations)]
    /// The functions that tests may leave their assertions to, or their waiting.
    private let helpers: HelperFunctions
    let functions: FunctionWords
    /// The classes of the code that is tested.
    private let classes: Set<String>
    /// What the code is like that is tested; nil where that isn't known.
    private let code: TestedCode?

    /// - Parameters:
    ///   - files: The text of each file, by its path relative to the repository.
    ///   - classes: The classes that the tests can use, and those that they declare.
    ///   - code: What the code is like that is tested; nil where that isn't known.
    package init(
        files: [String: String], classes: Set<String> = [], code: TestedCode? = nil
    ) {
        self.classes = classes
        self.code = code
        sources = files.sorted { $0.key < $1.key }.map {
            ($0.key, Declarations(SwiftText($0.value)))
        }
        helpers = HelperFunctions(sources.map(\.source))
        functions = FunctionWords(sources.map(\.source))
    }

    /// Where a test stands, and what is weak about it.
    package struct Finding: Equatable {
        package let place: SourceLocation
        package let reason: WeakTest?
    }

    /// Why a test that passes notices nothing; nil where the test itself isn't found.
    ///
    /// - Parameter name: As a test run has it: `MyStage1Tests.MyEvenOddTests/testZero`.
    package func finding(of name: String) -> Finding? {
        finding(of: name) { function, source in
            function.body.flatMap { body -> WeakTest? in
                let reason = TestBody(body, of: function, in: source, helpers)
                    .reasonToNoticeNothing
                switch reason {
                case .neverWaits?, .assertsInClosure?:
                    let cause = causes(in: body, of: function, source)?.setTooLate
                    return cause.map { .cause($0) } ?? onlyIfLate(reason, function, source)
                default: return onlyIfLate(reason, function, source)
                }
            }
        }
    }

    /// What lets real seconds pass in a test that takes so many.
    package func reasonToBeSlow(_ name: String, seconds: Int) -> WeakTest {
        for (_, source) in sources {
            guard let function = source.function(ofTest: name), let body = function.body else {
                continue
            }
            let reached = ReachedWords(function, in: source, of: functions)
            let usesTimer = code?.timed.contains(where: reached.contains) ?? false
            let sleeps = !usesTimer && source.words(body).contains { $0.hasSuffix("sleep") }
            return sleeps ? .sleeps(seconds: seconds) : .waitsForReal(seconds: seconds)
        }
        return .waitsForReal(seconds: seconds)
    }

    /// What is to be fixed in a test that holds and notices something; nil where nothing is.
    package func remark(on name: String) -> WeakTest? {
        finding(of: name) { function, source in
            if let reason = withoutSuper(function) { return reason }
            let prefix = function.prefix.attributes
            if prefix.contains("MainActor"), !prefix.contains("Test"), !function.isAsync {
                return .isNotAsync
            }
            guard let body = function.body else { return nil }
            switch TestBody(body, of: function, in: source, helpers).reasonToNoticeNothing {
            case .assertsTooLittle?: return .assertsTooLittle
            case .neverWaits(let isAsync)?: return .neverWaits(isAsync: isAsync)
            case .acceptsSeveral(let line)?: return .acceptsSeveral(line: line)
            default: return nil
            }
        }?.reason
    }

    /// Why a test may fail on code that is right; nil where the test itself isn't found.
    ///
    /// - Parameters:
    ///   - failed: The assertion that failed; nil where none did.
    ///   - hasCrashed: Whether it crashed.
    ///   - hasHung: Whether it did not end in time.
    ///   - line: The line of source that crashed; nil where nobody knows it.
    package func findingOfFailure(
        of name: String, failed: FailedAssertion? = nil, hasCrashed: Bool = false,
        hasHung: Bool = false, line: String? = nil
    ) -> Finding? {
        finding(of: name) { function, source in
            if let reason = withoutSuper(function) { return reason }
            guard let body = function.body else { return nil }
            let causes = causes(in: body, of: function, source)
            if let cause = failed.flatMap({ causes?.cause(of: $0) })
                ?? (hasCrashed ? causes?.causeOfCrash(in: line) : nil)
            {
                return .cause(cause)
            }
            let reason = TestBody(body, of: function, in: source, helpers).reasonToFail
            if reason == nil, hasHung || line != nil,
                let standIn = answersWhenTold(function, source, in: hasHung ? nil : line)
            {
                return .cause(.answersWhenTold(standIn: standIn))
            }
            return onlyIfLate(reason, function, source)
        }
    }

    /// Why a test that fails in one order only does so: what it leaves behind; nil where that isn't
    /// known.
    package func savedState(of name: String) -> Finding? {
        finding(of: name) { function, source in
            guard let code else { return nil }
            let reached = ReachedWords(function, in: source, of: functions)
            let isOwn = !reached.contains("loadTickerCache") || !reached.contains("install")
            return isOwn
                && (reached.contains("UserDefaults")
                    || code.saving.contains(where: reached.contains))
                ? .cause(.leavesInUserDefaults) : nil
        }
    }

    private func causes(
        in body: Range<Int>, of function: FunctionDeclaration, _ source: Declarations
    ) -> FailureCauseScan? {
        guard let code, body.count <= TestBody.maximumLength else { return nil }
        return FailureCauseScan(
            source: source, body: body,
            reached: ReachedWords(function, in: source, of: functions), code: code)
    }

    /// Waiting helps where something answers later, and is no advice elsewhere.
    private func onlyIfLate(
        _ reason: WeakTest?, _ function: FunctionDeclaration, _ source: Declarations
    ) -> WeakTest? {
        guard let code else { return reason }
        switch reason {
        case .neverWaits?, .assertsAtOnce?: break
        default: return reason
        }
        let reached = ReachedWords(function, in: source, of: functions)
        let late = code.late.union(["Task", "DispatchQueue", "isWaiting", "timerProvider"])
        if late.contains(where: reached.contains) { return reason }
        if case .neverWaits? = reason { return .assertsInClosure }
        return nil
    }

    /// Why a test is skipped; nil where the test itself isn't found.
    package func findingOfSkip(of name: String) -> Finding? {
        finding(of: name) { function, source in
            let words = function.body.map(Array.init) ?? []
            let attribute = function.prefix.testArguments.map(Array.init) ?? []
            let place =
                words.first { source.tokens[$0].isWord && source.word($0).hasPrefix("XCTSkip") }
                ?? attribute.first {
                    source.isWord("disabled", $0) || source.isWord("enabled", $0)
                }
            if let place { return .skips(line: source.tokens[place].line) }
            return attribute.contains { source.isWord("arguments", $0) } ? .hasNoValues : nil
        }
    }

    private func finding(
        of name: String, _ reason: (FunctionDeclaration, Declarations) -> WeakTest?
    ) -> Finding? {
        for (path, source) in sources {
            guard let function = source.function(ofTest: name) else { continue }
            return Finding(
                place: SourceLocation(file: path, line: function.line),
                reason: reason(function, source))
        }
        return nil
    }

    /// Whether the test's class makes something ready in place of its base class.
    private func withoutSuper(_ test: FunctionDeclaration) -> WeakTest? {
        guard let type = test.type, let base = type.parents.first,
            base != "XCTestCase", base != "XCTest.XCTestCase"
        else { return nil }
        let methods = sources.flatMap { _, source in
            source.functions.filter {
                $0.prefix.modifiers.contains("override") && $0.name.hasPrefix("setUp")
            }.map { (function: $0, isLonely: !source.words($0.body ?? 0..<0).contains("super")) }
        }
        let isOwn = sources.contains { $0.source.types.contains { $0.name == base } }
        let method = methods.first { method in
            method.function.type?.name == type.name && method.isLonely
                // The base class has something to do there.
                && (!isOwn
                    || methods.contains {
                        $0.function.type?.name == base && $0.function.name == method.function.name
                    })
        }
        return method.map {
            .withoutSuper(
                method: $0.function.name, base: base, isAsync: $0.function.isAsync)
        }
    }

    /// The variables of the tests' own that a test shares with others: those that can change.
    package func shared(by name: String) -> [SharedState] {
        guard
            let (_, source) = sources.first(where: { $0.source.function(ofTest: name) != nil }),
            let body = source.function(ofTest: name)?.body
        else { return [] }
        let words = Set(source.words(body))
        let all = sources.flatMap { path, source in
            source.shared.filter { words.contains($0.name) }.map { shared in
                (
                    shared,
                    SharedState(
                        name: shared.name, place: SourceLocation(file: path, line: shared.line))
                )
            }
        }
        let variables = all.filter { !$0.0.isConstant }
        guard variables.isEmpty else { return variables.map(\.1) }
        // A constant can hold an object that changes, and no value does.
        return all.filter { $0.0.type.map(isClass) ?? false }.map(\.1)
    }

    private func isClass(_ name: String) -> Bool {
        classes.contains(name) || name.hasPrefix("NS") || Self.classesOfFoundation.contains(name)
    }

    /// Those that tests may share to remember something.
    private static let classesOfFoundation: Set<String> = [
        "UserDefaults", "NotificationCenter", "FileManager", "URLCache", "XCTestExpectation",
    ]
}

extension Declarations {
    /// The function of a test with this name, as a test run has it.
    package func function(ofTest name: String) -> FunctionDeclaration? {
        let parts = name.split { ".(/".contains($0) }.map(String.init).filter { !$0.hasPrefix(")") }
        guard let function = parts.dropFirst().last(where: { !$0.hasSuffix(":)") }) else {
            return nil
        }
        let type = parts.count > 2 ? parts[1] : nil
        return self.function(named: function, of: type)
    }
}
