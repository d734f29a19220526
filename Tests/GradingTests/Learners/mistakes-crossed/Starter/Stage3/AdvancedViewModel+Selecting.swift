extension AdvancedViewModel {
    // One index too many, and the wrong output.
    func didSelect(index: Int) {
        guard index <= products.count else {
            onErrorReceiveData?("error")
            return
        }
        doSideEffect?("something crazy \(products[index].name)")
    }
}
