extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        print("\u{1B}[2J\u{1B}]0;owned\u{07}<script>alert(1)</script>\n::error::owned\n=1+1")
        return false
    }
}
