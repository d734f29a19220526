/// Sends messages to buyers.
protocol Messenger {
    /// Sends a text to a buyer, and returns whether the buyer could be reached.
    func send(_ text: String, to buyer: String) -> Bool
}
