@available(*, unavailable, message: "because\nerror: No space left on device\nas it says")
func unavailable() {}

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        unavailable()
        return number.isMultiple(of: 2)
    }
}
