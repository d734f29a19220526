import SwiftSource

/// The names of types that the official tests of a stage speak of, and what they mean by them.
struct AskedNames: Sendable {
    /// What the finished stage declares outside of any type, and all its types.
    private var finished: Set<String> = []
    /// What the tests speak of, and what types they declare.
    private var words: Set<String> = []
    private var typesOfTests: Set<String> = []

    /// - Parameters:
    ///   - finished: The sources of the finished stage.
    ///   - tests: The sources of its official tests.
    init(finished: some Sequence<[UInt8]>, tests: some Sequence<[UInt8]>) {
        for source in finished {
            for item in SourceOutline(String(decoding: source, as: UTF8.self)).items
            where item.owner == nil && item.isGlobal {
                self.finished.insert(item.name)
            }
            self.finished.formUnion(Declarations(SwiftText(source)).namesOfTypes)
        }
        for source in tests {
            let found = Declarations(SwiftText(source))
            words.formUnion(found.words(found.tokens.indices))
            typesOfTests.formUnion(found.namesOfTypes)
        }
    }

    /// Whether the tests speak of a type of this name, and mean another one.
    func meanAnother(_ type: String) -> Bool {
        words.contains(type) && !typesOfTests.contains(type) && !finished.contains(type)
    }
}
