import Shared

/// A screen that only holds its views, and leaves the logic to its view model.
final class SecondBasicViewController {
    /// What the screen asks for everything that it shows.
    var viewModel = SecondBasicViewModel()

    /// Where the user types a number to see whether it is even.
    let oddEvenTextField = TextField()
    /// Shows the answer for `oddEvenTextField`.
    let oddEvenResultLabel = Label()
    /// Where the user types a number to see it as a price.
    let numberFormatterTextField = TextField()
    /// Shows the price for `numberFormatterTextField`.
    let numberFormatterResultLabel = Label()

    /// Binds each output of the view model to its label.
    ///
    /// The outputs hold the screen weakly, so that the two can be freed.
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

    /// Passes the text of `numberFormatterTextField` to the view model, each time it has changed.
    func textFieldDidChangeSelection(_ textField: TextField) {
        viewModel.numberFormatter(text: textField.text)
    }
}
