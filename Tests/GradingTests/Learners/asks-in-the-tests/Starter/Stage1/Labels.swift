import Shared

extension FirstBasicViewController {
    func didTapFindOddEven() {}
    func textFieldDidChangeSelection(_ textField: TextField) {}
}
