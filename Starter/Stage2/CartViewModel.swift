/// The logic of a small cart: inputs change it, and outputs report what to show.
///
/// This code is finished. Only its tests are missing: write them in `MyCartTests.swift`.
struct CartViewModel {
    /// Called with the number of pieces in the cart each time it changes.
    var resultCount: ((Int) -> Void)?
    /// Called with a message if an input is refused.
    var resultMessage: ((String) -> Void)?

    /// The number of pieces in the cart, from 0 to 10.
    private(set) var count = 0

    /// Adds pieces to the cart. The text says how many.
    ///
    /// The message is `Please put number` if the text isn't an integer above 0.
    /// It is `Cart is full` if there would be more than 10 pieces. Either way, the cart doesn't change.
    mutating func add(text: String?) {
        guard let pieces = Int(text ?? ""), pieces > 0 else {
            resultMessage?("Please put number")
            return
        }
        guard pieces <= 10 - count else {
            resultMessage?("Cart is full")
            return
        }
        count += pieces
        resultCount?(count)
    }

    /// Removes one piece. The message is `Cart is empty` if there are none.
    mutating func removeOne() {
        guard count > 0 else {
            resultMessage?("Cart is empty")
            return
        }
        count -= 1
        resultCount?(count)
    }

    /// Removes all pieces. If the cart is already empty, no output is called.
    mutating func removeAll() {
        if count > 0 {
            count = 0
            resultCount?(count)
        }
    }
}
