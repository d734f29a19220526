/// The name of a type or a method, with nothing that has a meaning in any format.
func identifier(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.prefix(80))
}

/// A name of a learner's as a sentence can have it: names are as long as somebody likes.
func shortened(_ name: String) -> Substring { name.prefix(80) }
