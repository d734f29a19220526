extension AdvancedViewModel {
    // Assumes that every index is valid.
    func didSelect(index: Int) {
        doSideEffect?("something crazy \(products[index].name)")
    }
}
