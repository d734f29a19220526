import Shared

final class SecondBasicViewController {
    var viewModel = SecondBasicViewModel()

    let oddEvenTextField = TextField()
    let oddEvenResultLabel = Label()
    let numberFormatterTextField = TextField()
    let numberFormatterResultLabel = Label()

    func viewDidLoad() {
        viewModel.resultOddEven = { result in
            self.oddEvenResultLabel.text = result
        }
        viewModel.resultNumberFormatter = { result in
            self.numberFormatterResultLabel.text = result
        }
    }

    func didTapFindOddEven() {
        viewModel.isEven(text: oddEvenTextField.text)
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
        viewModel.numberFormatter(text: textField.text)
    }
}
