/// The declaration that a compiled name represents: its module, and its names from the outside in.
package struct CompiledName: Sendable, Equatable, Hashable {
    /// The module that contains the declaration; for an extension's member, the extension's module.
    /// It is `__C` for C names in Swift's format, and empty for other names that aren't from Swift.
    package let module: String
    /// The module of the extended type; nil if the declaration isn't in an extension.
    package let extendedModule: String?
    /// The parts of the name, for example `["String", "init"]`.
    package let path: [String]
    /// The label of the first argument; nil if there is no label.
    package let firstLabel: String?
    /// Whether the declaration is accessible only in its own file, or in the function that contains
    /// it.
    package private(set) var isPrivate = false

    /// Reads a linker symbol; nil if the symbol is for something without a name, such as the
    /// metadata of an array.
    package init?(_ linkerName: String) {
        guard linkerName.hasPrefix("$s") || linkerName.hasPrefix("$S") else {
            (module, extendedModule, path, firstLabel) = ("", nil, [linkerName], nil)
            return
        }
        guard !isTooEntangled(linkerName) else {
            guard let names = Self.firstNames(ofLinkerName: linkerName) else { return nil }
            (module, extendedModule, path, firstLabel) = (
                names[0], nil, Array(names.dropFirst()), nil
            )
            return
        }
        var text = demangled(linkerName)[...]
        // `errorDescription.getter : Swift.String? in Bad #1 in Stage1.f() -> ()`: a local
        // declaration belongs to the function that contains it. Few names have this form, so a
        // search for `#` comes first, because creating the regular expression takes time.
        if text.utf8.contains(UInt8(ascii: "#")), text.contains(#/ #\d+ in /#),
            let end = text.ranges(of: " in ").last
        {
            text = text[end.upperBound...]
            isPrivate = true
        }
        // `generic specialization <Swift.Int> of Swift.Array.append`
        while text.hasPrefix("generic "), let end = text.firstRange(of: "> of ") {
            text = text[end.upperBound...]
        }
        var owner: String?
        if let added = text.firstRange(of: "(extension in "),
            let end = text[added.upperBound...].firstRange(of: "):"),
            !text[..<added.lowerBound].contains("(")
        {
            owner = String(text[added.upperBound..<end.lowerBound])
            text = text[end.upperBound...]
        }
        // `Stage1.(helper in _94D1D3E8E914504D)(Swift.Int) -> ()`
        if let start = text.firstRange(of: ".("), let end = text.firstRange(of: " in _"),
            start.upperBound < end.lowerBound
        {
            text = text[...start.lowerBound] + text[start.upperBound..<end.lowerBound]
            isPrivate = true
        }
        guard let names = Self.firstPath(in: text) else { return nil }
        module = owner ?? names[0]
        extendedModule = owner == nil ? nil : names[0]
        let arguments = text.firstIndex(of: "(").map { text[$0...].dropFirst() } ?? ""
        let label = arguments.prefix { $0.isLetter }
        firstLabel = arguments[label.endIndex...].hasPrefix(":") ? String(label) : nil
        path = names.dropFirst().filter { !Self.accessors.contains($0) }
    }

    /// The names at the start of a linker symbol, which gives the length before each name:
    /// `$s6Stage17isShown…`.
    private static func firstNames(ofLinkerName name: String) -> [String]? {
        var rest = name.dropFirst("$s".count)
        var names: [String] = []
        while let length = Int(rest.prefix { $0.isASCII && $0.isNumber }), length > 0 {
            rest = rest.drop { $0.isASCII && $0.isNumber }
            guard rest.count >= length else { return nil }
            names.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return names.count > 1 ? names : nil
    }

    /// The first names that are separated by dots, without generic types. Parameters and results
    /// come later.
    private static func firstPath(in text: Substring) -> [String]? {
        var bytes: [UInt8] = []
        var previous = UInt8(ascii: " ")
        var depth = 0
        for byte in text.utf8 {
            // `<` can also be the name of an operator, and `->` contains a `>` that closes nothing.
            let isOperator = depth == 0 && previous == UInt8(ascii: ".")
            if byte == UInt8(ascii: "<"), !isOperator { depth += 1 }
            if byte == UInt8(ascii: "("), depth == 0 { break }
            if depth == 0 { bytes.append(byte) }
            if byte == UInt8(ascii: ">"), previous != UInt8(ascii: "-"), depth > 0 { depth -= 1 }
            previous = byte
        }
        let words = bytes.split(
            separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        for word in words {
            let names = word.split(separator: UInt8(ascii: "."))
            // `@Swift.MainActor` is part of a type, not the declared name.
            guard names.count > 1, word.first != UInt8(ascii: "@") else { continue }
            return names.map { name in
                String(
                    decoding: name.last == UInt8(ascii: ":") ? name.dropLast() : name, as: UTF8.self
                )
            }
        }
        return nil
    }

    /// The last part of the name, for display: `default` for `FileManager.default`.
    package var base: String { path.last ?? "" }

    /// The suffixes that the compiler adds to the name of a variable or a type.
    private static let accessors: Set<String> = [
        "getter", "setter", "modify", "modify2", "read", "read2", "unsafeMutableAddressor",
        "unsafeAddressor", "willset", "didset", "deinit", "__deallocating_deinit",
        "__isolated_deallocating_deinit",
    ]
}
