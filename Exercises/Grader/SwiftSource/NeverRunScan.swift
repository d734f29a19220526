/// Finds methods in the learner's tests that look like tests but never run.
///
/// It reads tokens instead of parsing Swift, and reports only certain cases. A method whose name is used
/// elsewhere, such as a helper, isn't a forgotten test.
package struct NeverRunScan {
    /// The text of each file, by its path relative to the repository.
    let files: [String: String]
    /// The tests that do run, as `Class/test`; nil if unknown.
    let run: Set<String>?

    /// - Parameter run: The full names of the tests that do run; nil if unknown.
    package init(files: [String: String], run: [String]? = nil) {
        self.files = files
        self.run = run.map { names in Set(names.map(Self.withoutModule)) }
    }

    package func methods() -> [NeverRunMethod] {
        let sources = files.sorted { $0.key < $1.key }.map {
            ($0.key, Declarations(SwiftText($0.value)))
        }
        let types = TestTypes(sources.map(\.1))
        var uses: [String: Int] = [:]
        for (_, source) in sources { Self.countUses(in: source, &uses) }
        return sources.flatMap { path, source in
            // Report one per line; no file written by a person has more.
            var line = 0
            let conditions = ConditionalCode(source.text)
            return source.functions.compactMap { function -> NeverRunMethod? in
                guard function.line != line, uses[function.name, default: 0] == 0 else {
                    return nil
                }
                var reasons = Self.reasons(of: function, in: source, types)
                let around = surroundings(of: function, in: source, types, conditions)
                reasons += around.filter { reasons.isEmpty || $0 != .isNotFound }
                guard let reason = reasons.first else { return nil }
                line = function.line
                return NeverRunMethod(
                    name: function.name, place: SourceLocation(file: path, line: function.line),
                    reason: reason, others: Array(reasons.dropFirst()))
            }
        }
    }

    /// Counts how often each name is used, apart from the declaration of a function.
    private static func countUses(in source: Declarations, _ uses: inout [String: Int]) {
        var isDeclaration = false
        for index in source.tokens.indices {
            guard source.tokens[index].isWord else {
                // A name may be in backticks.
                if source.tokens[index].sign != UInt8(ascii: "`") { isDeclaration = false }
                continue
            }
            let word = source.word(index)
            if !isDeclaration { uses[word, default: 0] += 1 }
            isDeclaration = !isDeclaration && word == "func"
        }
    }

    /// Why a function that nothing calls never runs; empty if it runs, or isn't a test.
    private static func reasons(
        of function: Declaration, in source: Declarations, _ types: TestTypes
    ) -> [NeverRunMethod.Reason] {
        let prefix = function.prefix
        guard !function.isLocal, let body = function.body,
            prefix.modifiers.isDisjoint(with: ["override", "dynamic"]),
            prefix.attributes.isSubset(of: ["MainActor", "available", "discardableResult"])
        else { return [] }
        let looksLikeTest = function.name.hasPrefix("test")
        let mayBeTest = !function.hasParameters && !function.returnsValue && !prefix.isOfType
        guard let type = source.type(of: function) else {
            guard !function.hasParameters, !function.returnsValue else { return [] }
            if Self.usesSwiftTesting(body, source) { return [.noTestAttribute] }
            return looksLikeTest && Self.asserts(body, source) ? [.outsideOfClass] : []
        }
        switch types.kind(of: type) {
        case .xcTest:
            if let name = Self.meantForXCTest(function) { return [.isMeantAs(name)] }
            guard looksLikeTest else { return mayBeTest ? [.notNamedTest] : [] }
            return reasons(ofTest: function, asserts: Self.asserts(body, source))
        case .suite:
            if let meant = Self.meantForXCTest(function) {
                return [.isMeantAs(meant.contains("tearDown") ? "deinit" : "init()")]
            }
            return mayBeTest ? [.noTestAttribute] : []
        case .plain:
            guard mayBeTest else { return [] }
            if Self.usesSwiftTesting(body, source) { return [.noTestAttribute] }
            return looksLikeTest && Self.asserts(body, source)
                ? [.classIsNoTestCase(type.name)] : []
        case .unsure:
            return []
        }
    }

    /// The XCTest method, called before or after a test, that a method with a similar name was meant to be.
    private static func meantForXCTest(_ function: Declaration) -> String? {
        guard !function.hasParameters, !function.returnsValue else { return nil }
        let name = function.name.lowercased().filter { $0 != "_" }
        let meant = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"].first {
            $0.lowercased() == name
        }
        return meant.map {
            function.prefix.isOfType ? "override class func \($0)()" : "override func \($0)()"
        }
    }

    /// Why XCTest doesn't run a method of a test class whose name starts with `test`. A method that has
    /// parameters or a result and asserts nothing may be an unused helper, but one that returns a `Bool` was
    /// meant as a test.
    private static func reasons(
        ofTest function: Declaration, asserts: Bool
    ) -> [NeverRunMethod.Reason] {
        let mayBeHelper =
            function.hasParameters || function.prefix.isOfType
            || function.returnsValue && !function.returnsTruth
        guard asserts || !mayBeHelper else { return [] }
        let reasons: [(Bool, NeverRunMethod.Reason)] = [
            (function.prefix.isPrivate, .isPrivate), (function.prefix.isOfType, .isStatic),
            (function.hasParameters, .hasParameters), (function.returnsValue, .returnsValue),
        ]
        return reasons.filter(\.0).map(\.1)
    }

    /// The reasons in a test's surroundings that keep it from running; empty if it runs.
    private func surroundings(
        of function: Declaration, in source: Declarations, _ types: TestTypes,
        _ conditions: ConditionalCode
    ) -> [NeverRunMethod.Reason] {
        guard let run, function.body != nil, !function.isLocal else { return [] }
        let type = source.type(of: function)
        let condition = conditions.directive(atLine: function.line).map {
            NeverRunMethod.Reason.isNotCompiled($0)
        }
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

    /// `MyEvenOddTests/testZero` of `MyStage1Tests.MyEvenOddTests/testZero`.
    private static func withoutModule(_ name: String) -> String {
        String(name[(name.firstIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
    }

    private static func usesSwiftTesting(_ body: Range<Int>, _ source: Declarations) -> Bool {
        body.contains { index in
            source.tokens[index].isWord && source.tokens[index - 1].sign == UInt8(ascii: "#")
                && ["expect", "require"].contains(source.word(index))
        }
    }

    private static func asserts(_ body: Range<Int>, _ source: Declarations) -> Bool {
        source.words(body).contains { $0.hasPrefix("XCT") || $0.hasPrefix("assert") }
            || usesSwiftTesting(body, source)
    }
}

/// A method that looks like a test but isn't one, so nothing runs it.
package struct NeverRunMethod: Sendable, Equatable, Codable {
    /// Why nothing runs it.
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
