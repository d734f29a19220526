/// A value that a list can tell apart from its neighbors and compare with a newer version.
///
/// A feed holds values of several types in one array, `[any HashDiffable]`, which `==` can't compare.
public protocol HashDiffable {
    /// The same number for two versions of one thing, and different numbers for two things, even of
    /// different types.
    ///
    /// It is stable only within one run of the program: the next run may have another number.
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
