extension TestSources {
    /// Finds the methods that look like tests but never run.
    ///
    /// It reports only methods that certainly never run. A method whose name is used elsewhere,
    /// such as a helper, isn't a forgotten test.
    ///
    /// - Parameter run: The full names of the tests that do run; nil if unknown.
    package func neverRun(_ run: [String]? = nil) -> [NeverRunMethod] {
        let run = run.map { Set($0.map(TestName.withoutModule)) }
        let used = usedNames
        return files.flatMap { path, source in
            // One method is reported per line. No file written by a person has more.
            var line = 0
            let conditions = ConditionalCode(source.text)
            return source.functions.compactMap { function -> NeverRunMethod? in
                guard function.line != line, !used.contains(function.name) else { return nil }
                let own = reasons(of: function, in: source)
                let condition = conditions.directive(atLine: function.line)
                let around = run.map { surroundings(of: function, in: source, condition, run: $0) }
                let reasons = own + (around ?? []).filter { own.isEmpty || $0 != .isNotFound }
                guard let reason = reasons.first else { return nil }
                line = function.line
                return NeverRunMethod(
                    name: function.name, place: SourceLocation(file: path, line: function.line),
                    reason: reason, others: Array(reasons.dropFirst()))
            }
        }
    }

    /// All words of the files, except names in the declarations of functions.
    private var usedNames: Set<String> {
        var used: Set<String> = []
        for (_, source) in files {
            for index in source.tokens.indices where source.tokens[index].isWord {
                let start = source.isSign("`", index - 1) ? index - 1 : index
                if !source.isWord("func", start - 1) { used.insert(source.word(index)) }
            }
        }
        return used
    }

    /// Why a function that nothing calls never runs; empty if it runs, or isn't a test.
    private func reasons(
        of function: Declaration, in source: Declarations
    ) -> [NeverRunMethod.Reason] {
        let prefix = function.prefix
        guard !function.isLocal, let body = function.body,
            prefix.modifiers.isDisjoint(with: ["override", "dynamic"]),
            prefix.attributes.isSubset(of: ["MainActor", "available", "discardableResult"])
        else { return [] }
        let mayBeTest = !function.hasParameters && !function.returnsValue && !prefix.isOfType
        let isNamedTest = function.name.hasPrefix("test")
        let assertions = body.filter { TestWords.isAssertion($0, in: source) }
        let type = source.type(of: function)
        switch type.map(types.kind) {
        case .xcTest?:
            if let name = function.meantForXCTest { return [.isMeantAs(name)] }
            guard isNamedTest else { return mayBeTest ? [.notNamedTest] : [] }
            return function.reasonsOfTest(asserts: !assertions.isEmpty)
        case .suite?:
            if let meant = function.meantForXCTest {
                return [.isMeantAs(meant.contains("tearDown") ? "deinit" : "init()")]
            }
            return mayBeTest ? [.noTestAttribute] : []
        case .plain?, nil:
            guard mayBeTest, !assertions.isEmpty else { return [] }
            let usesSwiftTesting = assertions.contains {
                ["expect", "require"].contains(source.word($0))
            }
            if usesSwiftTesting { return [.noTestAttribute] }
            return isNamedTest ? [type.map { .classIsNoTestCase($0.name) } ?? .outsideOfClass] : []
        case .unsure?: return []
        }
    }

    /// The reasons in a test's surroundings that keep it from running; empty if it runs.
    private func surroundings(
        of function: Declaration, in source: Declarations, _ condition: String?,
        run: Set<String>
    ) -> [NeverRunMethod.Reason] {
        guard function.body != nil, !function.isLocal else { return [] }
        let type = source.type(of: function)
        let condition = condition.map(NeverRunMethod.Reason.isNotCompiled)
        if function.prefix.attributes.contains("Test") {
            // A test that is disabled, for example, isn't reported either.
            let name = "\(type.map { "\($0.name)/" } ?? "")\(function.name)("
                .replacing(".", with: "/")
            let isRun = run.contains { $0.hasPrefix(name) || $0.contains("/\(name)") }
            return isRun ? [] : [condition].compactMap(\.self)
        }
        guard let type, types.isTestCase(type), function.name.hasPrefix("test"),
            !function.prefix.isPrivate || types.kind(of: type) == .unsure,
            !function.hasParameters, !function.returnsValue, !function.prefix.isOfType,
            !function.prefix.modifiers.contains("override"),
            !run.contains("\(type.name)/\(function.name)")
        else { return [] }
        let reasons: [NeverRunMethod.Reason?] = [
            function.prefix.isPrivate ? .isPrivate : nil,
            types.isPrivateTestCase(type.name) ? .classIsPrivate(type.name) : nil, condition,
        ]
        let found = reasons.compactMap(\.self)
        return found.isEmpty ? [.isNotFound] : found
    }
}

extension Declaration {
    /// The XCTest method, called before or after a test, that a method with a similar name was meant to be.
    fileprivate var meantForXCTest: String? {
        guard !hasParameters, !returnsValue else { return nil }
        let word = name.lowercased().filter { $0 != "_" }
        let meant = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"].first {
            $0.lowercased() == word
        }
        return meant.map { "override \(prefix.isOfType ? "class " : "")func \($0)()" }
    }

    /// Why XCTest doesn't run a method of a test class whose name starts with `test`. A method that has
    /// parameters or a result and asserts nothing may be an unused helper, but one that returns a `Bool` was
    /// meant as a test.
    fileprivate func reasonsOfTest(asserts: Bool) -> [NeverRunMethod.Reason] {
        let mayBeHelper = hasParameters || prefix.isOfType || returnsValue && !returnsTruth
        guard asserts || !mayBeHelper else { return [] }
        let reasons: [(Bool, NeverRunMethod.Reason)] = [
            (prefix.isPrivate, .isPrivate), (prefix.isOfType, .isStatic),
            (hasParameters, .hasParameters), (returnsValue, .returnsValue),
        ]
        return reasons.filter(\.0).map(\.1)
    }
}

/// A method that looks like a test but isn't one, so nothing runs it.
package struct NeverRunMethod: Sendable, Equatable, Codable {
    /// The reason why nothing runs it.
    package enum Reason: Sendable, Equatable, Codable {
        /// A method of a test class whose name doesn't start with `test`.
        case notNamedTest
        /// A Swift Testing function without `@Test`.
        case noTestAttribute
        case isPrivate
        /// The method is static.
        case isStatic
        case hasParameters
        case returnsValue
        /// It was meant to be this method, which runs before or after each test.
        case isMeantAs(String)
        /// It is a method of a type that doesn't inherit from `XCTestCase`.
        case classIsNoTestCase(String)
        /// It is a function outside of any class.
        case outsideOfClass
        /// The class with this name is private.
        case classIsPrivate(String)
        /// It depends on this directive, such as `#if os(iOS)`.
        case isNotCompiled(String)
        /// It isn't in XCTest's list of tests for another reason.
        case isNotFound
    }

    package let name: String
    package let place: SourceLocation
    /// The first reason; all others also need to be fixed.
    package let reason: Reason
    package let others: [Reason]

    package var reasons: [Reason] { [reason] + others }

    package init(
        name: String, place: SourceLocation, reason: Reason = .notNamedTest, others: [Reason] = []
    ) {
        self.name = name
        self.place = place
        self.reason = reason
        self.others = others
    }
}
