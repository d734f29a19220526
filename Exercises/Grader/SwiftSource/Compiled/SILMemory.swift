/// What a function hands on that can come to any place in memory: told by the types of the values in the
/// compiler's intermediate language (SIL), whatever is called and however.
struct SILMemory {
    /// What is told of, with its line; the same may be in it more than once.
    private(set) var uses: [(word: String, line: Substring)] = []

    /// - Parameter lines: The lines of a function.
    init(_ lines: [Substring]) {
        if lines.contains(where: { $0.byteRange(of: MemoryTypes.argument) != nil }) {
            addArguments(of: lines)
        }
        let withPointers = lines.filter { MemoryTypes.pointer(in: $0) != nil }
        guard !withPointers.isEmpty else { return }
        let ofElements = Self.functionsOfElements(in: lines)
        for line in withPointers {
            let parts = SILLine(line)
            let called = parts.instruction == "apply" ? parts.operands.first : nil
            if let called, ofElements.contains(called) { continue }
            if let pointer = Self.pointer(in: parts) { uses.append((pointer, line)) }
        }
    }

    /// The functions by which the compiler reaches an element that a type keeps in itself, as in
    /// `InlineArray`. What they hand out is used up at once.
    private static func functionsOfElements(in lines: [Substring]) -> Set<Substring> {
        var functions: Set<Substring> = []
        for line in lines where line.byteRange(of: " = function_ref ") != nil {
            guard let name = SILWords(line).symbols.first, !isTooEntangled(name) else { continue }
            let text = demangled(name)
            if text.byteRange(of: "ddressor : ") != nil,
                MemoryTypes.pointer(in: text[...]) == nil
            {
                functions.formUnion(SILLine(line).results)
            }
        }
        return functions
    }

    private static func pointer(in line: SILLine) -> String? {
        if repeatsTypes.contains(line.instruction) { return nil }
        // The compiler takes it out of what it has asked for; nothing in the source can use that.
        if line.text.hasSuffix("Pointer._rawValue") { return nil }
        // There is nothing that it points to.
        if line.text.hasSuffix(", #Optional.none!enumelt") { return nil }
        let sign = line.text.byteRange(of: " : ") ?? line.text.byteRange(of: " to ")
        guard let start = sign else { return MemoryTypes.pointer(in: line.text) }
        if let pointer = MemoryTypes.pointer(in: line.text[..<start.lowerBound]) { return pointer }
        let type = line.text[start.upperBound...]
        // What C's functions do is told by their names.
        if type.hasPrefix("$@convention(c)") { return nil }
        // Many functions of Foundation's offer this one to what they call, so that it can end them.
        return MemoryTypes.pointer(in: type.replacing("UnsafeMutablePointer<ObjCBool>", with: ""))
    }

    /// Instructions that hand nothing on, or a function that has the same type where it is called.
    private static let repeatsTypes: Set = ["function_ref", "string_literal", "debug_value"]

    private mutating func addArguments(of lines: [Substring]) {
        let values = SILValues(lines)
        for line in lines where line.byteRange(of: MemoryTypes.argument) != nil {
            let parts = SILLine(line)
            if parts.instruction.hasSuffix("apply") {
                if let word = word(ofCall: parts, values) { uses.append((word, line)) }
            } else if !Self.makesLists.contains(parts.instruction) {
                uses.append((MemoryTypes.argument, line))
            }
        }
    }

    /// Instructions that write down a list of arguments, beside those that hand nothing on.
    private static let makesLists = repeatsTypes.union(["ref_tail_addr", "class_method"])

    /// What is told of a call; nil where it is made of texts that are written down, and of what suits it.
    private func word(ofCall call: SILLine, _ values: SILValues) -> String? {
        guard let called = call.operands.first else { return MemoryTypes.argument }
        let name = values.function(called)
        if let name, Self.makers.contains(where: name.hasPrefix) { return nil }
        let lists = call.operands.dropFirst().compactMap(values.types(inList:))
        if call.instruction != "partial_apply", lists.count == 1, call.operands.count > 1,
            let formats = values.texts(call.operands[1]),
            formats.allSatisfy({ FormatText($0).suits(lists[0]) })
        {
            return nil
        }
        guard let name = name.flatMap(CompiledName.init) else { return MemoryTypes.argument }
        let isInitializer = name.base == "init" || name.base == "__allocating_init"
        guard isInitializer, let label = name.firstLabel else { return name.base }
        return "\(name.path.first ?? "")(\(label):)"
    }

    private static let makers = [SILValues.newList, "$ss27_finalizeUninitializedArray"]
}
