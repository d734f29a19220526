/// The contents of object files from the compiler: the names that they define, the names that they
/// need from other files, their sections, and the libraries that they request from the linker.
///
/// Only what is in these files is linked into the program, whatever the source looks like. The
/// toolchain's own tools read the files.
package struct ObjectFile: Sendable, Equatable, Codable {
    /// The names of the sections.
    package private(set) var sections: Set<String> = []
    /// The names that these files define and that other files can use.
    package private(set) var defined: Set<String> = []
    /// The names that these files use and that other files define.
    package private(set) var needed: Set<String> = []
    /// The linker options that name libraries, such as `-lFoundation`, without duplicates.
    package private(set) var libraries: [String] = []

    /// An object file without contents.
    package static let none = ObjectFile()

    /// The arguments of `llvm-nm`. Symbols that are local to a file are left out, because their
    /// names contain text from string literals, which can be anything.
    package static let symbolOptions = ["--extern-only", "--no-sort"]
    /// The arguments of `llvm-objdump`.
    package static let sectionOptions = ["--section-headers"]

    /// Adds the contents of a file.
    ///
    /// - Parameters:
    ///   - file: The file itself.
    ///   - symbols: The output of `llvm-nm`: an address or spaces, a letter and a name on each line.
    ///   - sections: The output of `llvm-objdump`: a table with the names in its second column.
    package mutating func add(
        _ file: [UInt8], symbols: String, sections: String
    ) throws(ObjectFileError) {
        guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else { throw .notReadable }
        guard symbols.utf8.count <= Self.longestNames else { throw .tooLong }
        let names = Self.sections(in: sections)
        // Each object file has a section for code or data, so without sections the output wasn't
        // understood.
        guard !names.isEmpty else { throw .notReadable }
        self.sections.formUnion(names)
        for (kind, name) in Self.symbols(in: symbols) {
            if "Uwv".utf8.contains(kind) { needed.insert(name) } else { defined.insert(name) }
        }
        needed.subtract(defined)
        addLibraries(file)
    }

    private static func sections(in text: String) -> Set<String> {
        Set(
            text.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                // 1 .text 0000002b 0000000000000000 TEXT
                let isSection = words.count > 3 && Int(words[0]) != nil && words[2].count == 8
                return isSection ? String(words[1]) : nil
            })
    }

    /// The letter and the name of each symbol. A name that the compiler made up can continue on
    /// further lines, which are ignored.
    private static func symbols(in text: String) -> [(kind: UInt8, name: String)] {
        text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let line = Array(line)
            guard line.count > 19, line[16] == UInt8(ascii: " "), line[18] == UInt8(ascii: " "),
                line[..<16].allSatisfy("0123456789abcdef ".utf8.contains)
            else { return nil }
            return (line[17], String(decoding: line[19...], as: UTF8.self))
        }
    }

    /// Adds the linker options in a file, which are separated by zeros. A learner can put any
    /// option into a file, so only library names are accepted.
    private mutating func addLibraries(_ file: [UInt8]) {
        for word in file.split(separator: 0) where word.starts(with: "-l".utf8) {
            let name = word.dropFirst(2)
            let isLibrary = name.allSatisfy { byte in
                CodeToken.isPartOfWord(byte) && byte < 0x80 || "+.-".utf8.contains(byte)
            }
            let option = String(decoding: word, as: UTF8.self)
            if isLibrary, !name.isEmpty, !libraries.contains(option) { libraries.append(option) }
        }
    }

    /// The maximum total size of the names in a file, in bytes. Generic types that grow
    /// exponentially exceed this size.
    private static let longestNames = 4 << 20
}

/// The reason why an object file can't be inspected.
package enum ObjectFileError: Error, Equatable {
    case notReadable
    /// The names in the file are too long.
    case tooLong
}
