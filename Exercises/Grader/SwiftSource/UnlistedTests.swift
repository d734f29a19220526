/// Finds declarations that keep a test program from being built although each file compiles. The program's
/// list of tests is separate code, and it can't name everything that a file can declare.
package struct UnlistedTests {
    /// Why a declaration keeps the list from being built.
    package enum Reason: Sendable, Equatable {
        /// A test or a test class has a name that requires backticks.
        case isInBackticks(name: String)
        /// A test class is nested in another type.
        case isNested(name: String, in: String)
        /// A test class or a test is generic.
        case isGeneric(name: String)
        /// A type has `@main`, but the list contains the program's entry point.
        case isMain(name: String)
        /// A declaration has the name of an XCTest type that the list uses.
        case isXCTests(name: String)
    }

    package struct Found: Sendable, Equatable {
        package let reason: Reason
        /// The location of the declaration's name.
        package let place: SourceLocation
        /// The source of that line.
        package let line: String
    }

    private let sources: [(path: String, source: Declarations)]
    private let types: TestTypes

    /// - Parameter files: The text of each test file, by path.
    package init(files: [String: String]) {
        sources = files.sorted { $0.key < $1.key }.map {
            ($0.key, Declarations(SwiftText($0.value)))
        }
        types = TestTypes(sources.map(\.source))
    }

    package var found: [Found] {
        sources.flatMap { path, source in
            source.all.compactMap { declaration in
                reason(for: declaration, in: source).map {
                    let start = source.tokens[declaration.start].range.lowerBound
                    let (number, line) = source.text.line(at: start)
                    let column = source.text.column(at: start)
                    return Found(
                        reason: $0,
                        place: SourceLocation(file: path, line: number, column: column), line: line)
                }
            }
        }
    }

    private func reason(for declaration: Declaration, in source: Declarations) -> Reason? {
        let name = declaration.name
        if declaration.prefix.attributes.contains("main"), declaration.kind.isType {
            return .isMain(name: name)
        }
        if declaration.owner == nil, !declaration.isLocal, declaration.givesName,
            Self.namesInTheList.contains(name)
        {
            return .isXCTests(name: name)
        }
        guard isTestClass(declaration) || isTest(declaration, in: source) else { return nil }
        if !Self.isPlain(name) { return .isInBackticks(name: name) }
        if source.isSign("<", after: declaration) { return .isGeneric(name: name) }
        guard declaration.kind == .class, let owner = source.type(of: declaration) else {
            return nil
        }
        return .isNested(name: name, in: owner.name)
    }

    /// A private class isn't in the list.
    private func isTestClass(_ type: Declaration) -> Bool {
        type.kind == .class && !type.prefix.isPrivate && !type.isInFunction
            && types.isTestCase(type)
    }

    private func isTest(_ function: Declaration, in source: Declarations) -> Bool {
        guard function.kind == .function, function.name.hasPrefix("test"),
            !function.hasParameters, !function.prefix.isPrivate, !function.prefix.isOfType,
            let type = source.type(of: function)
        else { return false }
        return types.isTestCase(type) && !function.isInFunction
    }

    private static let namesInTheList: Set = ["XCTestCaseEntry", "testCase", "asyncTest"]

    private static func isPlain(_ name: String) -> Bool {
        name.utf8.allSatisfy(CodeToken.isPartOfWord)
    }
}

extension Declarations {
    /// Whether a sign directly follows a declaration's name.
    fileprivate func isSign(_ sign: Unicode.Scalar, after declaration: Declaration) -> Bool {
        list.isSign(
            sign,
            list.isSign("`", declaration.start + 1) ? declaration.start + 2 : declaration.start + 1)
    }
}

extension SwiftText {
    /// The column of a byte, counted from 1.
    fileprivate func column(at place: Int) -> Int {
        let start = source[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return place - start + 1
    }
}
