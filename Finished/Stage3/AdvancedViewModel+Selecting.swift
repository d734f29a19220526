extension AdvancedViewModel {
    /// Calls `doSideEffect` for the product at `index`.
    ///
    /// The text is `something crazy`, a space and the product's name.
    /// It is `error` if there is no product at `index`, so it is always `error` before loading.
    func didSelect(index: Int) {
        guard products.indices.contains(index) else {
            doSideEffect?("error")
            return
        }
        doSideEffect?("something crazy \(products[index].name)")
    }
}
