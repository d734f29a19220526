import Shared

extension CreateOrderViewController {
    /// Sends the content of the fields to the interactor. A field without text counts as empty.
    ///
    /// It does nothing while a save is in progress.
    func saveButtonTapped() {
        // TODO: Unless a save is in progress, send the content of the fields to the interactor.
    }

    /// Ends the save: routes back, or presents an alert with the error message and stays.
    ///
    /// Afterwards the user can save again.
    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel) {
        // TODO: End the save. Then route back, or present an alert.
    }
}
