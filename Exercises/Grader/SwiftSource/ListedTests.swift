/// A test class, as it appears in XCTest's list of tests.
package struct ListedClass: Sendable {
    package let name: String
    /// The test methods, sorted by name.
    package let methods: [(name: String, isAsync: Bool)]
}

/// A declaration that keeps a test program from being built although each file compiles. The
/// program's list of tests is generated code, and it can't name everything that a file can declare.
package struct UnlistedTest: Sendable, Equatable {
    /// The reason why the list can't be built.
    package enum Reason: Sendable, Equatable {
        /// A test or a test class has a name that requires backticks.
        case isInBackticks(name: String)
        /// A test class is nested in another type.
        case isNested(name: String, in: String)
        /// A test class is generic.
        case isGeneric(name: String)
        /// A type has `@main`, but the list contains the program's entry point.
        case isMain(name: String)
    }

    package let reason: Reason
    /// The location of the declaration's name.
    package let place: SourceLocation
    /// The source of that line.
    package let line: String
}

extension TestSources {
    /// Whether a function is in XCTest's list of tests. It must be a method of a test class and
    /// visible outside of its file, have no parameters and no result, and have a name that starts
    /// with `test`.
    func isListed(_ function: Declaration, in source: Declarations) -> Bool {
        guard let type = source.type(of: function), types.isTestCase(type) else { return false }
        let isPrivate =
            function.prefix.isPrivate || type.kind == .extension && type.prefix.isPrivate
            || types.isPrivateTestCase(type.name)
        return function.kind == .function && function.name.hasPrefix("test") && !isPrivate
            && !function.hasParameters && !function.returnsValue && !function.prefix.isOfType
            && !function.isInFunction
    }

    /// The classes for XCTest's list of tests, sorted by name, as the package manager would list
    /// them.
    ///
    /// Nil if the text alone doesn't show what the package manager would list. This is the case if
    /// code depends on `#if` or on a type alias, or if tests are inherited or declared twice.
    package var listed: [ListedClass]? {
        let aliases = Set(
            files.flatMap(\.source.all).filter { $0.kind == .typealias }.map(\.name))
        guard unlisted.isEmpty, files.allSatisfy({ $0.source.isPlain(besides: aliases) }) else {
            return nil
        }
        var classes: [String: [Declaration]] = [:]
        for (_, source) in files {
            for function in source.functions where isListed(function, in: source) {
                classes[function.typeName ?? "", default: []].append(function)
            }
        }
        let declared = files.flatMap(\.source.types).filter { classes[$0.name] != nil }
        let attributes = (declared + classes.values.joined()).flatMap(\.prefix.attributes)
        guard declared.count(where: { $0.kind != .extension }) == classes.count,
            attributes.allSatisfy({ $0 == "MainActor" }),
            classes.allSatisfy({ name, methods in
                Set(methods.map(\.name)).count == methods.count
                    && types.ancestors(of: name).allSatisfy { classes[$0] == nil }
            })
        else { return nil }
        return classes.sorted { $0.key < $1.key }.map { name, methods in
            ListedClass(
                name: name,
                methods: methods.map { ($0.name, $0.isAsync) }.sorted { $0.0 < $1.0 })
        }
    }

    /// The declarations that keep the list of tests from being built.
    package var unlisted: [UnlistedTest] {
        files.flatMap { path, source in
            source.all.compactMap { declaration in
                reason(for: declaration, in: source).map {
                    let start = source.tokens[declaration.start].range.lowerBound
                    let line = source.text.lineRange(at: start)
                    return UnlistedTest(
                        reason: $0,
                        place: SourceLocation(
                            file: path, line: declaration.line,
                            column: start - line.lowerBound + 1),
                        line: source.text.text(line))
                }
            }
        }
    }

    private func reason(
        for declaration: Declaration, in source: Declarations
    ) -> UnlistedTest.Reason? {
        let name = declaration.name
        if declaration.kind.isType, declaration.prefix.attributes.contains("main") {
            return .isMain(name: name)
        }
        // A private class isn't in the list, so it can't break the list.
        let isTestClass =
            declaration.kind == .class && types.isTestCase(declaration)
            && !declaration.prefix.isPrivate && !declaration.isInFunction
        guard isTestClass || isListed(declaration, in: source) else { return nil }
        guard name.utf8.allSatisfy(CodeToken.isPartOfWord) else {
            return .isInBackticks(name: name)
        }
        guard isTestClass else { return nil }
        if source.isSign("<", source.end(ofNameOf: declaration)) { return .isGeneric(name: name) }
        return source.type(of: declaration).map { .isNested(name: name, in: $0.name) }
    }
}

extension Declarations {
    /// Whether the tests can be recognized from the text alone: nothing depends on `#if`, no type
    /// inherits from an alias, no test method returns one, and braces are balanced.
    fileprivate func isPlain(besides aliases: Set<String>) -> Bool {
        let results = functions.filter { $0.returnsValue && $0.name.hasPrefix("test") }.flatMap {
            words($0.start..<($0.end ?? $0.start))
        }
        return aliases.isDisjoint(with: types.flatMap(\.parents) + results)
            && !tokens.indices.contains { isSign("#", $0) && isWord("if", $0 + 1) }
            && tokens.indices.count { isSign("{", $0) }
                == tokens.indices.count { isSign("}", $0) }
    }
}
