/// The contents of an object file from the compiler: what it defines, what it needs from outside, its
/// sections, and the libraries that it requests from the linker.
///
/// Whatever the source looks like, nothing else is linked into the program.
package struct ObjectFile: Sendable, Equatable, Codable {
    /// The names of its sections.
    package private(set) var sections: Set<String> = []
    /// The names that it defines and that other files can use.
    package private(set) var defined: Set<String> = []
    /// The names that it uses and that other files define.
    package private(set) var needed: Set<String> = []
    /// The linker options that name libraries, such as `-lFoundation`, without duplicates.
    package private(set) var libraries: [String] = []

    init(sections: Set<String> = [], defined: Set<String> = [], needed: Set<String> = []) {
        self.sections = sections
        self.defined = defined
        self.needed = needed
    }

    /// Reads the bytes of one or more files and combines their contents.
    package init(files: [[UInt8]]) throws(ObjectFileError) {
        for bytes in files { add(try ELFFile(bytes, longestNames: Self.longestNames)) }
        needed.subtract(defined)
    }

    /// Reads the output of the toolchain's tools for one or more files and combines their contents.
    package init(printed files: [PrintedObject]) throws(ObjectFileError) {
        for file in files {
            guard file.symbols.utf8.count <= Self.longestNames else { throw .tooLong }
            sections.formUnion(try file.readSections())
            for symbol in file.readSymbols() {
                add(symbol.name, isLocal: symbol.isLocal, isNeeded: symbol.isNeeded)
            }
        }
        needed.subtract(defined)
    }

    /// The bytes of a file without the compiler's digest of the module: if everything else is the same, so
    /// are the code and its references. The digest also covers imported files, including their comments.
    ///
    /// If it isn't certain which bytes are the digest, all bytes are returned.
    package static func code(in file: [UInt8]) -> [UInt8] {
        guard let sections = try? ELFFile(file, longestNames: longestNames).sections else {
            return file
        }
        let digests = sections.filter { $0.name == digestOfModule }
        guard digests.count == 1, digests[0].range.count == digestLength else { return file }
        var code = file
        code.replaceSubrange(digests[0].range, with: repeatElement(0, count: digestLength))
        return code
    }

    private mutating func add(_ file: ELFFile) {
        for section in file.sections where !section.name.isEmpty {
            sections.insert(section.name)
            if section.name == Self.wordsForTheLinker { addLibraries(file.bytes(of: section)) }
        }
        for symbol in file.symbols {
            add(symbol.name, isLocal: symbol.isLocal, isNeeded: symbol.isNeeded)
        }
    }

    private mutating func add(_ name: String, isLocal: Bool, isNeeded: Bool) {
        if isNeeded {
            needed.insert(name)
        } else if !isLocal {
            defined.insert(name)
        }
    }

    /// An object file can be made to contain arbitrary options, so only library names are accepted.
    private mutating func addLibraries(_ bytes: ArraySlice<UInt8>) {
        for word in bytes.split(separator: 0) {
            let word = String(decoding: word, as: UTF8.self)
            if word.hasPrefix("-l"), word.utf8.count > 2,
                word.utf8.dropFirst(2).allSatisfy(Self.isOfALibrary), !libraries.contains(word)
            {
                libraries.append(word)
            }
        }
    }

    private static let wordsForTheLinker = ".swift1_autolink_entries"

    private static let digestOfModule = ".swift_modhash"
    private static let digestLength = 16

    /// The maximum number of bytes of all names in a file; types that double again and again have more.
    private static let longestNames = 4 << 20

    private static func isOfALibrary(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "+"),
            UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
