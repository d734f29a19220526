/// A learner's name of a type or a method, without signs that mean something in a format.
func identifier(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.prefix(80))
}

/// A learner's name, cut to a length that fits a sentence.
func shortened(_ name: String) -> Substring { name.prefix(80) }
