extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        var rest = number
        while rest != 0, rest != 1 { rest -= 2 }
        return rest == 0
    }
}
