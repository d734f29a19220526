/// What the functions of a module refer to, and what they are called: read from the compiler's
/// intermediate language (SIL), as it is before anything has been optimized.
///
/// Calls that the compiler resolves by putting the function's body in their place leave no name in
/// an object file. Here they still have one, and the line that they stand in.
package struct SILReferences: Sendable, Equatable {
    /// A name that is used somewhere.
    package struct Reference: Sendable, Equatable, Hashable {
        /// The linker's name of a function or a variable; `#Type.member` for a method that is looked
        /// up as the program runs; one of `marks`.
        package let name: String
        /// Nil where the compiler has made it.
        package let place: SourceLocation?
        /// Whether it stands in what the compiler makes so that a type meets a protocol.
        package var isOfWitness = false
        /// Where the compiler has made it: the protocol whose demand it meets.
        package var owner: String?
    }

    /// What goes around the compiler's checks and calls nothing: it says that something has another
    /// name or type, or that memory is still there.
    package static let marks: Set = ["@_silgen_name", "@abi", "@exclusivity", unsafeReference]

    private static let unsafeReference = "unowned(unsafe)"

    /// In the order of the text; each once for a line.
    package private(set) var references: [Reference] = []
    /// The linker's names of the functions that have a body here and can be seen from outside.
    package private(set) var defined: [String] = []
    /// The sections that functions and variables choose for themselves.
    package private(set) var sections: [String] = []
    /// Other names for types that the module declares outside of any type.
    package private(set) var typealiases: [String] = []
    /// What can come to any place in memory, by its type or by the function that it is handed to.
    package private(set) var memory: [Reference] = []

    /// Reads what the compiler's `-emit-silgen` writes, places included.
    package init(sil: String) {
        var seen: Set<Reference> = []
        var isInWitness = false
        var function: (lines: [Substring], owner: String?)?
        for line in sil.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = Substring(line)
            if line.hasPrefix("sil"), let range = line.byteRange(of: "[section \"") {
                sections.append(String(line[range.upperBound...].prefix { $0 != "\"" }))
            }
            if line.hasPrefix("sil "), line.hasSuffix("{") {
                isInWitness = Self.isWitness(line)
                function = ([], isInWitness ? Self.ownProtocol(of: line) : nil)
            }
            if line.hasPrefix("}"), let ended = function {
                addMemory(of: ended.lines, owner: ended.owner)
                function = nil
            }
            if line.hasPrefix("sil_witness_table"), line.byteRange(of: Self.conformance) != nil {
                memory.append(Reference(name: MemoryTypes.argument, place: nil))
            }
            function?.lines.append(line)
            // What is taken over from other modules has no ownership (OSSA) any more.
            if line.hasPrefix("sil "), line.hasSuffix("{"), line.contains(" [ossa] "),
                let name = Self.symbol(in: line)
            {
                let linkage = line.split(separator: " ", maxSplits: 2)[1]
                if let other = Self.otherName(in: line) {
                    defined.append(other)
                } else if !Self.notSeenFromOutside.contains(linkage) {
                    defined.append(name)
                }
                continue
            }
            if line.first != " ", let range = line.byteRange(of: "typealias ") {
                let name = line[range.upperBound...].prefix { $0 != " " && $0 != "<" }
                typealiases.append(String(name))
                continue
            }
            for var reference in Self.references(in: line) {
                reference.isOfWitness = isInWitness
                if seen.insert(reference).inserted { references.append(reference) }
            }
        }
    }

    private static func references(in line: Substring) -> [Reference] {
        if let mark = attribute(in: line) { return [Reference(name: mark, place: nil)] }
        guard line.hasPrefix("  %") else { return [] }
        let place = place(in: line)
        // A way to a property names the functions that get and set it.
        if line.byteRange(of: " = keypath ") != nil {
            let words = SILWords(line)
            return (words.symbols + words.members.map { "#\($0)" }).map {
                Reference(name: $0, place: place)
            }
        }
        return name(in: line).map { [Reference(name: $0, place: place)] } ?? []
    }

    /// - Parameter owner: The protocol of a demand that the module makes itself, where the function meets
    ///   it: what that hands on has no place, and may be handed on nowhere else.
    private mutating func addMemory(of lines: [Substring], owner: String?) {
        for use in SILMemory(lines).uses {
            let place = Self.place(in: use.line)
            if place != nil || owner != nil {
                memory.append(Reference(name: use.word, place: place, owner: owner))
            }
        }
    }

    private static let conformance = ": \(MemoryTypes.argument) module "

    private static let notSeenFromOutside: Set<Substring> = [
        "private", "shared", "hidden_external", "public_external", "shared_external",
    ]

    /// Whether this line begins a function that only calls the one that meets a protocol's demand.
    private static func isWitness(_ line: Substring) -> Bool {
        line.byteRange(of: " [thunk] ") != nil && otherName(in: line) == nil
            && symbol(in: line)?.hasSuffix("TW") == true
    }

    /// The mark that a declaration begins with: `@_silgen_name("name")` has a line of its own.
    private static func attribute(in line: Substring) -> String? {
        let word = line.drop { $0 == " " }
        guard word.first == "@" else { return nil }
        let name = String(word.prefix { $0 != "(" })
        return marks.contains(name) ? name : nil
    }

    /// The protocol whose demand a function meets, where it is the module's own; nil where it isn't.
    private static func ownProtocol(of line: Substring) -> String? {
        guard let name = symbol(in: line) else { return nil }
        // `protocol witness for … in conformance Stage1.Row : Swift.Hashable in Stage1`; what can't be read
        // may be anything.
        guard !isTooEntangled(name) else { return name }
        let text = demangled(name)
        guard let colon = text.ranges(of: " : ").last, let end = text.ranges(of: " in ").last,
            colon.upperBound <= end.lowerBound
        else { return name }
        guard text[colon.upperBound...].hasPrefix("\(text[end.upperBound...]).") else { return nil }
        return CompiledName(name)?.path.first ?? name
    }

    private static func name(in line: Substring) -> String? {
        if line.byteRange(of: " = ref_to_unmanaged ") != nil { return unsafeReference }
        for word in [
            " = function_ref ", " = global_addr ", " = dynamic_function_ref ",
            " = previous_dynamic_function_ref ",
        ] where line.byteRange(of: word) != nil {
            return symbol(in: line)
        }
        for word in [
            " = class_method ", " = super_method ", " = witness_method ", " = objc_method ",
            " = objc_super_method ",
        ] {
            guard line.byteRange(of: word) != nil, let start = line.byteRange(of: ", #") else {
                continue
            }
            // `#FileManager.currentDirectoryPath!getter : (FileManager) -> …`
            let name = line[start.upperBound...].prefix { !" !".contains($0) }
            return "#" + name.filter { $0 != "`" }
        }
        return nil
    }

    /// The name behind the first `@` that no word stands before.
    private static func symbol(in line: Substring) -> String? {
        guard let start = line.byteRange(of: " @") else { return nil }
        let rest = line[start.upperBound...]
        // A name that is no plain word stands in quotes.
        if rest.first == "\"" { return String(rest.dropFirst().prefix { $0 != "\"" }) }
        return String(rest.prefix { $0 != " " && $0 != "," })
    }

    /// The name that an attribute in the source gives a function: `[asmname "write"]`.
    private static func otherName(in line: Substring) -> String? {
        line.byteRange(of: "[asmname \"").map { range in
            String(line[range.upperBound...].prefix { $0 != "\"" })
        }
    }

    private static func place(in line: Substring) -> SourceLocation? {
        // What a macro has made stands in no file of the learner's.
        guard let place = SILLine.place(in: line), place.line > 0,
            !place.file.hasPrefix("@__swiftmacro_")
        else { return nil }
        return SourceLocation(file: place.file, line: place.line)
    }
}
