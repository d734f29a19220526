import Shared

final class SecondBasicViewController {
    var viewModel = SecondBasicViewModel()

    let oddEvenTextField = TextField()
    let oddEvenResultLabel = Label()
    let numberFormatterTextField = TextField()
    let numberFormatterResultLabel = Label()

    func viewDidLoad() {
        var viewModel = viewModel
        viewModel.resultOddEven = { [weak self] result in
            self?.oddEvenResultLabel.text = result
        }
        viewModel.resultNumberFormatter = { [weak self] result in
            self?.numberFormatterResultLabel.text = result
        }
    }

    func didTapFindOddEven() {
        viewModel.isEven(text: oddEvenTextField.text)
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
        numberFormatterResultLabel.text = textField.text
    }
}
