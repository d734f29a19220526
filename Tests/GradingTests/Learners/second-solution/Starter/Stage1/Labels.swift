import Shared

extension FirstBasicViewController {
    /// Reads the field for the tapped button, and shows the answer.
    func didTapFindOddEven() {
        answer(in: oddEvenResultLabel, for: oddEvenTextField) { number in
            ["Genap", "Ganjil"][isEven(number: number) ? 0 : 1]
        }
    }

    /// Reads the price field, whichever field says that it has changed.
    func textFieldDidChangeSelection(_ textField: TextField) {
        answer(in: numberFormatterResultLabel, for: numberFormatterTextField) { number in
            numberFormatter(number: number)
        }
    }

    /// Clears the label, and then shows what `describe` returns for the number in the field.
    private func answer(in label: Label, for field: TextField, describe: (Int) -> String) {
        label.text = ""
        label.text = field.text.flatMap(Int.init).map(describe) ?? "Not number"
    }
}
