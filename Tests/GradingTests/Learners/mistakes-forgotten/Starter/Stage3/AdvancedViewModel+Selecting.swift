extension AdvancedViewModel {
    // Looks for the id, and forgets that there may be none.
    func didSelect(index: Int) {
        guard let product = products.first(where: { $0.id == index + 1 }) else { return }
        doSideEffect?(product.name)
    }
}
