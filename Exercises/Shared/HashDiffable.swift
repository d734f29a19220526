/// A value that a list can tell apart from its neighbors and compare with a newer version.
///
/// A feed holds values of several types in one array, `[any HashDiffable]`, which `==` can't compare.
public protocol HashDiffable {
    /// Identifies a thing: all its versions have the same number, and a different thing has another
    /// number, whatever its type is.
    ///
    /// The number is stable only within one run of the program: the next run may use another one.
    var identifier: Int { get }

    /// Returns whether `other` has the same type and the same content.
    func isEqual(to other: Any) -> Bool
}

extension HashDiffable where Self: Equatable {
    /// Returns whether `other` has the same type and equals this value.
    public func isEqual(to other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }
}

extension HashDiffable {
    /// Makes an identifier from a kind and an id: the same id in two kinds gives two identifiers.
    func identifier(kind: String, id: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(id)
        return hasher.finalize()
    }
}
