/// A value that a list can tell apart from its neighbours and compare with a newer version.
///
/// A feed holds values of several types in one array, `[any HashDiffable]`, which `==` can't compare.
public protocol HashDiffable {
    /// The same for two versions of one thing, and different for two things, also of two types.
    ///
    /// Within one run of the program, that is: another run may have another number.
    var identifier: Int { get }

    /// Whether `other` has the same type and the same content.
    func isEqual(to other: Any) -> Bool
}

extension HashDiffable where Self: Equatable {
    /// Whether `other` has the same type and equals this value.
    public func isEqual(to other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }
}

extension HashDiffable {
    /// An identifier for the thing of this kind with this id: equal ids of two kinds give two.
    func identifier(kind: String, id: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(id)
        return hasher.finalize()
    }
}
