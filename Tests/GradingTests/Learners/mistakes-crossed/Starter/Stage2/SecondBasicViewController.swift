import Shared

final class SecondBasicViewController {
    var viewModel = SecondBasicViewModel()

    let oddEvenTextField = TextField()
    let oddEvenResultLabel = Label()
    let numberFormatterTextField = TextField()
    let numberFormatterResultLabel = Label()

    func viewDidLoad() {
        viewModel.resultOddEven = { [weak self] result in
            self?.numberFormatterResultLabel.text = result
        }
        viewModel.resultNumberFormatter = { [weak self] result in
            self?.numberFormatterResultLabel.text = result
        }
    }

    func didTapFindOddEven() {
        viewModel.isEven(text: numberFormatterTextField.text)
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
        viewModel.numberFormatter(text: textField.text)
    }
}
