/// The logic of a small cart: inputs change it, and its outputs say what to show.
///
/// This code is finished. What is missing are its tests: write them in `MyCartTests.swift`.
struct CartViewModel {
    /// Called with how many pieces are in the cart, each time that their number has changed.
    var resultCount: ((Int) -> Void)?
    /// Called with a message if an input can't be followed.
    var resultMessage: ((String) -> Void)?

    /// How many pieces are in the cart, from 0 to 10.
    private(set) var count = 0

    /// Puts as many pieces into the cart as the text says.
    ///
    /// The message is `Please put number` if the text is no integer above 0.
    /// It is `Cart is full` if there were more than 10 pieces then. Each time, the cart stays as it is.
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

    /// Takes one piece out. The message is `Cart is empty` if there is none.
    mutating func removeOne() {
        guard count > 0 else {
            resultMessage?("Cart is empty")
            return
        }
        count -= 1
        resultCount?(count)
    }

    /// Takes all pieces out. If there is none, nothing has changed, and nothing is called.
    mutating func removeAll() {
        if count > 0 {
            count = 0
            resultCount?(count)
        }
    }
}
