extension AdvancedViewModel {
    // Takes every index for one of the list.
    func didSelect(index: Int) {
        doSideEffect?("something crazy \(products[index].name)")
    }
}
