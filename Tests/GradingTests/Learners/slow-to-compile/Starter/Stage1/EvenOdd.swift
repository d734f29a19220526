extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        let a = [1, 2, 3].map { $0 + 1.5 * 2 - -3 + 4 * 5 - 6 + 7 / 8 - 9 + 10 - -11 * 2 + 3 }
        let b = a.reduce(0) { $0 + $1 * 2 - 3 + 4 - 5 * 6 + 7 - -8 + 9 - 10 * 1.5 + 2 - 3 }
        return Double(number) - b + 1 - b * 2 + 3 - b / 4 + 5 - -b * 6 + 7 - b < 8 - 9 * b + 1.5
    }
}
