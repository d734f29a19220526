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
        for line in lines {
            if let pointer = Self.pointer(in: line) { uses.append((pointer, line)) }
        }
    }

    private static func pointer(in line: Substring) -> String? {
        guard MemoryTypes.pointer(in: line) != nil else { return nil }
        let line = SILLine(line)
        if repeatsTypes.contains(line.instruction) { return nil }
        // There is nothing that it points to.
        if line.text.byteRange(of: "#Optional.none!enumelt") != nil { return nil }
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

    /// What is told of a call; nil where it is made of a text that is written down, and of what suits it.
    private func word(ofCall call: SILLine, _ values: SILValues) -> String? {
        guard let called = call.operands.first else { return MemoryTypes.argument }
        let name = values.function(called)
        if let name, Self.makers.contains(where: name.hasPrefix) { return nil }
        let lists = call.operands.dropFirst().compactMap(values.types(inList:))
        if call.instruction != "partial_apply", lists.count == 1, call.operands.count > 1,
            let format = values.text(call.operands[1]), FormatText(format).suits(lists[0])
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
