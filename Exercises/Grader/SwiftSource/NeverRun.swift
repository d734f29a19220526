extension TestSources {
    /// Finds the methods that look like tests but never run.
    ///
    /// Only methods that certainly never run are reported. If a method's name is used anywhere
    /// else, the method is probably a helper and not a forgotten test.
    ///
    /// - Parameter run: The full names of the tests that do run; nil if unknown.
    package func neverRun(_ run: [String]? = nil) -> [NeverRunMethod] {
        let run = run.map { Set($0.map(TestName.withoutModule)) }
        let used = usedNames
        return files.flatMap { path, source in
            // Only one method is reported for each line, because people don't write several methods
            // in one line.
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

    /// Why a function that nothing calls never runs; empty if it runs, or if it isn't a test.
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

    /// The reasons outside of a test's own declaration that keep it from running; empty if it runs.
    private func surroundings(
        of function: Declaration, in source: Declarations, _ condition: String?,
        run: Set<String>
    ) -> [NeverRunMethod.Reason] {
        guard function.body != nil, !function.isLocal else { return [] }
        let type = source.type(of: function)
        let condition = condition.map(NeverRunMethod.Reason.isNotCompiled)
        if function.prefix.attributes.contains("Test") {
            // Another reason, such as a trait that disables the test, isn't reported.
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
    /// The XCTest method that this method was meant to be, because its name is similar: one that
    /// runs before or after each test. Nil if there is none.
    fileprivate var meantForXCTest: String? {
        guard !hasParameters, !returnsValue else { return nil }
        let word = name.lowercased().filter { $0 != "_" }
        let meant = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"].first {
            $0.lowercased() == word
        }
        return meant.map { "override \(prefix.isOfType ? "class " : "")func \($0)()" }
    }

    /// Why XCTest doesn't run a method of a test class whose name starts with `test`. If the method
    /// has parameters or a result and asserts nothing, it may be an unused helper, so there is no
    /// reason. A method that returns a `Bool` was meant as a test.
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
    /// The reason why nothing runs the method.
    package enum Reason: Sendable, Equatable, Codable {
        /// The method is in a test class, but its name doesn't start with `test`.
        case notNamedTest
        /// The function uses Swift Testing, but has no `@Test`.
        case noTestAttribute
        case isPrivate
        /// The method is static.
        case isStatic
        case hasParameters
        case returnsValue
        /// The method was meant to be this one, which runs before or after each test.
        case isMeantAs(String)
        /// The method is in the type with this name, which doesn't inherit from `XCTestCase`.
        case classIsNoTestCase(String)
        /// The function is outside of any class.
        case outsideOfClass
        /// The method is in the class with this name, which is private.
        case classIsPrivate(String)
        /// The test depends on this directive, such as `#if os(iOS)`.
        case isNotCompiled(String)
        /// XCTest's list of tests doesn't contain the method, for an unknown reason.
        case isNotFound
    }

    package let name: String
    package let place: SourceLocation
    /// The first reason. All other reasons must be fixed as well.
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
