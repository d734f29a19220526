import Shared

/// A screen whose outputs hold the labels, but not the screen.
final class SecondBasicViewController {
    var viewModel = SecondBasicViewModel()

    let oddEvenTextField = TextField()
    let oddEvenResultLabel = Label()
    let numberFormatterTextField = TextField()
    let numberFormatterResultLabel = Label()

    func viewDidLoad() {
        viewModel.resultOddEven = Self.show(in: oddEvenResultLabel)
        viewModel.resultNumberFormatter = Self.show(in: numberFormatterResultLabel)
    }

    func didTapFindOddEven() {
        viewModel.isEven(text: oddEvenTextField.text)
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
        guard textField === numberFormatterTextField else { return }
        viewModel.numberFormatter(text: numberFormatterTextField.text)
    }

    private static func show(in label: Label) -> (String) -> Void {
        { [weak label] text in label?.text = text }
    }
}
