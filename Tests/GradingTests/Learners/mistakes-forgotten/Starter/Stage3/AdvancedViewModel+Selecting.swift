extension AdvancedViewModel {
    // Searches for an id instead of using the index, and calls no output if no product has that id.
    func didSelect(index: Int) {
        guard let product = products.first(where: { $0.id == index + 1 }) else { return }
        doSideEffect?(product.name)
    }
}
