extension AdvancedViewModel {
    func didSelect(index: Int) {
        doSideEffect?(products[safe: index].map { "something crazy \($0.name)" } ?? "error")
    }
}
