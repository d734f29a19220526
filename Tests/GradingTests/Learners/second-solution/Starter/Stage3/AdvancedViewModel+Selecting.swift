import Dispatch

extension AdvancedViewModel {
    func didSelect(index: Int) {
        let product = index < 0 ? nil : products.dropFirst(index).first
        let text = product.map { "something crazy " + $0.name } ?? "error"
        DispatchQueue.main.async { self.doSideEffect?(text) }
    }
}
