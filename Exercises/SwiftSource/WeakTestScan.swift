/// Looks in the learner's tests for why a test notices nothing, whatever the code does.
///
/// It is asked only of tests that notice nothing, and says nothing where it isn't sure.
package struct WeakTestScan {
    private let sources: [(path: String, source: Declarations)]
    /// The functions that tests may leave their assertions to.
    private let helpers: Set<String>
    /// The classes of the code that is tested.
    private let classes: Set<String>

    /// - Parameters:
    ///   - files: The text of each file, by its path relative to the repository.
    ///   - classes: The classes that the tests can use, and those that they declare.
    package init(files: [String: String], classes: Set<String> = []) {
        self.classes = classes
        sources = files.sorted { $0.key < $1.key }.map {
            ($0.key, Declarations(SwiftText($0.value)))
        }
        helpers = Set(sources.flatMap { $0.source.functions.map(\.name) })
    }

    /// Where a test stands, and why it can't notice anything.
    package struct Finding: Equatable {
        package let place: SourceLocation
        package let reason: WeakTest?
    }

    /// What is found about a test; nil where the test itself isn't found.
    ///
    /// - Parameter name: As a test run has it: `MyStage1Tests.MyEvenOddTests/testZero`.
    package func finding(of name: String) -> Finding? {
        for (path, source) in sources {
            guard let function = source.function(ofTest: name) else { continue }
            return Finding(
                place: SourceLocation(file: path, line: function.line),
                reason: function.body.flatMap {
                    reason($0, isAsync: function.isAsync, name: function.name, source)
                })
        }
        return nil
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

    /// A test of more tokens than this is no slip, and takes long to look through.
    private static let maximumLength = 2000

    private func reason(
        _ body: Range<Int>, isAsync: Bool, name: String, _ source: Declarations
    ) -> WeakTest? {
        guard body.count <= Self.maximumLength else { return nil }
        let assertions = body.filter { Self.isAssertion($0, in: source) }
        let words = Set(source.words(body))
        guard words.isDisjoint(with: helpers.subtracting([name])),
            words.isDisjoint(with: ["try", "confirmation", "Issue"])
        else { return nil }
        if isAsync, !words.contains("await") { return .neverWaits }
        guard let last = assertions.last else { return .assertsNothing }
        let names = Set(assertions.map(source.word))
        if names == ["XCTAssertNotNil"] { return .onlyNotNil }
        guard names.isDisjoint(with: ["fulfillment", "wait", "waitForExpectations"]) else {
            return nil
        }
        if assertions.allSatisfy({ isInClosure($0, body, source) }) { return .assertsInClosure }
        let returns = body.first {
            $0 < last && source.tokens[$0].isWord && source.word($0) == "return"
                && !isInClosure($0, body, source)
        }
        return returns.map { .returnsEarly(line: source.tokens[$0].line) }
    }

    private static func isAssertion(_ index: Int, in source: Declarations) -> Bool {
        guard source.tokens[index].isWord else { return false }
        let word = source.word(index)
        if word == "expect" || word == "require" {
            return source.tokens[index - 1].sign == UInt8(ascii: "#")
        }
        return word.hasPrefix("XCTAssert") || word == "XCTFail" || word == "XCTUnwrap"
            || word.hasPrefix("assert") || word == "fulfillment" || word.hasPrefix("wait")
    }

    /// Whether a token of a body stands in a closure: in braces that belong to no statement.
    private func isInClosure(_ index: Int, _ body: Range<Int>, _ source: Declarations) -> Bool {
        let statements: Set<String> = [
            "if", "else", "guard", "for", "while", "repeat", "do", "catch", "switch", "defer",
        ]
        var braces: [Bool] = []
        for place in body.lowerBound..<index {
            if source.tokens[place].sign == UInt8(ascii: "{") {
                let line = source.tokens[place].line
                let head = (body.lowerBound..<place).reversed().prefix {
                    source.tokens[$0].line == line && source.tokens[$0].sign != UInt8(ascii: ";")
                }
                let isStatement = head.contains {
                    source.tokens[$0].isWord && statements.contains(source.word($0))
                }
                braces.append(!isStatement)
            } else if source.tokens[place].sign == UInt8(ascii: "}") {
                _ = braces.popLast()
            }
        }
        return braces.contains(true)
    }
}

extension Declarations {
    /// The function of a test with this name, as a test run has it.
    fileprivate func function(ofTest name: String) -> FunctionDeclaration? {
        let parts = name.split { ".(/".contains($0) }.map(String.init).filter { !$0.hasPrefix(")") }
        guard let function = parts.dropFirst().last(where: { !$0.hasSuffix(":)") }) else {
            return nil
        }
        let type = parts.count > 2 ? parts[1] : nil
        return functions.first { $0.name == function && !$0.isLocal && $0.type?.name == type }
    }
}

/// Why a test notices nothing.
package enum WeakTest: Sendable, Equatable, Codable {
    case assertsNothing
    /// It asserts that there is something, and not what.
    case onlyNotNil
    /// It can return in this line, before it asserts anything.
    case returnsEarly(line: Int)
    /// All its assertions are in closures, which may never be called.
    case assertsInClosure
    /// It is async, and waits for nothing.
    case neverWaits
}

/// A variable that tests share, so that one of them can leave something to another.
package struct SharedState: Sendable, Equatable, Codable {
    package let name: String
    package let place: SourceLocation

    package init(name: String, place: SourceLocation) {
        self.name = name
        self.place = place
    }
}
