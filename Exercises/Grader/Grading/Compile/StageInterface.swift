/// What official tests are compiled with: what a stage declares.
struct StageInterface: Sendable {
    let module: Product
    /// Whether the bodies of functions are there, since the compiler couldn't leave them out: parts of them can
    /// be put into the tests, and no name tells of that.
    var hasBodies = false

    /// Whether tests see the same of both.
    func isSame(as other: StageInterface) -> Bool {
        module.note.interface == other.module.note.interface
    }
}
