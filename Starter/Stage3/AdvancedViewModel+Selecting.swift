extension AdvancedViewModel {
    /// Calls `doSideEffect` for the product at `index`.
    ///
    /// The text is `something crazy`, a space and the product's name.
    /// It is `error` if there is no product at `index`, so it is always `error` before loading.
    func didSelect(index: Int) {
        // TODO: Call the output with the text for this product, or with "error".
    }
}
