/// A learner's name for a type or a method, without characters that have a meaning in some format.
func identifier(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.prefix(80))
}

/// A learner's name, truncated to fit a sentence.
func shortened(_ name: String) -> Substring { name.prefix(80) }
