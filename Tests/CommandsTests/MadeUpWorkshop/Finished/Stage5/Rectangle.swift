/// A rectangle, by the lengths of its sides.
struct Rectangle {
    let width: Int
    let height: Int

    /// How much it covers: nothing where a length is negative.
    func area() -> Int {
        max(0, width) * max(0, height)
    }
}
