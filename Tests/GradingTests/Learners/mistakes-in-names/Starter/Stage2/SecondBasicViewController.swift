import Shared

/// A screen that only contains its views and leaves the logic to its view model.
final class SecondBasicViewController {
    /// Decides everything that the screen shows.
    var viewModel = SecondBasicViewModel()

    /// The user types a number here to see whether it is even.
    let oddEvenTextField = TextField()
    /// Shows the answer for `oddEvenTextField`.
    let oddEvenResultLabel = Label()
    /// The user types a number here to see it as a price.
    let numberFormatterTextField = TextField()
    /// Shows the price for `numberFormatterTextField`.
    let numberFormatterResultLabel = Label()

    /// Binds each output of the view model to its label.
    ///
    /// The outputs hold the screen weakly, so that both can be freed.
    func viewDidLoad() {
        viewModel.resultOddEven = { [weak self] result in
            self?.oddEvenResultLabel.text = result
        }
        viewModel.resultNumberFormatter = { [weak self] result in
            self?.numberFormatterResultLabel.text = result
        }
    }

    /// Passes the text of `oddEvenTextField` to the view model.
    func didTap() {
        viewModel.isEven(text: oddEvenTextField.text)
    }

    /// Passes the text of `numberFormatterTextField` to the view model each time it changes.
    func textFieldDidChangeSelection(_ textField: TextField) {
        viewModel.numberFormatter(text: textField.text)
    }
}
