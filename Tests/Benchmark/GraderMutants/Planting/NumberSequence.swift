/// Numbers that look random and are the same in each run.
struct NumberSequence {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    /// The elements in an order that looks random.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        for last in elements.indices.dropFirst().reversed() {
            elements.swapAt(last, next(below: last + 1))
        }
        return elements
    }
}
