import Shared

extension CreateOrderViewController {
    /// Sends what the fields hold to the interactor. A field without text counts as empty.
    ///
    /// While a save is under way, it does nothing.
    func saveButtonTapped() {
        // TODO: Unless a save is under way, send what the fields hold to the interactor.
    }

    /// Ends the save: routes back, or presents an alert with the error message and stays.
    ///
    /// Then the user can save again.
    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel) {
        // TODO: End the save. Then route back, or present an alert.
    }
}
