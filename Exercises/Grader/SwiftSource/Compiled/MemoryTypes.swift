/// The types by which code can come to any place in memory: pointers, and the arguments of C's functions
/// that take any number of them.
package enum MemoryTypes {
    /// Whether the compiler writes one of these types in the linker's name of something, so that who uses
    /// it may come to have a value of it.
    package static func areNamed(in linkerName: String) -> Bool {
        guard linkerName.hasPrefix("$s") else { return false }
        // A name that can't be read may speak of anything.
        guard !isTooEntangled(linkerName) else { return true }
        let text = demangled(linkerName)
        if text.byteRange(of: "Foundation.NS") != nil,
            classesWithPointers.contains(where: { text.byteRange(of: "Foundation.\($0)") != nil })
        {
            return true
        }
        guard mayBeNamed(in: text[...]) else { return false }
        if ofTheCompiler.contains(where: { text.byteRange(of: $0) != nil }) { return false }
        return text.byteRange(of: argument) != nil || pointer(in: text[...]) != nil
    }

    /// The type of what a function such as `String(format:)` takes any number of.
    static let argument = "CVarArg"

    /// The first pointer type in a text of the compiler's; nil where there is none.
    static func pointer(in text: Substring) -> String? {
        guard mayBeNamed(in: text) else { return nil }
        var rest = text.utf8
        while let start = rest.firstIndex(where: SILWords.isOfAWord) {
            let word = rest[start...].prefix(while: SILWords.isOfAWord)
            if let name = String(word), isPointer(name) { return name }
            rest = rest[word.endIndex...]
        }
        return nil
    }

    private static func mayBeNamed(in text: Substring) -> Bool {
        text.byteRange(of: "Pointer") != nil || text.byteRange(of: "Unmanaged") != nil
            || text.byteRange(of: argument) != nil
    }

    private static func isPointer(_ word: String) -> Bool {
        others.contains(word)
            || word.hasSuffix("Pointer")
                && (word.hasPrefix("Unsafe") || word.hasPrefix("AutoreleasingUnsafe"))
    }

    /// Classes that hand out pointers by methods that are looked up as the program runs, and so by no name.
    /// All numbers have one such method, too: its name is looked for in the source, since honest code makes
    /// many of them.
    package static let classesWithPointers: Set = [
        "NSArray", "NSAttributedString", "NSCalendar", "NSCoder", "NSCountedSet", "NSDictionary",
        "NSIndexPath", "NSIndexSet", "NSMutableArray", "NSMutableAttributedString",
        "NSMutableDictionary", "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet",
        "NSMutableString", "NSOrderedSet", "NSSet", "NSString", "NSURL", "NSUUID", "NSValue",
    ]

    private static let others: Set = [
        "OpaquePointer", "CVaListPointer", "ManagedBufferPointer", "Unmanaged",
    ]

    /// What the compiler refers to by itself: for an empty list, and for each sequence and each test that
    /// is declared. Who calls one of them needs a pointer from elsewhere, or has its name in the source.
    private static let ofTheCompiler = [
        "Array._allocateUninitialized(", "._copyContents(", ".withContiguousStorageIfAvailable",
        ".withContiguousMutableStorageIfAvailable", "Testing.Test.__store(",
    ]
}
