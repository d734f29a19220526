/// The tests that a source file has, in order, with what each of them says.
package struct WrittenTests {
    /// A test function.
    package struct Test {
        package let name: String
        /// The type that it belongs to; nil for a function of its own.
        package let typeName: String?
        /// The words, signs and literals that it is made of, with the values that it runs with: the same for
        /// a test that is only written in another way.
        package let text: [String]
    }

    package let all: [Test]

    private let source: Declarations

    package init(_ source: String) {
        let source = Declarations(SwiftText(source))
        let bodies = FunctionBodies(source)
        self.source = source
        all = source.functions.filter(\.isTest).map {
            Test(name: $0.name, typeName: $0.typeName, text: bodies.text(ofTest: $0))
        }
    }

    /// The test of this name, as a test run has it: `MyStage1Tests.MyEvenOddTests/testZero`. Nil where the
    /// file doesn't have it.
    package func test(_ name: String) -> Test? {
        guard let function = source.function(ofTest: name) else { return nil }
        return all.first { $0.name == function.name && $0.typeName == function.typeName }
    }
}

extension Declaration {
    /// Whether it is a test of one of the libraries, as far as the declaration tells.
    fileprivate var isTest: Bool {
        guard body != nil, !isInFunction else { return false }
        if prefix.attributes.contains("Test") { return true }
        return name.hasPrefix("test") && typeName != nil && !hasParameters && !returnsValue
            && !prefix.isPrivate && !prefix.isOfType
    }
}
