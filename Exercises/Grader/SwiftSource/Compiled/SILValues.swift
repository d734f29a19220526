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
        /// The text that it is a literal of.
        let literal: String?
    }

    private var definitions: [Substring: Definition] = [:]
    /// What is stored at an address.
    private var stored: [Substring: [Substring]] = [:]
    /// What a text can be where two ways meet, by the name that it has from there on.
    private var choices: [Substring: [Substring]] = [:]
    /// What stands in the lists that are made, by the list and the place in it.
    private var elements: [Substring: [Int: String]] = [:]

    /// - Parameter lines: The lines of a function.
    init(_ lines: [Substring]) {
        let taken = lines.map(SILLine.init)
        for line in taken {
            for result in line.results {
                definitions[result] = Definition(
                    instruction: line.instruction, operands: line.operands, text: line.text,
                    literal: line.literal)
            }
            if line.instruction == "store", line.operands.count == 2 {
                stored[line.operands[1], default: []].append(line.operands[0])
            }
        }
        addChoices(lines, taken)
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

    /// The texts that a value can be, where each is a literal; nil where one isn't.
    func texts(_ value: Substring) -> [String]? {
        var texts: [String] = []
        var seen: Set<Substring> = []
        var rest = [value]
        while let next = rest.popLast().map(original) {
            guard seen.insert(next).inserted else { continue }
            if let choices = choices[next] {
                rest += choices
            } else if let text = text(next) {
                texts.append(text)
            } else {
                return nil
            }
        }
        return texts.isEmpty ? nil : texts
    }

    private func text(_ value: Substring) -> String? {
        guard let definition = definitions[original(value)] else { return nil }
        if let literal = definition.literal { return literal }
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

    /// Reads what `?:` makes: `br bb3(%17)` hands a text on to `bb3(%26 : @owned $String): // Preds: bb2 bb1`.
    private mutating func addChoices(_ lines: [Substring], _ taken: [SILLine]) {
        var handedOn: [Substring: [Substring]] = [:]
        for line in taken where line.instruction == "br" && line.operands.count == 1 {
            let label = line.text.drop { $0 == " " }.dropFirst("br ".count).prefix { $0 != "(" }
            handedOn[label, default: []].append(line.operands[0])
        }
        for line in lines where line.hasPrefix("bb") {
            guard let head = line.byteRange(of: " : @owned $String):"),
                let from = line.byteRange(of: " // Preds: "), head.upperBound <= from.lowerBound
            else { continue }
            let parts = line[..<head.lowerBound].split(separator: "(")
            // There may be ways here that don't end with the instruction that is read.
            guard parts.count == 2, let values = handedOn[parts[0]],
                values.count == line[from.upperBound...].split(separator: " ").count
            else { continue }
            choices[parts[1]] = values
        }
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
