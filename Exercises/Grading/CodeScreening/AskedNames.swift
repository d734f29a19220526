import SwiftSource

/// What the official tests of a stage may use of it.
///
/// That is what its exercises ask for, and all that belongs to a type of the stage. A function of no
/// type, a member of another module's type or a type that the tests know from elsewhere would be found
/// in the place of what they mean.
struct AskedNames: Sendable {
    /// The functions and variables of no type, and the types, that the finished stage declares.
    private var ofNoType: Set<String> = []
    /// Its members, each with its type: `Product.title`.
    private var members: Set<String> = []
    /// What the tests speak of, and what types they declare.
    private var words: Set<String> = []
    private var typesOfTests: Set<String> = []

    /// - Parameters:
    ///   - finished: The sources of the finished stage.
    ///   - tests: The sources of its official tests.
    init(finished: some Sequence<[UInt8]>, tests: some Sequence<[UInt8]>) {
        for source in finished {
            for item in SourceOutline(String(decoding: source, as: UTF8.self)).items {
                if let owner = item.owner {
                    members.insert("\(owner).\(item.name)")
                } else if item.isGlobal {
                    ofNoType.insert(item.name)
                }
            }
            ofNoType.formUnion(Declarations(SwiftText(source)).namesOfTypes)
        }
        for source in tests {
            let found = Declarations(SwiftText(source))
            words.formUnion(found.words(found.tokens.indices))
            typesOfTests.formUnion(found.namesOfTypes)
        }
    }

    /// Whether an exercise asks for something that belongs to no type of the stage.
    func has(_ name: CompiledName) -> Bool {
        guard name.extendedModule != nil else { return ofNoType.contains(name.base) }
        return members.contains(name.path.suffix(2).joined(separator: "."))
    }

    /// Whether the tests speak of a type of this name, and mean another one.
    func meanAnother(_ type: String) -> Bool {
        words.contains(type) && !typesOfTests.contains(type) && !ofNoType.contains(type)
    }
}
