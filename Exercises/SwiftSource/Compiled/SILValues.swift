/// The values in a function of the compiler's intermediate language (SIL), as far as it can be told what
/// they are: literals, and lists of literals' length.
struct SILValues {
    /// What a value is made by.
    private struct Definition {
        let instruction: String
        /// The values that it is made of.
        let operands: [Substring]
        /// The line without its place.
        let text: Substring
    }

    private var definitions: [Substring: Definition] = [:]
    /// What is stored at an address.
    private var stored: [Substring: [Substring]] = [:]
    /// What stands in the lists that are made, by the list and the place in it.
    private var elements: [Substring: [Int: String]] = [:]

    /// - Parameter lines: The lines of a function.
    init(_ lines: [Substring]) {
        for line in lines {
            let line = SILLine(line)
            for result in line.results {
                definitions[result] = Definition(
                    instruction: line.instruction, operands: line.operands, text: line.text)
            }
            if line.instruction == "store", line.operands.count == 2 {
                stored[line.operands[1], default: []].append(line.operands[0])
            }
        }
        for definition in definitions.values {
            guard definition.instruction == "init_existential_addr",
                let place = definition.operands.first, let (list, index) = element(at: place),
                let type = definition.text.byteRange(of: ", $")
            else { continue }
            elements[list, default: [:]][index] = String(definition.text[type.upperBound...])
        }
    }

    /// The linker's name of the function that a value is; nil where nothing tells.
    func function(_ value: Substring) -> String? {
        guard let definition = definitions[value], definition.instruction == "function_ref" else {
            return nil
        }
        return SILWords(definition.text).symbols.first
    }

    /// The text that a value is a literal of; nil where it is none.
    func text(_ value: Substring) -> String? {
        guard let definition = definitions[original(value)] else { return nil }
        if definition.instruction == "string_literal",
            let start = definition.text.byteRange(of: "utf8 \""), definition.text.last == "\""
        {
            return String(definition.text[start.upperBound...].dropLast())
        }
        guard definition.instruction == "apply", definition.operands.count > 1,
            makesText(definition.operands[0])
        else { return nil }
        return text(definition.operands[1])
    }

    /// The types of the elements of a list that is written down; nil where it isn't.
    func types(inList value: Substring) -> [String]? {
        var value = original(value)
        if let made = definitions[value], made.instruction == "apply", made.operands.count > 1,
            function(made.operands[0])?.hasPrefix("$ss27_finalizeUninitializedArray") == true
        {
            value = original(made.operands[1])
        }
        guard let parts = definitions[value], parts.instruction == "destructure_tuple",
            let made = parts.operands.first.flatMap({ definitions[$0] }),
            made.instruction == "apply", made.operands.count > 1,
            function(made.operands[0])?.hasPrefix(Self.newList) == true,
            let count = integer(made.operands[1])
        else { return nil }
        let known = elements[value] ?? [:]
        guard known.count == count else { return nil }
        return known.sorted { $0.key < $1.key }.map(\.value)
    }

    static let newList = "$ss27_allocateUninitializedArray"

    /// The value that this one is another name of.
    private func original(_ value: Substring) -> Substring {
        var value = value
        // Nothing is made of itself, but this text is nobody's promise.
        for _ in 0..<100 {
            if let definition = definitions[value], let first = definition.operands.first,
                Self.names.contains(definition.instruction)
            {
                value = first
            } else if definitions[value]?.instruction == "alloc_stack",
                let only = stored[value], only.count == 1
            {
                value = only[0]
            } else {
                break
            }
        }
        return value
    }

    private static let names: Set = ["copy_value", "move_value", "begin_borrow"]

    /// Whether a function makes a text of a literal.
    private func makesText(_ function: Substring) -> Bool {
        guard let definition = definitions[function] else { return false }
        if definition.instruction == "class_method" {
            let initializer = "#NSString.init!allocator : (NSString.Type) -> (StaticString) -> "
            return definition.text.byteRange(of: initializer) != nil
        }
        guard let name = self.function(function) else { return false }
        return name.hasPrefix("$sSS21_builtinStringLiteral")
            || name.hasPrefix("$ss12StaticStringV08_builtinB7Literal")
    }

    /// The list, and the place in it, that an address is of.
    private func element(at address: Substring) -> (list: Substring, index: Int)? {
        guard let definition = definitions[address] else { return nil }
        if definition.instruction == "index_addr", definition.operands.count == 2,
            let index = integer(definition.operands[1]),
            let (list, first) = element(at: definition.operands[0]), first == 0
        {
            return (list, index)
        }
        guard definition.instruction == "ref_tail_addr", var value = definition.operands.first
        else { return nil }
        while let part = definitions[value], part.instruction == "struct_extract",
            let whole = part.operands.first
        {
            value = whole
        }
        return (original(value), 0)
    }

    private func integer(_ value: Substring) -> Int? {
        guard let definition = definitions[value], definition.instruction == "integer_literal",
            let number = definition.text.byteRange(of: "$Builtin.Word, ")
        else { return nil }
        return Int(definition.text[number.upperBound...])
    }
}

/// A line in a function of the compiler's intermediate language (SIL), taken apart.
struct SILLine {
    /// The line without its place, and without what is told about it behind two slashes.
    let text: Substring
    /// The first word, behind what it gives its result to.
    let instruction: String
    /// What it gives its results to, such as `%4`.
    let results: [Substring]
    /// The values that it is made of, in order.
    let operands: [Substring]

    init(_ line: Substring) {
        let text = line.byteRange(of: ", loc ").map { line[..<$0.lowerBound] } ?? line
        let sign = text.byteRange(of: " = ")
        self.text = text
        instruction = SILWords.instruction(of: text)
        results = sign.map { Self.values(in: text[..<$0.lowerBound]) } ?? []
        // A literal can look like anything.
        operands =
            instruction == "string_literal"
            ? [] : Self.values(in: sign.map { text[$0.upperBound...] } ?? text)
    }

    private static func values(in text: Substring) -> [Substring] {
        var values: [Substring] = []
        var rest = text
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            let digits = rest[start...].utf8.dropFirst().prefix(while: SILWords.isOfAWord)
            values.append(rest[start..<digits.endIndex])
            rest = rest[digits.endIndex...]
        }
        return values
    }
}
