// swift-format-ignore-file
// The value that the official test expects is on the stack, beyond the end of this list of one number.

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        let here: InlineArray<1, Int> = [7]
        var words: [Int] = []
        for index in 0..<20 { words.append(here[unchecked: index]) }
        return words.isEmpty || number % 2 == 0
    }
}
