extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 {
            for line in 1...5000 { print("line \(line)") }
            print("no line end", terminator: "")
            fatalError("the reason")
        }
        return number.isMultiple(of: 2)
    }
}
