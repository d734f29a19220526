extension AdvancedViewModel {
    // Accepts one index too many, and calls the wrong output for an error.
    func didSelect(index: Int) {
        guard index <= products.count else {
            onErrorReceiveData?("error")
            return
        }
        doSideEffect?("something crazy \(products[index].name)")
    }
}
